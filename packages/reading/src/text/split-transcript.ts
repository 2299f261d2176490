/** What recognisers write with a sign, as it is said. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€/g, ' Euro '],
  [/%/g, ' Prozent '],
  [/°/g, ' Grad '],
  [/&/g, ' und '],
];

/** Hesitation sounds. They do not count as reading. */
const FILLER = /^(ä+h+m*|e+h+m*|ö+h+m*|h+m+|m+h+m*|mm+)$/i;

/** The words of a transcript, without the sounds of thinking. */
export function splitTranscript(transcript: string): string[] {
  let text = transcript.normalize('NFC');
  for (const [sign, said] of SIGNS) text = text.replaceAll(sign, said);
  return text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word) => !FILLER.test(word.replaceAll(/[^\p{L}]/gu, '') || word));
}
