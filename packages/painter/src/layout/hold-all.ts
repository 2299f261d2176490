import { hold, wear } from './actions/attach.ts';
import { plantFlag } from './near/plant-flag.ts';
import type { Context } from './relate.ts';
import type { Stack } from './stack.ts';

/** These are drawn with a crown already. */
const crowned = /^(1F478|1F934|1FAC5)/;
const FLAG = /^(own-flag|1F6A9|1F3F[34])/;
const BUILT = /^(1F3[EF]|own-(castle|ghost-castle|tower|church|barn|sandcastle|\w+-house))/;

const CAKE = /^(1F382|own-cake)/;

/** What somebody is only said to be with is worn or held, if it can be. */
export function holdAll(
  subjects: Stack[],
  things: Stack[],
  { gone, traits, joined }: Pick<Context, 'gone' | 'traits' | 'joined'>,
) {
  things.forEach((thing, at) => {
    const holder = subjects[at % Math.max(1, subjects.length)];
    if (!holder || gone.has(thing) || gone.has(holder) || holder === thing) return;
    const { hexcode, tall, anchors } = thing.actor.drawing;
    if (hexcode === '1F451' && crowned.test(holder.actor.drawing.hexcode)) {
      gone.add(thing);
      return;
    }
    if (FLAG.test(hexcode) && BUILT.test(holder.actor.drawing.hexcode)) {
      plantFlag(holder, thing, at);
      gone.add(thing);
      return;
    }
    const isWorn = traits.is('hat', hexcode) || /^(1F453|1F576|1F97D|1F9E3|1F392)/.test(hexcode);
    const isHeld =
      traits.is('balloon', hexcode) || (tall !== undefined && anchors.grip && tall < 1);
    // Balloons of a cake fly beside it, and its candles can be seen.
    const isTied = CAKE.test(holder.actor.drawing.hexcode) && traits.is('balloon', hexcode);
    if ((!isWorn && !isHeld) || isTied) return;
    const nth = joined.get(holder) ?? 0;
    if (isWorn) wear(holder, thing);
    else {
      hold(holder, thing, nth);
      joined.set(holder, nth + 1);
    }
    gone.add(thing);
  });
}
