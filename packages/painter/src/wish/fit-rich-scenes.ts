import { addAction, relate } from './clauses/actions/act.ts';
import { isBuilding } from './clauses/place-group.ts';
import { fitRooms } from './fit-rooms.ts';
import { harness } from './harness.ts';
import { isAlive, type Reading } from './sentence/reading.ts';
import type { Wish } from './wish.ts';

/** What belongs together in a scene of many things, though nobody says so. */
export function fitRichScenes(reading: Reading): void {
  seatRiders(reading);
  useOwnGate(reading);
  openTents(reading);
  flyOutdoors(reading);
  leaveBlankets(reading);
  sitBeside(reading);
  sitBehindRiders(reading);
  hangLamps(reading);
  paintWalls(reading);
  shareBetween(reading);
  roastAtFire(reading);
  emptyWorn(reading);
  celebrate(reading);
  harness(reading);
  fitRooms(reading);
}

const CHAPEL = /^1F492/;

/** A wedding of somebody who is named is a feast where they are, and no chapel. */
function celebrate({ wish, removed }: Reading): void {
  const chapel = wish.figures.findIndex(({ hexcodes }) => CHAPEL.test(hexcodes[0] ?? ''));
  if (chapel < 0 || wish.figures.length < 3 || wish.figures[chapel]?.label !== 'Hochzeit') return;
  removed.add(chapel);
  wish.setting.weather.push('party');
}

const FOR_ONE = /^(1F40E|1FA91|1F9F9|own-(armchair|stool|rocking-chair|lounger|beach-chair))/;

/** "sitzt zwischen zwei Raben auf einem Ast", "im Regal zwischen Teddy und Ball": they are there, too. */
function shareBetween(reading: Reading): void {
  const { wish, lexicon } = reading;
  for (const { subject, relation, target } of [...wish.relations]) {
    const side = wish.figures[target];
    if (relation !== 'between' || !side) continue;
    const place = wish.relations.find(
      (each) => each.subject === subject && /^(on|in)$/.test(each.relation),
    );
    const isPlaced = wish.relations.some(
      (each) => each.subject === target && /^(on|in|above|below)$/.test(each.relation),
    );
    const isSmall =
      isAlive(reading, side) ||
      lexicon.classes.isA('held', side.hexcodes) ||
      lexicon.classes.isA('small', side.hexcodes);
    if (!place || isPlaced || !isSmall || place.target === target) continue;
    if (FOR_ONE.test(wish.figures[place.target]?.hexcodes[0] ?? '')) continue;
    relate(reading, target, place.relation, place.target);
    const action = wish.actions.find(
      ({ verb, agent, object }) =>
        agent === subject && object === place.target && /^(sits|stands)(On|In)$/.test(verb),
    );
    if (action && isAlive(reading, side)) addAction(reading, { ...action, agent: target });
  }
}

const FIRE = /^(1F525|own-campfire)/;

/** At a fire nobody has a table: what is roasted is in the hand. */
function roastAtFire({ wish: { figures, actions } }: Reading): void {
  if (!figures.some(({ hexcodes }) => FIRE.test(hexcodes[0] ?? ''))) return;
  for (const action of actions)
    if (/^(bakes|stirs)$/.test(action.verb) && action.object !== undefined) action.verb = 'holds';
}

/** What is in a rucksack that somebody wears is not seen: one of it is in the hand. */
function emptyWorn(reading: Reading): void {
  const { wish } = reading;
  for (const { subject, relation, target } of [...wish.relations]) {
    const worn = wish.actions.find(({ verb, object }) => verb === 'wears' && object === target);
    const content = wish.figures[subject];
    if (relation !== 'in' || !worn || !content || worn.agent === subject) continue;
    if (isAlive(reading, content)) continue;
    content.count = 1;
    wish.relations = wish.relations.filter(
      (each) => each.subject !== subject || each.target !== target,
    );
    addAction(reading, { verb: 'holds', agent: worn.agent, object: subject });
    relate(reading, worn.agent, 'with', subject);
  }
}

const MOUNT = /^(1F40E|1F42[AB]|1FACF|own-(unicorn|pegasus))/;

