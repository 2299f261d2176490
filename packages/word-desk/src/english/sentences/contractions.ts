const SPOKEN_GERMAN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:'?nen|nen)(?!\p{L})/gu, 'einen'],
  [/(?<!\p{L})'?ne(?!\p{L})/gu, 'eine'],
  [/(?<!\p{L})'?n(?!\p{L})/gu, 'ein'],
  [/(?<!\p{L})'?nem(?!\p{L})/gu, 'einem'],
  [/(?<!\p{L})'?ner(?!\p{L})/gu, 'einer'],
  [/(?<!\p{L})is(?!\p{L})/gu, 'ist'],
  [/(?<!\p{L})aufs? (?:das |die )?(?:klo|toilette)(?!\p{L})/gu, 'zur toilette'],
  [/(?<!\p{L})aufs(?!\p{L})/gu, 'auf das'],
  [/(?<!\p{L})(gibt|geht)['’]?s(?!\p{L})/gu, '$1 es'],
  // "Kann ich mal aufs Klo": one goes there, and "mal" paints nothing.
  [/(?<=(?:kann|darf|muss|soll|will|möchte) (?:ich|wir|du|er|sie) )mal /gu, ''],
  [
    /^((?:kann|darf|muss|soll|will|möchte) (?:ich|wir|du|er|sie) (?:(?:zum|zur|ins|nach|auf die|auf das|in die|in den) \p{L}+))$/u,
    '$1 gehen',
  ],
];
const SHORT_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  // What recognisers hear as German.
  [/\bist\b/g, 'is'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|have|has|must)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|he|she|we|they)'ll\b/g, '$1 will'],
  [/\b(i|you|he|she|we|they)'d like\b/g, '$1 would like'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(he|she|it|that|what|where|there|who|how|name|here)'s\b/g, '$1 is'],
  [/\b(what|where|there|who)s\b/g, '$1 is'],
  [/\b(have|has) got\b/g, '$1'],
  [/^(how many [a-z]+|what) have (i|you|we|they) got\b/g, '$1 do $2 have'],
  [/^(how many [a-z]+|what) has (he|she|it) got\b/g, '$1 does $2 have'],
  [/\bmommy\b/g, 'mum'],
];

const wordsOf = (text: string, rules: readonly (readonly [RegExp, string])[]) => {
  let plain = text.toLowerCase().replace(/[.,!?;:„“”"]/g, ' ');
  for (const [pattern, written] of rules) plain = plain.replace(pattern, written);
  return plain.split(/\s+/).filter(Boolean);
};

export const germanWords = (text: string) => wordsOf(text, SPOKEN_GERMAN);
export const englishWords = (text: string) => wordsOf(text, SHORT_ENGLISH);

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were) not\b/g, "$1n't"],
  [/\bcan not\b/g, "can't"],
  [/\blet us\b/g, "Let's"],
  [/\b(?:at|on|in) the (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi, 'on $1'],
  // What German makes, English does.
  [/\bmake (?=(?:(?:my|your|his|her|our|their|the) )?homework\b)/g, 'do '],
  [/\bmakes (?=(?:(?:my|your|his|her|our|their|the) )?homework\b)/g, 'does '],
  [/\bmade (?=(?:(?:my|your|his|her|our|their|the) )?homework\b)/g, 'did '],
  [/ please$/, ', please'],
];

/** As a book has it: "I don't like fish." */
export function finish(words: readonly string[], isQuestion: boolean, isEnglish: boolean): string {
  let text = words.join(' ');
  if (isEnglish) for (const [pattern, short] of CONTRACTIONS) text = text.replace(pattern, short);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion ? '?' : '.'}`;
}
