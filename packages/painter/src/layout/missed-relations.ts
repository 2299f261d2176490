import type { Wish } from '../wish/wish.ts';
import type { Placement } from './layout.ts';
import {
  areTogether,
  isBetween,
  isOver,
  type Shown,
  showsRelation,
} from './near/shows-relation.ts';

export type Told = Wish['relations'][number];

const TABLE = /^own-(table|school-desk|workbench)/;

const CLOTH = 'prop-cloth';

/** Sun, moon, stars, clouds and rainbows have places of their own. */
const HEAVENLY = /^(1F31|1F30[8D]|1F320|2600|2601|26C5|2B50|own-rainbow)/;
/** With these the body is somewhere by itself, whatever the outlines say. */
const BODILY = /^(rides|drives|sitsIn|sleepsIn|sitsOn|climbs|hangs|fliesWith|comesOutOf|rows)$/;
/** On their own seat or on the feet, high up on the other one. */
const UPON = /^(sits|stands)On$/;
/** Held or worn, somebody's thing is nowhere else. */
const IN_HAND = /^(wears|holds|carries|eats|drinks|reads|plays|gives|throws|catches|kicks)$/;

/** What was said of the places of figures and is not so in the picture. */
export function missedRelations(
  placements: readonly Placement[],
  { relations, actions }: Pick<Wish, 'relations' | 'actions'>,
): Told[] {
  const shown = new Map<number, Shown[]>();
  const heavenly = new Set<number>();
  const tables = new Set<number>();
  for (const placement of placements) {
    const { figure, drawing } = placement.actor;
    if (figure < 0) continue;
    if (HEAVENLY.test(drawing.hexcode)) heavenly.add(figure);
    // One sits behind it, at its side or before it.
    if (TABLE.test(drawing.hexcode)) tables.add(figure);
    shown.set(figure, [...(shown.get(figure) ?? []), shownOf(placement)]);
  }
  // Whoever sits at a table is behind its cloth, and dishes stand upon that.
  const isLaid = placements.some(({ actor }) => actor.drawing.hexcode === CLOTH);
  return relations.filter(({ subject, relation, target }) => {
    const [ones, others] = [shown.get(subject) ?? [], shown.get(target) ?? []];
    if (isLaid && tables.has(target)) return false;
    if (relation === 'with' || ones.length === 0 || others.length === 0) return false;
    if (heavenly.has(subject) || heavenly.has(target)) return false;
    if (relation === 'between') {
      const sides = relations.flatMap((each) =>
        each.subject === subject && each.relation === 'between'
          ? (shown.get(each.target) ?? [])
          : [],
      );
      return sides.length > 1 && !ones.every((one) => isBetween(one, sides));
    }
    const pair = actions.filter(
      ({ agent, object, target: aim }) =>
        (agent === subject && (object === target || aim === target)) ||
        (agent === target && (object === subject || aim === subject)),
    );
    const isDone = pair.some(({ verb }) => BODILY.test(verb));
    // Who only looks at somebody, or holds it, is where the action says.
    if (pair.length > 0 && !isDone && /^(beside|front)$/.test(relation)) return false;
    const isUpon = pair.some(
      ({ verb, agent, spot }) => UPON.test(verb) && agent === subject && !spot,
    );
    const isHeld = actions.some(({ verb, object }) => object === subject && IN_HAND.test(verb));
    if (isHeld && !isDone) return false;
    return !ones.every((one) =>
      others.some((other) =>
        isUpon
          ? isOver(one, other, ridersOf(target, actions, shown) > 2 ? CROWDED : undefined)
          : isDone || (relation === 'beside' && tables.has(target))
            ? areTogether(one, other)
            : showsRelation(relation, one, other),
      ),
    );
  });
}

/** Of many upon one thing the outer ones reach over its edge. */
const CROWDED = -0.2;

const ridersOf = (target: number, actions: Wish['actions'], shown: Map<number, Shown[]>) =>
  actions
    .filter(({ verb, object }) => UPON.test(verb) && object === target)
    .reduce((sum, { agent }) => sum + (shown.get(agent)?.length ?? 0), 0);

function shownOf({ actor, x, y, scale, clip, depth }: Placement): Shown {
  const { width, height } = actor.drawing.bounds;
  const box = { left: x, right: x + width * scale, top: y, bottom: y + height * scale };
  if (!clip) return { ...box, depth, isClipped: false };
  return {
    left: Math.max(box.left, clip.x),
    right: Math.min(box.right, clip.x + clip.width),
    top: Math.max(box.top, clip.y),
    bottom: Math.min(box.bottom, clip.y + clip.height),
    depth,
    isClipped: true,
  };
}
