import { addThing } from '../../sentence/add-figure.ts';
import type { Reading } from '../../sentence/reading.ts';

/** One is there for all. */
const SHARED =
  /^(Korb|Zelt|Grill|Kessel|Topf|Fernseher|Dusche|Kletterwand|Kuchen|Wippe|Rutsche|Tisch|Geburtstagskuchen)$/;

/** A thing that is not said but needed: who reads has a book. Found again if it is there already. */
export function addImplied(reading: Reading, word: string, owner: number): number | undefined {
  const { wish, lexicon } = reading;
  const entry = lexicon.find(word);
  if (!entry?.hexcodes.length) return undefined;
  // A pram in which a baby sits already is the one that is pushed.
  const isPushed = lexicon.classes.isA('pushed', entry.hexcodes);
  const isOwn = (at: number) =>
    wish.actions.some(
      ({ object, agent, verb }) => object === at && agent === owner && verb === 'sitsIn',
    );
  const isTaken = (at: number) =>
    !isPushed && !isOwn(at) && wish.actions.some(({ object }) => object === at);
  const known = wish.figures.findIndex(
    ({ hexcodes }, at) => hexcodes[0] === entry.hexcodes[0] && !isTaken(at),
  );
  if (known >= 0) return known;
  const isShared = lexicon.classes.isA('balls', entry.hexcodes) || SHARED.test(word);
  return addThing(reading, entry, isShared ? 1 : (wish.figures[owner]?.count ?? 1));
}

/** Who does it where nobody is named: "auf einem Einhorn reiten". */
export function addImpliedChild(reading: Reading): number {
  const child = addThing(reading, { label: 'Kind', hexcodes: ['1F9D2'] }, 1);
  const figure = reading.wish.figures[child];
  if (figure) figure.person = { age: 'child', looks: 'person', outfit: 'everyday' };
  return child;
}
