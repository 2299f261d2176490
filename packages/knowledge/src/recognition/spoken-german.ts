/** A whole word: `\b` would end one before every umlaut. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');

/** What children say and recognisers write, as it stands in books. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [word('isses|ises|is es'), 'ist es'],
  [word('is'), 'ist'],
  [word("(gibt|geht|hat|war|kann|macht|wie|was|wo|wenn|ob|mach)['’]?s"), '$1 es'],
  [word('nich|ned|net|nit|nisch'), 'nicht'],
  [word("'?ne"), 'eine'],
  [/(?<= )(?:'n|n|nen)(?!\p{L})/gu, 'ein'],
  [word('wat'), 'was'],
  [word('dat|det'), 'das'],
  [word('ick|icke|ik'), 'ich'],
  [word('sin'), 'sind'],
  [word('hot'), 'hat'],
  [word('kriegt|kriecht'), 'bekommt'],
  [word('u[ -](bahn|boot)'), 'u$1'],
  [word('(?:ähm?|öhm?|hm+|äh|eh|ehm),?'), ' '],
];

/** "Wie kalt isses da?" as "wie kalt ist es da?": small letters, spoken forms written out. */
export function writeOut(question: string): string {
  return SPOKEN.reduce(
    (text, [pattern, written]) => text.replace(pattern, written),
    question.toLowerCase(),
  ).trim();
}
