/** How one hears, tears and writes: letters, endings and small words, by what is changed and into what. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ist(?= |$)/u, 'is'],
  [/ist(?= |$)/u, 'isch'],
  [/nicht(?= |$)/u, 'nich'],
  [/eine?(?= )/u, 'n'],
  [/ein(?= )/u, 'a'],
  [/en(?= |$)/u, 'n'],
  [/en(?= |$)/u, 'e'],
  [/en(?= |$)/u, 'a'],
  [/e(?= |$)/u, ''],
  [/t(?= |$)/u, 'd'],
  [/st/u, 'schd'],
  [/ß|ss/u, 's'],
  [/v/u, 'f'],
  [/ie/u, 'i'],
  [/ei/u, 'ai'],
  [/ä/u, 'e'],
  [/ü/u, 'i'],
  [/([lmnprt])\1/u, '$1'],
  [/ck/u, 'k'],
  [/ch(?= |$)/u, 'k'],
  [/der(?= )/u, 'da'],
  [/was(?= )/u, 'wat'],
  [/was(?= )/u, 'wos'],
  [/das(?= |$)/u, 'dat'],
  [/das(?= |$)/u, 'des'],
  [/haben(?= )/u, 'ham'],
  [/haben(?= )/u, 'hend'],
  [/wie viele?/u, 'wifiel'],
  [/ /u, ' äh '],
  [/ /u, ' also '],
  [/(?<= )(\p{L}{2,4}) /u, '$1 $1 '],
  [/$/u, ' du'],
  [/^/u, 'lux '],
];
const MOST_CHANGES = 3;

/** A sentence as a recogniser or a dialect has it, changed in one to three places by `random`. */
export function blur(text: string, random: () => number): string {
  let blurred = text;
  const count = 1 + Math.floor(random() * MOST_CHANGES);
  for (let done = 0; done < count; done += 1) {
    const fitting = CHANGES.filter(([pattern]) => pattern.test(blurred));
    const [pattern, into] = fitting[Math.floor(random() * fitting.length)] ?? [];
    if (!pattern || into === undefined) continue;
    blurred = blurred.replace(pattern, into);
  }
  return blurred;
}