/** "ein Pferd springt, die Reiterin hat eine Weste an": she rides the horse that was named. */
function seatRiders(reading: Reading): void {
  const { figures, actions, relations } = reading.wish;
  figures.forEach(({ person, count, pose }, rider) => {
    if (person?.outfit !== 'rider' || pose || count > 1) return;
    const isElsewhere =
      relations.some(({ subject, relation }) => subject === rider && relation !== 'with') ||
      actions.some(
        ({ agent, object, verb }) =>
          agent === rider && figures[object ?? -1] && !/^(wears|holds)$/.test(verb),
      ) ||
      actions.some(({ object, target }) => object === rider || target === rider);
    const mount = figures.findIndex(
      ({ hexcodes, count: mounts }, at) =>
        mounts === 1 &&
        MOUNT.test(hexcodes[0] ?? '') &&
        !actions.some(
          ({ verb, object }) =>
            object === at && /^(rides|sitsOn|walks|pets|feeds|combs)$/.test(verb),
        ),
    );
    if (isElsewhere || mount < 0) return;
    addAction(reading, { verb: 'rides', agent: rider, object: mount });
    relate(reading, rider, 'on', mount);
  });
}

const CASTLE = /^(1F3F0|1F3EF|own-(castle|ghost-castle))/;
const GOAL = /^1F945/;

/** The gate of a castle is drawn with it; balls are shot into another. */
function useOwnGate({ wish, removed }: Reading): void {
  const { figures, actions, relations } = wish;
  knockAtHouse(wish, removed);
  const castle = figures.findIndex(({ hexcodes }) => CASTLE.test(hexcodes[0] ?? ''));
  const gate = figures.findIndex(({ hexcodes }) => GOAL.test(hexcodes[0] ?? ''));
  if (castle < 0 || gate < 0 || actions.some(({ verb }) => verb === 'kicks')) return;
  removed.add(gate);
  for (const relation of relations) {
    if (relation.target !== gate) continue;
    relation.target = castle;
    if (/^(on|in)$/.test(relation.relation)) relation.relation = 'front';
  }
  for (const action of actions) if (action.object === gate) action.object = castle;
}

const HOUSE = /^own-(\w+-house|barn|ghost-castle|castle)/;
const DOOR = /^(1F6AA|own-door)/;

/** "die Tür vom Hexenhaus" is drawn with it. */
function knockAtHouse({ figures, actions, relations }: Wish, removed: Set<number>): void {
  const house = figures.findIndex(
    (figure) => isBuilding(figure) || HOUSE.test(figure.hexcodes[0] ?? ''),
  );
  const door = figures.findIndex(({ hexcodes }) => DOOR.test(hexcodes[0] ?? ''));
  const isOf = relations.every(({ subject, target }) => ![subject, target].includes(house));
  if (house < 0 || door < 0 || !isOf) return;
  removed.add(door);
  for (const action of actions) if (action.object === door) action.object = house;
  for (const relation of relations) if (relation.target === door) relation.target = house;
}

const TENT = /^26FA/;

/** Who is in a tent is seen in its opening. */
function openTents({ wish }: Reading): void {
  const { figures, actions, relations, setting } = wish;
  figures.forEach((figure, at) => {
    if (!TENT.test(figure.hexcodes[0] ?? '')) return;
    const isLived =
      actions.some(({ verb, object }) => object === at && /^(sits|sleeps)In$/.test(verb)) ||
      relations.some(({ relation, target }) => target === at && relation === 'in');
    if (!isLived) return;
    figure.hexcodes = ['own-open-tent'];
    setting.place ??= 'meadow';
  });
}

const OF_THE_HOUSE =
  /^(1F6CB|1F6C1|1FA91|1F6BD|1F6CF|own-(vacuum|armchair|rocking-chair|table|wardrobe|fridge|bunk-bed))/;

/** Who flies upon a chair is out in the open, not in the room of the chair. */
function flyOutdoors({ wish: { figures, actions, setting } }: Reading): void {
  const isOnFurniture = actions.some(
    ({ verb, object }) =>
      verb === 'fliesWith' && OF_THE_HOUSE.test(figures[object ?? -1]?.hexcodes[0] ?? ''),
  );
  const isFurniture = figures.some(
    ({ isFlying, hexcodes }) => isFlying && OF_THE_HOUSE.test(hexcodes[0] ?? ''),
  );
  if (isOnFurniture || isFurniture) setting.place ??= 'meadow';
}

const BED = /^(1F6CF|own-(blanket|tall-bed))/;

