/** "(und |)wie schwer (ist|sind) {x}": a way to say something, with alternatives. */
const CHOICE = /\(([^()]*)\)/;
const THING = /\{x\}/;
/** "{igel}": asked of that one. */
const NAMED = /\{([^}]+)\}/g;

/** One of the sentences a pattern stands for, chosen by `random`; names for `{x}` come from `nameOf`. */
export function expandPattern(
  pattern: string,
  { random, nameOf }: { random: () => number; nameOf: () => string },
): string {
  let text = pattern;
  for (let found = CHOICE.exec(text); found; found = CHOICE.exec(text)) {
    const choices = (found[1] ?? '').split('|');
    text = text.replace(CHOICE, () => choices[Math.floor(random() * choices.length)] ?? '');
  }
  while (THING.test(text)) text = text.replace(THING, nameOf);
  return text.replaceAll(NAMED, '$1').replace(/\s+/g, ' ').trim();
}
