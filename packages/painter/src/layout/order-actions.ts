import type { Verb, Wish } from '../wish/wish.ts';

const SITS_IN = /^(sits|sleeps)In$/;

/** Clothes, who sits in a jar and things in hands come first: they ride along with their owner. */
export function inOrder(
  actions: Wish['actions'],
  isVessel: (figure: number | undefined) => boolean,
  isBeing: (figure: number | undefined) => boolean,
): Wish['actions'] {
  const rank = ({ verb, agent, object, target, spot, manner }: Wish['actions'][number]) => {
    if (verb === 'sitsOn' && spot) return 0.5;
    if (verb === 'sitsOn' && isBeing(object)) return 1.2;
    // Who sits in a basket with something in the hand has it before.
    if (isHandy(verb) && sitters.has(agent)) return -1;
    // Who brings tea to somebody in bed comes when that one lies there; who throws at rowers, too.
    if (target !== undefined && rests.has(target) && isHandy(verb)) return 2.6;
    // Who stumbles lies over the thing before anybody helps.
    if (verb === 'worksOn') return manner === 'trip' ? 1 : 2.5;
    if (SITS_IN.test(verb) && lifted.has(object)) return 0;
    // Who looks out of a house is there before it is hosed.
    if (verb === 'sitsIn' && hosed.has(object)) return 0;
    if (verb === 'wears' || (SITS_IN.test(verb) && isVessel(object))) return 0;
    if (verb === 'rides' || verb === 'drives') return 1.5;
    if (verb === 'standsOn') return 2.5;
    // Fire is spat before two meet, so that there is room for it.
    if (verb === 'spits') return 1;
    return isHandy(verb) ? 1 : LAST.has(verb) ? 3 : 2;
  };
  const hosed = new Set(actions.flatMap((each) => (each.verb === 'hoses' ? each.object : [])));
  const lifted = new Set(actions.flatMap((each) => (each.verb === 'lifts' ? each.object : [])));
  const sitters = new Set(
    actions.flatMap((action) =>
      SITS_IN.test(action.verb) && isVessel(action.object) ? action.agent : [],
    ),
  );
  const rests = new Set(
    actions.flatMap(({ verb, agent }) => (/^(sits|sleeps|rows)/.test(verb) ? agent : [])),
  );
  return [...actions].sort((a, b) => rank(a) - rank(b));
}

export function isHandy(verb: Verb): boolean {
  return /^(wears|holds|carries|eats|drinks|reads|throws|catches|kicks|gives|puts)$/.test(verb);
}

/** Done to somebody wherever that one sits by then. */
const LAST = new Set<Verb>(['feeds', 'pets', 'decorates', 'looksAt', 'pushes', 'pulls']);
