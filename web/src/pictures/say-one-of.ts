/** Chooses a phrase at random, never the same twice in a row. */
export function sayOneOf(phrases: readonly string[], random: () => number = Math.random) {
  let last: string | undefined;
  return (): string => {
    const choices = phrases.filter((phrase) => phrase !== last);
    last = choices[Math.floor(random() * choices.length)] ?? phrases[0] ?? '';
    return last;
  };
}
