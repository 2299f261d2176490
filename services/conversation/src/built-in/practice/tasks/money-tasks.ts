import { createRandom, integerBetween } from '@lux/random/random.ts';
import { hearNumber, isAnotherMatter } from '../hear-answer.ts';
import type { Task, TaskKind } from './task.ts';

const NOTES = [5, 10, 20, 50] as const;
const THINGS = ['ein Buch', 'ein Spiel', 'ein Puzzle', 'einen Ball'] as const;

/** "Du zahlst mit 10 Euro und kaufst einen Ball für 7 Euro. Wie viel Geld bekommst du zurück?" */
export function moneyTasks(isHard: boolean): TaskKind {
  return {
    make(seed) {
      const random = createRandom(seed);
      const note = NOTES[integerBetween(random, isHard ? 1 : 0, isHard ? 3 : 1)] ?? 10;
      const thing = THINGS[integerBetween(random, 0, THINGS.length - 1)] ?? 'ein Buch';
      return changeTask(note, thing, integerBetween(random, 1, note - 1));
    },
    find(said) {
      const [, note, thing, price] =
        /Du zahlst mit (\d+) Euro und kaufst (.+) für (\d+) Euro\. Wie viel Geld bekommst du zurück\?$/.exec(
          said,
        ) ?? [];
      return price === undefined ? null : changeTask(Number(note), thing ?? '', Number(price));
    },
  };
}

const changeTask = (note: number, thing: string, price: number): Task => ({
  prompt: `Du zahlst mit ${note} Euro und kaufst ${thing} für ${price} Euro. Wie viel Geld bekommst du zurück?`,
  judge(answer) {
    const amount = answer.toLowerCase().replace(/(?<!\p{L})euros?(?!\p{L})/gu, ' ');
    if (isAnotherMatter(answer) || /cent/iu.test(answer)) return null;
    const said = /(?<!\p{L})ein(?:en)? +$/u.test(amount) ? 1 : hearNumber(amount);
    return said === null ? null : said === note - price;
  },
  hint: `Rechne ${note} minus ${price}. Oder zähle von ${price} bis ${note} weiter.`,
  solution: `${note} Euro minus ${price} Euro ist ${note - price} Euro.`,
});
