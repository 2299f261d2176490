import type { Wish } from './wish.ts';

const SHIP = /^own-(ship|pirate-ship|viking-ship)/;
const WHEEL = /^own-steering-wheel/;
const CANNON = /^own-cannon/;
const STEAMER = /^own-ship/;
const CREW = /^(captain|pirate|sailor|viking)/;

/** Who sails a ship is on it, where nothing else is said. */
export function boardShip({ figures, relations, actions, setting }: Wish): void {
  const ships = figures.flatMap(({ hexcodes, count }, at) =>
    count === 1 && SHIP.test(hexcodes[0] ?? '') ? at : [],
  );
  const [ship] = ships;
  if (ship === undefined || ships.length > 1) return;
  const vessel = figures[ship];
  const isPirates = figures.some(({ person }) => person?.outfit === 'pirate');
  if (vessel && isPirates && STEAMER.test(vessel.hexcodes[0] ?? ''))
    vessel.hexcodes = ['own-pirate-ship'];
  if (setting.place && !/^sea$/.test(setting.place)) return;
  figures.forEach(({ hexcodes }, at) => {
    const isPlaced = relations.some(({ subject }) => subject === at);
    if (CANNON.test(hexcodes[0] ?? '') && !isPlaced)
      relations.push({ subject: at, relation: 'on', target: ship });
  });
  figures.forEach(({ person, isFlying, isSwimming }, at) => {
    const isPlaced =
      relations.some(
        ({ subject, relation }) => subject === at && !/^(with|beside)$/.test(relation),
      ) || actions.some(({ agent, verb }) => agent === at && !/^(wears|holds|looksAt)$/.test(verb));
    if (!person || !CREW.test(person.outfit) || isFlying || isSwimming || isPlaced) return;
    actions.push({ verb: 'sitsIn', agent: at, object: ship });
    relations.push({ subject: at, relation: 'in', target: ship });
    const wheel = figures.findIndex(({ hexcodes: own }) => WHEEL.test(own[0] ?? ''));
    const isSteered = actions.some(({ object }) => object === wheel);
    if (wheel >= 0 && !isSteered) actions.push({ verb: 'holds', agent: at, object: wheel });
  });
}
