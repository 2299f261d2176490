import type { Random } from './random.ts';

/** One of the choices, each as likely as its weight says. @throws RangeError where there are none. */
export function pickWeighted<Choice>(
  random: Random,
  choices: readonly (readonly [weight: number, choice: Choice])[],
): Choice {
  let left = random() * choices.reduce((total, [weight]) => total + weight, 0);
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new RangeError('Nothing to pick from.');
}
