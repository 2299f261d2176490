/** How recognisers that listen for German write the English of beginners. */
const BY_EAR: Readonly<Partial<Record<string, string>>> = {
  hau: 'how',
  hao: 'how',
  ju: 'you',
  juh: 'you',
  jor: 'your',
  jur: 'your',
  mei: 'my',
  mai: 'my',
  näm: 'name',
  neim: 'name',
  nehm: 'name',
  wot: 'what',
  wott: 'what',
  wots: 'what is',
  watt: 'what',
  ei: 'i',
  ai: 'i',
  aim: 'i am',
  em: 'am',
  äm: 'am',
  laik: 'like',
  leik: 'like',
  senk: 'thank',
  sänk: 'thank',
  fänk: 'thank',
  gud: 'good',
  gutt: 'good',
  morning: 'morning',
  moning: 'morning',
  neit: 'night',
  nait: 'night',
  hällo: 'hello',
  helo: 'hello',
  hai: 'hi',
  fein: 'fine',
  fain: 'fine',
  old: 'old',
  jes: 'yes',
  jess: 'yes',
  beibei: 'bye bye',
  du: 'do',
  wer: 'where',
  frem: 'from',
};
/** Spelt by ear only where most of it is: "du" and "wer" alone are German. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [/\bi'?m\b/g, 'i am'],
  [/\b(what|where|how|who|it|that|he|she|name)'?s\b/g, '$1 is'],
  [/\b(do|does|is|are|have)n'?t\b/g, '$1 not'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\blet'?s\b/g, 'let us'],
  [/\byou're\b/g, 'you are'],
  [/\bi've\b/g, 'i have'],
];
/** German words that tell that a sentence is not English, though English words stand in it. */
const GERMAN =
  /(?<!\p{L})(?:ich|heißt|heisst|bedeutet|auf|wie|und|oder|englisch|deutsch|sagt|man|nicht|mir|mein|meine|ist das|der|die|das|ein|eine|auch|kannst|bitte|lass|uns)(?!\p{L})/u;

/** A child's English in small letters, without marks and short forms; null where it is German. */
export function readEnglish(said: string): string | null {
  let text = said
    .toLowerCase()
    .replace(/[.,!?;:„“”"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:äh?m?|lux|also) /u, '');
  if (GERMAN.test(text)) return null;
  const words = text.split(' ');
  const heard = words.filter((word) => BY_EAR[word] !== undefined).length;
  if (heard >= 2)
    text = words.map((word) => BY_EAR[word] ?? (word === 'ar' ? 'are' : word)).join(' ');
  for (const [pattern, written] of SHORT) text = text.replace(pattern, written);
  return text.replace(/\bist\b/g, 'is');
}
