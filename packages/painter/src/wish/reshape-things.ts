import type { Reading } from './sentence/reading.ts';
import { HEIGHTS, slideDown } from './slide-down-hill.ts';
import { findFigure, type Wish, type WishFigure } from './wish.ts';

const BALLOON = /^own-hot-air-balloon/;
const BASKET = /^1F9FA/;
const HILL = /^(26F0|1F3D4)/;
const ON_SNOW = /^(1F6F7|1F3BF|own-snowboard)/;
const BICYCLE = /^1F6B2/;
const SLED =
  /^(1F6F7|1F3BF|1F6B2|1F6F4|1F6F9|1F6FC|1F3CD|1F6F5|own-(snowboard|balance-bike|tricycle|bobby-car|basket-bike))/;
const POINTED_HAT = /^own-.*hat/;
const TOP_HAT = '1F3A9';
const SLIDES = /rutsch|schlitter|rodel|gleite|(?:runter|hinunter)(?:fähr|fahr|roll|saus)/iu;
const ICY = /eisberg|schneeberg|hügel|hang/iu;
const DOWN = /\b(?:hin|her)?(?:unter|ab)\b|\b(?:hin)?r?unter(?:fähr|fahr|roll|saus)|\brunter\b/iu;

/** Then pumpkins have faces. */
const SPOOKY =
  /halloween|grusel|grusl|gesicht|gespenst|geister|hexe|vampir|fleder|nacht|geschnitzt|lach|grins|leucht/iu;

/** What the rest of a sentence makes of a thing: a balloon's basket, a hill that one slides down. */
export function reshapeThings({ wish, removed }: Reading, text: string): void {
  if (takesBasket(wish)) removed.add(findFigure(wish, BASKET));
  for (const drink of pouredOut(wish)) removed.add(drink);
  if (DOWN.test(text)) makeSlope(wish);
  if (SLIDES.test(text) && (DOWN.test(text) || ICY.test(text)))
    slideDown(wish, ICY.test(text), /rodel|schlitten/iu.test(text));
  crossThings(wish);
  if (ON_MOON.test(text)) landOnMoon(wish, removed);
  for (const { verb, object } of wish.actions) {
    const wall = wish.figures[object ?? -1];
    if (verb === 'climbs' && wall?.hexcodes[0] === 'own-wall')
      wall.hexcodes = ['own-climbing-wall'];
    // At a picnic the blanket lies on the meadow.
    const blanket = wish.figures[object ?? -1];
    if (/^(sits|stands)On$/.test(verb) && blanket?.hexcodes[0] === 'own-blanket')
      blanket.hexcodes = ['own-picnic-blanket'];
    const hat = wish.figures[object ?? -1];
    // A pointed hat has no opening to look out of.
    if (verb === 'comesOutOf' && hat && POINTED_HAT.test(hat.hexcodes[0] ?? ''))
      hat.hexcodes = [TOP_HAT];
  }
  // Without a spider a net is one for fish.
  const net = wish.figures[findFigure(wish, /^1F578/)];
  if (net?.label === 'Netz' && findFigure(wish, /^1F577/) < 0) net.hexcodes = ['own-net'];
  const tower = findFigure(wish, /^own-tower/);
  const blocks = wish.figures[tower];
  if (blocks && BLOCKS.test(text)) blocks.hexcodes = ['own-block-tower'];
  flyOnBrooms(wish);
  if (!SPOOKY.test(text)) {
    for (const figure of wish.figures) {
      if (figure.hexcodes[0] === '1F383') figure.hexcodes = ['own-pumpkin-plain'];
    }
  }
  hangOnBranch(wish, removed);
  if (BLOWN_OUT.test(text)) setOnCake(wish, removed);
  layTable(wish);
  seatAll(wish);
  if (TOGETHER.test(text)) shareLoad(wish);
  for (const figure of wish.figures) {
    if (/^Zwillinge/.test(figure.label) && figure.count === 3) figure.count = 2;
  }
}

const BLOCKS =
  /\bturm\b.*\b(?:klötz|bauklötz|baustein|lego|würfel|holzklötz)\p{L}*|klötzchenturm/iu;

/** Witches fly on brooms, whoever comes along sits behind. */
function flyOnBrooms(wish: Wish): void {
  wish.figures.slice().forEach((figure, agent) => {
    if (!figure.isFlying || figure.person?.outfit !== 'witch') return;
    const carried = wish.actions.find(
      ({ agent: rider, verb }) => rider === agent && /^(rides|fliesWith|sits\w+)$/.test(verb),
    );
    const own = carried && wish.figures[carried.object ?? -1]?.hexcodes[0] === '1F9F9';
    if (carried && !own) return;
    const broom = carried?.object ?? wish.figures.length;
    const blank = { count: figure.count, size: 1, isFlying: true, isSwimming: false, wears: [] };
    if (!carried) wish.figures.push({ label: 'Besen', hexcodes: ['1F9F9'], ...blank });
    const guests = wish.relations.flatMap(({ subject, relation, target }) =>
      subject === agent && relation === 'with' && isCompanion(wish.figures[target]) ? target : [],
    );
    for (const rider of carried ? guests : [agent, ...guests]) {
      wish.actions.push({ verb: 'rides', agent: rider, object: broom });
      wish.relations.push({ subject: rider, relation: 'on', target: broom });
    }
  });
}

