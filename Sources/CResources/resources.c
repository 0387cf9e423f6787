// The files of Resources/ that the programs need, embedded when this file is compiled: nothing is looked for,
// opened or parsed at run time, and editing one of them rebuilds the programs.
#include "CResources.h"

static const unsigned char vocabulary[] = {
#embed "../../Resources/vocabulary/english-spanish.tsv"
};

static const unsigned char irregular_forms[] = {
#embed "../../Resources/vocabulary/english-irregular-forms.tsv"
};

static const unsigned char most_usual_english[] = {
#embed "../../Resources/vocabulary/most-usual-english.tsv"
};

static const unsigned char style[] = {
#embed "../../Resources/style.css"
};

static const unsigned char icon_16[] = {
#embed "../../Resources/icons/palabra-16.png"
};

static const unsigned char icon_32[] = {
#embed "../../Resources/icons/palabra-32.png"
};

static const unsigned char icon_48[] = {
#embed "../../Resources/icons/palabra-48.png"
};

static const unsigned char icon_128[] = {
#embed "../../Resources/icons/palabra-128.png"
};

#define RESOURCE(array) ((struct resource){(array), sizeof(array)})

struct resource resource_vocabulary(void) { return RESOURCE(vocabulary); }

struct resource resource_irregular_forms(void) { return RESOURCE(irregular_forms); }

struct resource resource_most_usual_english(void) { return RESOURCE(most_usual_english); }

struct resource resource_style(void) { return RESOURCE(style); }

struct resource resource_icon(size_t index) {
  const struct resource icons[resource_icon_count] = {
      RESOURCE(icon_16), RESOURCE(icon_32), RESOURCE(icon_48), RESOURCE(icon_128)};
  return icons[index];
}
