const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below one million as English says it: "one hundred and five". */
export function englishNumber(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return `${TENS[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : `-${SMALL[rest]}`}`;
  }
  const [size, name] = value < 1_000 ? [100, 'hundred'] : [1_000, 'thousand'];
  const rest = value % size;
  const head = `${englishNumber(Math.floor(value / size))} ${name}`;
  if (rest === 0) return head;
  return `${head}${size === 100 || rest < 100 ? ' and' : ''} ${englishNumber(rest)}`;
}
