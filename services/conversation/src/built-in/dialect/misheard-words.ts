/** Words a recogniser writes for others that sound so, where only the other can stand. */
const MISHEARD: readonly (readonly [RegExp, string])[] = [
  // "Gips noch Piraten"
  [
    /^((?:und|aber|du|sag mal) )*gips (?=(?:noch|ein|eine|einen|auch|echte?|in|bei|überhaupt|wirklich|eigentlich|es|den|die|das|immer|schon|hier|da) )/iu,
    '$1gibt es ',
  ],
  // "Kannst du einen Sitz erzählen"
  [
    /(?<=(?:erzähl\p{L}*|kannst|kennst|sag|noch) .*)sitz(?= (?:erzähl|sag|hör|über|von|mit|bitte)|[ ?.!]*$)/iu,
    'witz',
  ],
  // "Wie viele Zähne hat ein weißer High"
  [
    /(?<=(?:zähne|flossen?|frisst|fressen|schwimm\p{L}*|weißer?n?|hammer|schläft|alt|groß|gefährlich\p{L}*) .*|(?:ein|der|die|den|weißer?|hammer|wal) )high(?=(?:s|e|en)?(?!\p{L}))/iu,
    'hai',
  ],
  // "Was essen egal im Winter"
  [/(?<=(?:essen|fressen|machen|leben|schlafen|haben|sind) )egal(?= \p{L})/iu, 'igel'],
  // "Der Turm von Pizza"
  [/(?<=turm .*)pizza(?!\p{L})/iu, 'pisa'],
  // "Friert der Eis wer", "die Feuer wär"
  [/(?<!\p{L})eis (?:wer|bär|wär|beer)(?=(?:en)?(?!\p{L}))/giu, 'eisbär'],
  [/(?<!\p{L})feuer (?:wär|wer|währ)(?!\p{L})/giu, 'feuerwehr'],
  // "Wie macht mann das", "wen man rennt"
  [
    /(?<=(?:macht|kann|muss|darf|soll|wenn|warum|wie|was|ob|sagt|wen|wo) )mann(?= (?!ist|hat|und|mit|vom|von|im))/gu,
    'man',
  ],
  [
    /(?<= )wen(?= (?:man|es|ich|du|wir|sie|der|die|das|ein|eine|er)(?: \p{L}+){1,5}[ ?.!]*$)/gu,
    'wenn',
  ],
];

/** A sentence with such words as they were meant. */
export const withMeantWords = (said: string): string =>
  MISHEARD.reduce((text, [heard, meant]) => text.replace(heard, meant), said);
