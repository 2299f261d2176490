const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['hundred', 100] as const,
]);
const NUMBER = new RegExp(
  `(?<!\\p{L})(?:(${TENS.join('|')})[- ])?(${[...VALUES.keys()].join('|')})(?!\\p{L})`,
  'giu',
);
/** Two English numbers with a sign between them, German or English. */
const IS_SUM = /(?:times|plus|minus|mal|divided by|and|geteilt durch|durch) (?:the )?[a-z]/iu;

/** "Was ist seven times eight?" with German signs and digits; other questions as they are. */
export function withGermanNumbers(question: string): string {
  if (!IS_SUM.test(question)) return question;
  let found = 0;
  const written = question.replace(NUMBER, (_, tens: string | undefined, word: string) => {
    found += 1;
    const value = VALUES.get(word.toLowerCase()) ?? 0;
    return String((tens ? (VALUES.get(tens.toLowerCase()) ?? 0) : 0) + value);
  });
  if (found < 2) return question;
  return written
    .replace(/(?<!\p{L})times(?!\p{L})/giu, 'mal')
    .replace(/(?<!\p{L})divided by(?!\p{L})/giu, 'geteilt durch')
    .replace(/(?<=\d )and(?= \d)/giu, 'plus')
    .replace(/^(?:what(?:'s| is)|how much is) /iu, 'was ist ');
}
