/** Letters of other scripts that look like Latin ones, by what they look like. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑ',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еэєεҽ',
  f: 'ғ',
  g: 'ɡԍ',
  h: 'нһ',
  i: 'іιїı',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  m: 'мμ',
  n: 'пηո',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гя',
  s: 'ѕ',
  t: 'тτ',
  u: 'υцս',
  v: 'νѵ',
  w: 'шщωԝ',
  x: 'хχ',
  y: 'уγүў',
  z: 'ȥ',
};

const latinOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  ),
);
const FOREIGN = /[\u0370-\u058f\u0131\u0251\u0261]/u;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Undoes letters borrowed from other scripts ("stеrbеn" with a Cyrillic е). A word is read so only
 * where it has Latin letters too, or stands in a text that is Latin otherwise: Russian stays Russian.
 * Wants small letters.
 */
export function replaceConfusables(text: string): string {
  if (!FOREIGN.test(text)) return text;
  const latin = text.match(/[a-zäöüß]/gu)?.length ?? 0;
  const foreign = text.match(/[\u0370-\u058f]/gu)?.length ?? 0;
  return text.replace(WORD, (word) => {
    const isMixed = /[a-zäöüß]/u.test(word);
    if (!FOREIGN.test(word) || (!isMixed && latin <= 2 * foreign)) return word;
    return [...word].map((letter) => latinOf.get(letter) ?? letter).join('');
  });
}
