import { isAlive, type Reading } from './sentence/reading.ts';
import type { Wish, WishFigure } from './wish.ts';

/** Words for many of a kind, which who is named after them spells out. */
const KINDS: Record<string, (figure: WishFigure, reading: Reading) => boolean> = {
  Tier: (figure, reading) => isAlive(reading, figure) && !figure.person,
  Tiere: (figure, reading) => isAlive(reading, figure) && !figure.person,
};

/**
 * "ein Bus mit Tieren drin, ein Löwe und ein Affe": those named are the animals, where the animals
 * would be; of "eine Familie … Mama, Papa, ich und das Baby" the child is "ich".
 */
export function nameMembers(reading: Reading): void {
  const { wish, removed, family } = reading;
  wish.figures.forEach((figure, at) => {
    const isMember = KINDS[figure.label];
    if (!isMember || figure.count < 2 || removed.has(at)) return;
    const named = indicesAfter(wish, at, (other) => isMember(other, reading)).filter(
      (other) => !removed.has(other),
    );
    if (named.length < 2) return;
    // Who does something of its own stands where that is done.
    for (const member of named) if (!isPlaced(wish, member)) standFor(wish, at, member);
    removed.add(at);
  });
  if (!family || removed.has(family.from)) return;
  const named = indicesAfter(wish, family.to - 1, ({ person }) => Boolean(person));
  if (!named.some((at) => wish.figures[at]?.label === 'ich')) return;
  for (const member of named) if (!isPlaced(wish, member)) standFor(wish, family.from, member);
  for (let at = family.from; at < family.to; at++) {
    if (/^(Mädchen|Junge)$/.test(wish.figures[at]?.label ?? '')) removed.add(at);
  }
}

const indicesAfter = ({ figures }: Wish, start: number, fits: (figure: WishFigure) => boolean) =>
  figures.flatMap((figure, at) => (at > start && fits(figure) ? [at] : []));

const isPlaced = ({ relations, actions }: Wish, at: number) =>
  relations.some(({ subject }) => subject === at) || actions.some(({ agent }) => agent === at);

/** Does and is where the one it spells out would be. */
function standFor(wish: Wish, group: number, member: number): void {
  const { pose } = wish.figures[group] ?? {};
  const figure = wish.figures[member];
  if (figure && pose) figure.pose ??= pose;
  const named = (at: number | undefined) => (at === group ? member : at);
  for (const { subject, relation, target } of [...wish.relations]) {
    if (subject !== group && target !== group) continue;
    wish.relations.push({
      subject: subject === group ? member : subject,
      relation,
      target: target === group ? member : target,
    });
  }
  for (const action of [...wish.actions]) {
    const { agent, object, target } = action;
    if (agent !== group && object !== group) continue;
    const [told, aim] = [named(object), named(target)];
    wish.actions.push({
      ...action,
      agent: agent === group ? member : agent,
      ...(told !== undefined && { object: told }),
      ...(aim !== undefined && { target: aim }),
    });
  }
}
