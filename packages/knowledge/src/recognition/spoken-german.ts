/** What children say and recognisers write, as it stands in books; whole words only. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:isses|ises|is es)\b/g, 'ist es'],
  [/\b(?:is|iss)(?= (?:der|die|das|ein|eine|n|ne|denn|es|er|sie)\b)/g, 'ist'],
  [/\bis\b/g, 'ist'],
  [/\b(gibt|geht|hat|war|kann|macht|wie|was|wo|wenn|ob|mach)['’]?s\b/g, '$1 es'],
  [/\b(?:nich|ned|net|nit|nisch)\b/g, 'nicht'],
  [/\b(?:'ne|ne|nee(?= \p{L}))\b/gu, 'eine'],
  [/(?<= )(?:'n|n|nen)\b/g, 'ein'],
  [/\b(?:wat)\b/g, 'was'],
  [/\b(?:dat|det|des(?= (?:ist|sind|heisst)))\b/g, 'das'],
  [/\b(?:ick|icke|ik|i(?= (?:hab|will|mag|bin)))\b/g, 'ich'],
  [/\b(?:mer|ma)(?= (?:das|die|den|was|mal))\b/g, 'mir'],
  [/\b(?:sin)\b/g, 'sind'],
  [/\b(?:hot)\b/g, 'hat'],
  [/\b(?:kriegt|kriecht)\b/g, 'bekommt'],
  [/\b(?:ähm?|öhm?|hm+|äh|eh|ehm|mhm)\b,?/gu, ' '],
  [/\b(?:warum|wieso) nicht\b/g, 'warum nicht'],
];

/** "Wie kalt isses da?" as "wie kalt ist es da?": small letters, spoken forms written out. */
export function writeOut(question: string): string {
  return SPOKEN.reduce(
    (text, [pattern, written]) => text.replace(pattern, written),
    question.toLowerCase(),
  ).trim();
}