/** Who sits in a house under a blanket is in the house. */
function leaveBlankets({ wish, removed }: Reading): void {
  const { figures, actions, relations } = wish;
  const isHouse = (at: number | undefined) =>
    /^(own-(tree-house|open-tent|cave)|1F3E|26FA)/.test(figures[at ?? -1]?.hexcodes[0] ?? '');
  figures.forEach(({ label, hexcodes }, at) => {
    if (!/decke$/i.test(label) || !BED.test(hexcodes[0] ?? '')) return;
    const under = actions.filter(({ verb, object }) => verb === 'sleepsIn' && object === at);
    const areHoused =
      under.length > 0 &&
      under.every(({ agent }) =>
        actions.some(
          (each) => each.agent === agent && each.verb === 'sitsIn' && isHouse(each.object),
        ),
      );
    if (!areHoused) return;
    removed.add(at);
    wish.actions = wish.actions.filter((each) => !under.includes(each));
    wish.relations = relations.filter(({ target }) => target !== at);
    wish.notShown.push(`unter der ${label}`);
  });
}

const BROAD =
  /^(1F3E|1F3F0|1F6CB|1F5FB|26F0|own-(bench|wall|branch|rock|jetty|tree-house|tower|picnic-blanket|fence|podium))/;

/** "sitzt auf einem Dach und neben ihr eine Katze": both sit up there. */
function sitBeside(reading: Reading): void {
  const { wish } = reading;
  for (const { subject, relation, target } of [...wish.relations]) {
    const seat = wish.actions.find(
      ({ verb, agent, object }) =>
        agent === target &&
        /^(sits|stands)On$/.test(verb) &&
        BROAD.test(wish.figures[object ?? -1]?.hexcodes[0] ?? ''),
    )?.object;
    const guest = wish.figures[subject];
    const isPlaced = wish.actions.some(
      ({ agent, verb }) => agent === subject && !/^(wears|holds)$/.test(verb),
    );
    const isNearer = wish.relations.some(
      (each) => each.subject === subject && /^(on|in|behind|below)$/.test(each.relation),
    );
    if (relation !== 'beside' || seat === undefined || !guest || isPlaced || isNearer) continue;
    if (!isAlive(reading, guest) || guest.pose || guest.isFlying || seat === subject) continue;
    wish.relations = wish.relations.filter(
      (each) => each.subject !== subject || each.target !== target,
    );
    addAction(reading, { verb: 'sitsOn', agent: subject, object: seat });
    relate(reading, subject, 'on', seat);
  }
}

const BULB = /^(1F4A1|1FA94|own-table-lamp)/;

/** A lamp from which somebody hangs is one of the ceiling. */
function hangLamps({ wish: { figures, actions } }: Reading): void {
  for (const { verb, object } of actions) {
    const lamp = figures[object ?? -1];
    if (verb === 'hangs' && lamp && BULB.test(lamp.hexcodes[0] ?? ''))
      lamp.hexcodes = ['own-chandelier'];
  }
}

/** What is sprayed on a wall is drawn with it. */
function paintWalls({ wish, removed }: Reading): void {
  const { figures, relations } = wish;
  const at = (drawing: RegExp) =>
    figures.findIndex(
      ({ hexcodes }, index) => drawing.test(hexcodes[0] ?? '') && !removed.has(index),
    );
  const [paint, wall] = [at(/^own-graffiti/), at(/^own-wall/)];
  if (paint < 0 || wall < 0) return;
  removed.add(wall);
  for (const relation of relations) {
    if (relation.target === wall) relation.target = paint;
    if (relation.subject === wall) relation.subject = paint;
  }
}

/** "und hinter ihr sitzt ein Dackel": on the same motorcycle. */
function sitBehindRiders(reading: Reading): void {
  const { wish } = reading;
  for (const { subject, relation, target } of [...wish.relations]) {
    const guest = wish.figures[subject];
    const ride = wish.actions.find(({ verb, agent }) => verb === 'rides' && agent === target);
    const isSeated = wish.actions.some(
      ({ verb, agent }) => agent === subject && /^(sits|rides|drives)/.test(verb),
    );
    if (relation !== 'behind' || guest?.pose !== 'sit' || ride?.object === undefined || isSeated)
      continue;
    delete guest.pose;
    wish.relations = wish.relations.filter(
      (each) => each.subject !== subject || each.target !== target,
    );
    addAction(reading, { verb: 'rides', agent: subject, object: ride.object });
    relate(reading, subject, 'on', ride.object);
  }
}
