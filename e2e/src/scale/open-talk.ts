import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../testing/visitor.ts';

/** Children listen before they ask again, and each stays below its limits. */
const PAUSE_MS = 300;

/** Children who ask one question after the other until `stop`. */
export async function openTalk(url: string, count: number) {
  const answers: string[] = [];
  const failures: string[] = [];
  const latest = new Map<number, string>();
  let isOver = false;

  async function talk(child: number): Promise<void> {
    const visitor = new Visitor(url);
    const conversation = await visitor.startConversation();
    for (let turn = 1; !isOver; turn += 1) {
      try {
        const answer = await visitor.say(conversation, `Erzähl mir etwas über Tag ${turn}!`);
        answers.push(answer);
        latest.set(child, answer);
      } catch (error) {
        failures.push(String(error));
      }
      await pause(PAUSE_MS);
    }
  }
  const talking = Promise.all(Array.from({ length: count }, (_, child) => talk(child)));

  return {
    failures,
    /** In the order in which they came. */
    answers,
    /** Whether this is the last thing that each child heard. */
    allHear: (answer: string) =>
      latest.size === count && [...latest.values()].every((one) => one === answer),
    stop: async () => {
      isOver = true;
      await talking;
    },
  };
}
