import { addAction } from './clauses/actions/act.ts';
import type { Reading } from './sentence/reading.ts';

const DRAWN = /^(1F6F7|own-(carriage|wagon|handcart))/;
const DRAUGHT = /^(1F98C|1F40E|1F415|1F402|1FACF|E003|own-(husky|unicorn|pegasus))/;

/** "ein Weihnachtsmann mit Schlitten und Rentieren": they pull it, and he sits in it. */
export function harness(reading: Reading): void {
  const { wish, removed } = reading;
  const isFree = (at: number) =>
    !removed.has(at) &&
    !wish.actions.some(
      ({ verb, agent, object }) => verb !== 'wears' && [agent, object].includes(at),
    );
  const find = (drawing: RegExp) =>
    wish.figures.findIndex(
      ({ hexcodes, count }, at) =>
        drawing.test(hexcodes[0] ?? '') && isFree(at) && (drawing !== DRAWN || count === 1),
    );
  const [sledge, animal] = [find(DRAWN), find(DRAUGHT)];
  const driver = wish.figures.findIndex(
    ({ person, count }, at) => person && count === 1 && isFree(at),
  );
  const areTogether = wish.relations.some(
    ({ relation, subject, target }) =>
      relation === 'with' && [subject, target].some((at) => at === sledge || at === animal),
  );
  if (sledge < 0 || animal < 0 || !areTogether) return;
  addAction(reading, { verb: 'pulls', agent: animal, object: sledge });
  if (driver >= 0) addAction(reading, { verb: 'sitsIn', agent: driver, object: sledge });
}
