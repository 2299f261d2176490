import type { Traits } from '../create-traits.ts';
import type { Setting } from '../wish/setting.ts';
import type { Actor } from './layout.ts';
import { isInland } from './placing/waterline.ts';
import { SWIMMERS } from './settle-setting.ts';
import type { Stack } from './stack.ts';

/** They are in the water of rivers and lakes, whatever they do there. */
const WATERFOWL = /^(own-duckling|own-lily-pad|1F986|1F9A2|1FABF|1F40A|1F99B|1F9A6|1F9AB)/;
/** At the beach they are on the sand. */
const ASHORE = /^(1F980|1F422|1F41A|1F99E|1F9AD|1F40A|1F427|own-(sea-star|sea-urchin|walrus|raft))/;
/** Whether somebody is on the ground, in the air, in the water or at its surface. */
export function zoneOf(actor: Actor, setting: Required<Setting>, traits: Traits): Stack['zone'] {
  const { hexcode } = actor.drawing;
  const { place } = setting;
  if (place === 'space' || place === 'sky') return 'air';
  if (traits.is('air', hexcode) || actor.isFlying) return place === 'underwater' ? 'water' : 'air';
  if (place === 'underwater') {
    return traits.is('water', hexcode) || actor.isSwimming || actor.size < 1.9
      ? traits.is('seabed', hexcode)
        ? 'ground'
        : 'water'
      : 'ground';
  }
  if (actor.isLeaping && place === 'sea') return 'surface';
  if (place === 'sea') {
    if (traits.is('water', hexcode) || SWIMMERS.test(hexcode) || actor.isSwimming) return 'water';
    return traits.is('seabed', hexcode) ? 'ground' : 'surface';
  }
  const swims =
    traits.is('water', hexcode) ||
    traits.is('boat', hexcode) ||
    (WATERFOWL.test(hexcode) && !actor.drawing.perAdult) ||
    actor.isSwimming;
  return isInland(place) && swims && !(place === 'beach' && ASHORE.test(hexcode))
    ? 'surface'
    : 'ground';
}