const isCompanion = (figure: WishFigure | undefined) =>
  /^(1F408|1F426|1F438|1F987|1F989|1F400|1F401|1F415|1F9D2)/.test(figure?.hexcodes[0] ?? '');

const BLOWN_OUT = /\b(?:blas|bläs|blies|pust)\p{L}*\b.*\baus\b|\baus(?:ge)?(?:blas|bläs|pust)/iu;
const CANDLE = /^1F56F/;
const CAKE = /^(1F382|1F370|own-cake)/;

/** The candles that a child blows out are on a cake. */
function setOnCake(wish: Wish, removed: Set<number>): void {
  const at = findFigure(wish, CANDLE);
  const candles = wish.figures[at];
  if (!candles) return;
  const lit = Math.min(12, candles.count);
  const cake = findFigure(wish, CAKE);
  const known = wish.figures[cake];
  if (known) {
    known.hexcodes = [`own-cake-${lit === 3 ? 5 : lit}`];
    removed.add(at);
    for (const action of wish.actions) if (action.object === at) action.object = cake;
    wish.relations = wish.relations.filter(
      ({ subject, target }) => subject !== at && target !== at,
    );
    return;
  }
  Object.assign(candles, { hexcodes: [`own-cake-${lit === 3 ? 5 : lit}`], count: 1 });
}

/** A table to which nothing is said to belong is the one on which the cake stands. */
function layTable(wish: Wish): void {
  const [table, cake] = [findFigure(wish, /^own-table/), findFigure(wish, CAKE)];
  if (table < 0 || cake < 0) return;
  const isUsed = wish.relations.some(
    ({ target, relation }) => target === table && relation === 'on',
  );
  const isTaken = wish.relations.some(
    ({ subject, relation }) => subject === cake && /^(on|in)$/.test(relation),
  );
  const isHeld = wish.actions.some(
    ({ object, verb }) => object === cake && /^(holds|carries|eats|bakes)$/.test(verb),
  );
  if (isUsed || isTaken || isHeld) return;
  wish.relations.push({ subject: cake, relation: 'on', target: table });
}

const TOGETHER = /\b(?:zusammen|gemeinsam|zu zweit|miteinander)\b/iu;

/** "sitzt zwischen Oma und Opa auf dem Sofa": all three sit there. */
function seatAll(wish: Wish): void {
  for (const { subject, relation, target } of [...wish.relations]) {
    const seat = wish.actions.find(({ agent, verb }) => agent === subject && verb === 'sitsOn');
    const neighbour = wish.figures[target];
    if (relation !== 'between' || seat?.object === undefined || !neighbour?.person) continue;
    if (wish.actions.some(({ agent }) => agent === target)) continue;
    // The seat is made for the large ones, who sit down first.
    wish.actions.unshift({ verb: 'sitsOn', agent: target, object: seat.object });
    wish.relations.push({ subject: target, relation: 'on', target: seat.object });
  }
}

/** "zwei Mäuse heben zusammen einen Käse hoch": it is between both. */
function shareLoad(wish: Wish): void {
  const shared = wish.actions.find(({ verb, agent, object }) => {
    if (!/^(holds|carries|lifts)$/.test(verb) || object === undefined) return false;
    if ((wish.figures[object]?.count ?? 0) !== 1) return false;
    const isPair = (wish.figures[agent]?.count ?? 1) > 1;
    return isPair || wish.actions.some((other) => other.object === object && other.agent !== agent);
  });
  for (const action of wish.actions)
    if (shared && action.verb === shared.verb && action.object === shared.object)
      action.verb = 'bears';
}

/** Who is said to be in the basket is in the balloon's or the bicycle's, which is drawn with one. */
function takesBasket(wish: Wish): boolean {
  const basket = findFigure(wish, BASKET);
  const isUsed = wish.relations.some(
    ({ relation, target }) => relation === 'in' && target === basket,
  );
  const balloon = [findFigure(wish, BALLOON), isUsed ? findFigure(wish, BICYCLE) : -1].find(
    (at) => at >= 0,
  );
  const whole = wish.figures[balloon ?? -1];
  if (balloon === undefined || !whole || basket < 0) return false;
  if (BICYCLE.test(whole.hexcodes[0] ?? '')) whole.hexcodes = ['own-basket-bike'];
  for (const relation of wish.relations) {
    if (relation.target === basket) relation.target = balloon;
  }
  for (const action of wish.actions) if (action.object === basket) action.object = balloon;
  return true;
}

