import type { Reading } from './reading.ts';

/** Parts that are drawn with their wholes: "der Turm" of a castle, "der Ast" of a tree. */
const WHOLES: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/^(Turm|Burgturm|Schlossturm|Mauer)$/, /^(1F3F0|own-ghost-castle)/],
  [/^(Korb|Fahrradkorb)$/, /^own-(tandem|basket-bike)/],
  [/^(Ast|Zweig|Baumkrone)$/, /^(own-tree$|own-apple-tree|own-birch|1F33[2-4])/],
];

/** Named already: by the same word, or by a compound of it: "ein Lagerfeuer … ins Feuer". */
export function namedBefore(
  { wish, removed, phrase, preposition }: Reading,
  label: string,
): number {
  // "eine Eule liest den kleinen Eulen vor": they are others.
  const same = wish.figures.findIndex(
    (figure, at) =>
      figure.label === label && !removed.has(at) && !(phrase.size && figure.size === 1),
  );
  const isKnown =
    /^(der|die|das|dem|den)$/.test(phrase.article) || (!phrase.article && preposition);
  if (same >= 0 || label.length < 3 || !isKnown || phrase.count) return same;
  const whole = WHOLES.find(([part]) => part.test(label))?.[1];
  const host = whole
    ? wish.figures.findLastIndex(
        ({ hexcodes: [first = ''] }, at) => whole.test(first) && !removed.has(at),
      )
    : -1;
  if (host >= 0) return host;
  const tail = label.toLowerCase();
  return wish.figures.findLastIndex(
    (figure, at) => !removed.has(at) && !figure.person && figure.label.endsWith(tail),
  );
}
