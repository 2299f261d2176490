/** Short, unstressed words that recognisers swallow. "nicht" is none: without it a sentence turns over. */
export const smallWords: ReadonlySet<string> = new Set(
  // biome-ignore format: one line for each kind
  [
    'der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen', 'einem', 'einer', 'eines',
    'und', 'oder', 'aber', 'denn', 'als', 'wie', 'so', 'da', 'zu',
    'in', 'im', 'ins', 'an', 'am', 'ans', 'auf', 'aus', 'bei', 'beim', 'mit', 'von', 'vom', 'zum', 'zur', 'um',
    'ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'ihn', 'ihm', 'sich', 'man',
    'ist', 'hat',
  ],
);