/** "trinkt Saft aus einem Becher": the drink is in the vessel, which is held. */
function pouredOut({ actions, figures }: Wish): number[] {
  return actions.flatMap(({ verb, agent, object }) => {
    if (!/^(drinks|eats)$/.test(verb) || VESSEL.test(figures[object ?? -1]?.label ?? '')) return [];
    const isInVessel = actions.some(
      (other) =>
        other.verb === verb &&
        other.agent === agent &&
        VESSEL.test(figures[other.object ?? -1]?.label ?? ''),
    );
    return isInVessel && object !== undefined ? object : [];
  });
}

const VESSEL = /(tasse|becher|glas|flasche|krug|schale|schüssel|napf|teller|kokosnuss)$/i;

const SLOTH = /^1F9A5/;

/** Who is at a branch sits on it; a sloth is drawn hanging from one. */
function hangOnBranch(wish: Wish, removed: Set<number>): void {
  const branch = findFigure(wish, /^own-branch/);
  if (branch < 0) return;
  for (const relation of wish.relations) {
    if (relation.target !== branch) continue;
    if (SLOTH.test(wish.figures[relation.subject]?.hexcodes[0] ?? '')) removed.add(branch);
    else if (relation.relation === 'beside') relation.relation = 'on';
  }
}

/** These may be gone over on foot. */
const CROSSED =
  /^(own-bridge|own-drawbridge|1F344|own-rock|own-stump|own-log|1F308|own-rainbow|own-lily|1F343|own-branch)/;
const ON_FOOT = /^(crawl|sneak|walk|run|kneel|dance|sit|handOut)$/;

/** Who crawls over a mushroom or rides over a bridge is on it; who climbs a hill on foot stands. */
function crossThings(wish: Wish): void {
  for (const { subject, relation, target } of [...wish.relations]) {
    const [goer, thing] = [wish.figures[subject], wish.figures[target]];
    if (!goer || !thing || goer.isFlying) continue;
    const isRiding = wish.actions.some(
      ({ agent, verb }) => agent === subject && /^(rides|drives)$/.test(verb),
    );
    const isGoing = isRiding || ON_FOOT.test(goer.pose ?? '');
    if (relation !== 'above' || !isGoing || !CROSSED.test(thing.hexcodes[0] ?? '')) continue;
    wish.relations = wish.relations.filter(
      (known) => known.subject !== subject || known.target !== target,
    );
    wish.relations.push({ subject, relation: 'on', target });
    const isThere = wish.actions.some(
      ({ verb, agent, object }) => verb === 'standsOn' && agent === subject && object === target,
    );
    if (!isThere) wish.actions.push({ verb: 'standsOn', agent: subject, object: target });
  }
  for (const action of wish.actions) {
    const thing = wish.figures[action.object ?? -1]?.hexcodes[0] ?? '';
    const isGoing = /^(walk|run|dance)$/.test(wish.figures[action.agent]?.pose ?? '');
    if (action.verb === 'sitsOn' && isGoing && HEIGHTS.test(thing)) action.verb = 'standsOn';
  }
}

const ON_MOON = /\b(?:vom|auf\s+de[mn]|am)\s+Mond\b/iu;
const TRAVELLER = /^(1F9D1-200D-1F680|1F46[89]-200D-1F680|1F47D|1F680|own-moon-rover)/;
const MOON = /^1F31[1-9A-E]/;

/** Astronauts are on its ground, not beside a moon in the sky. */
function landOnMoon(wish: Wish, removed: Set<number>): void {
  const moon = findFigure(wish, MOON);
  if (moon < 0 || findFigure(wish, TRAVELLER) < 0) return;
  wish.setting.place = 'moon';
  wish.setting.words.push('Mond');
  removed.add(moon);
}

/** The sled stands on it, whoever rides. */
function makeSlope(wish: Wish): void {
  const [hill, sled] = [findFigure(wish, HILL), findFigure(wish, SLED)];
  const figure = wish.figures[hill];
  if (!figure || sled < 0) return;
  const isSnowy = ON_SNOW.test(wish.figures[sled]?.hexcodes[0] ?? '');
  figure.hexcodes = [
    isSnowy || wish.setting.weather.includes('snow') ? 'own-slope' : 'own-grass-slope',
  ];
  if (!isSnowy) wish.setting.place ??= 'mountains';
  wish.actions = wish.actions.filter(({ object }) => object !== hill);
  wish.relations = wish.relations.filter(({ target }) => target !== hill);
  wish.relations.push({ subject: sled, relation: 'on', target: hill });
}
