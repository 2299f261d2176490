/** How words sound in Bavaria, Berlin, Swabia and on the coast; the learnt reader shall know them all. */
const DIALECTS: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/\bich\b/g, 'i'],
    [/\bmich\b/g, 'mi'],
    [/\bnicht\b/g, 'ned'],
    [/\bein\b|\beine\b/g, 'a'],
    [/\bmein\b|\bmeine\b/g, 'mei'],
    [/\bhab\b|\bhabe\b/g, 'hob'],
    [/\bauch\b/g, 'a'],
    [/\bist\b/g, 'is'],
    [/\bimmer\b/g, 'oiwei'],
    [/\balles\b/g, 'ois'],
    [/\bdie\b/g, 'de'],
    [/\bder\b/g, 'da'],
    [/\bwar\b/g, 'wa'],
    [/\bkeiner\b/g, 'koana'],
    [/\bheim/g, 'hoam'],
    [/er\b/g, 'a'],
    [/\bge(?=[fkptgsl])/g, 'g'],
  ],
  [
    [/\bich\b/g, 'ick'],
    [/\bdas\b/g, 'dit'],
    [/\bnicht\b/g, 'nich'],
    [/\bge/g, 'je'],
    [/\bg(?=[aeiou])/g, 'j'],
    [/\bhaben\b/g, 'ham'],
    [/\bauch\b/g, 'ooch'],
    [/\bkein/g, 'keen'],
    [/\bein\b/g, 'n'],
    [/\bmein\b/g, 'meen'],
    [/\bwas\b/g, 'wat'],
  ],
  [
    [/\bich\b/g, 'i'],
    [/\bnicht\b/g, 'net'],
    [/\bein\b|\beine\b/g, 'a'],
    [/st(?=\b)/g, 'sch'],
    [/\bhabe?\b/g, 'han'],
    [/\bist\b/g, 'isch'],
    [/en\b/g, 'a'],
    [/\bmein\b/g, 'mei'],
    [/\bauch\b/g, 'au'],
  ],
  [
    [/\bich\b/g, 'ik'],
    [/\bnicht\b/g, 'nich'],
    [/\bdas\b/g, 'dat'],
    [/\bwas\b/g, 'wat'],
    [/\beine?\b/g, 'ne'],
    [/en\b/g, 'n'],
  ],
];

export const dialectCount = DIALECTS.length;

/** A sentence in one of `dialectCount` dialects. */
export const speakDialect = (text: string, dialect: number): string =>
  (DIALECTS[dialect] ?? []).reduce((said, [pattern, by]) => said.replace(pattern, by), text);
