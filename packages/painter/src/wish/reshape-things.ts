import type { Reading } from './sentence/reading.ts';
import type { Wish } from './wish.ts';

const BALLOON = /^own-hot-air-balloon/;
const BASKET = /^1F9FA/;
const HILL = /^(26F0|1F3D4)/;
const SLED = /^(1F6F7|1F3BF|own-snowboard)/;
const POINTED_HAT = /^own-.*hat/;
const TOP_HAT = '1F3A9';
const HEIGHTS = /^(26F0|1F3D4|own-iceberg)/;
const SLIDES = /rutsch|schlitter|rodel|gleite/iu;
const ICY = /eisberg|schneeberg|hügel|hang/iu;
const DOWN = /\b(?:hin|her)?(?:unter|ab)\b|\brunter\b/iu;

/** Then pumpkins have faces. */
const SPOOKY =
  /halloween|grusel|grusl|gesicht|gespenst|geister|hexe|vampir|fleder|nacht|geschnitzt|lach|grins|leucht/iu;

/** What the rest of a sentence makes of a thing: a balloon's basket, a hill that one slides down. */
export function reshapeThings({ wish, removed }: Reading, text: string): void {
  if (takesBasket(wish)) removed.add(find(wish, BASKET));
  if (DOWN.test(text)) makeSlope(wish);
  if (SLIDES.test(text) && (DOWN.test(text) || ICY.test(text))) slideDown(wish, ICY.test(text));
  crossThings(wish);
  if (ON_MOON.test(text)) landOnMoon(wish, removed);
  for (const { verb, object } of wish.actions) {
    const wall = wish.figures[object ?? -1];
    if (verb === 'climbs' && wall?.hexcodes[0] === 'own-wall')
      wall.hexcodes = ['own-climbing-wall'];
    // At a picnic the blanket lies on the meadow.
    const blanket = wish.figures[object ?? -1];
    if (verb === 'sitsOn' && blanket?.hexcodes[0] === 'own-blanket')
      blanket.hexcodes = ['own-picnic-blanket'];
    const hat = wish.figures[object ?? -1];
    // A pointed hat has no opening to look out of.
    if (verb === 'comesOutOf' && hat && POINTED_HAT.test(hat.hexcodes[0] ?? ''))
      hat.hexcodes = [TOP_HAT];
  }
  if (!SPOOKY.test(text)) {
    for (const figure of wish.figures) {
      if (figure.hexcodes[0] === '1F383') figure.hexcodes = ['own-pumpkin-plain'];
    }
  }
  hangOnBranch(wish, removed);
  for (const figure of wish.figures) {
    if (/^Zwillinge/.test(figure.label) && figure.count === 3) figure.count = 2;
  }
}

const find = ({ figures }: Wish, drawing: RegExp) =>
  figures.findIndex(({ hexcodes: [first = ''] }) => drawing.test(first));

/** Who is said to be in the basket is in the balloon, which is drawn with one. */
function takesBasket(wish: Wish): boolean {
  const [balloon, basket] = [find(wish, BALLOON), find(wish, BASKET)];
  if (balloon < 0 || basket < 0) return false;
  for (const relation of wish.relations) {
    if (relation.target === basket) relation.target = balloon;
  }
  for (const action of wish.actions) if (action.object === basket) action.object = balloon;
  return true;
}

const SLOTH = /^1F9A5/;

/** Who is at a branch sits on it; a sloth is drawn hanging from one. */
function hangOnBranch(wish: Wish, removed: Set<number>): void {
  const branch = find(wish, /^own-branch/);
  if (branch < 0) return;
  for (const relation of wish.relations) {
    if (relation.target !== branch) continue;
    if (SLOTH.test(wish.figures[relation.subject]?.hexcodes[0] ?? '')) removed.add(branch);
    else if (relation.relation === 'beside') relation.relation = 'on';
  }
}

/** Who slides down a hill or an iceberg has a slope of it; an iceberg may be the whole place. */
function slideDown(wish: Wish, isPlace: boolean): void {
  if (find(wish, /^own-slope/) >= 0) return;
  const hill = find(wish, HEIGHTS);
  const height = wish.figures[hill];
  if (height) {
    const isOn = (other: number | undefined) => other === hill;
    const there = new Set([
      ...wish.relations.flatMap(({ subject, target }) => (isOn(target) ? subject : [])),
      ...wish.actions.flatMap(({ agent, object }) => (isOn(object) ? agent : [])),
    ]);
    height.hexcodes = ['own-slope'];
    wish.actions = wish.actions.filter(({ object }) => !isOn(object));
    wish.relations = wish.relations.filter(({ target }) => !isOn(target));
    for (const subject of there) {
      const slider = wish.figures[subject];
      if (slider) slider.pose = 'sit';
      wish.relations.push({ subject, relation: 'on', target: hill });
    }
    if (/^Eis/.test(height.label)) wish.setting.place ??= 'ice';
    return;
  }
  if (!isPlace) return;
  const target = wish.figures.length;
  const sliders = wish.figures.flatMap(({ pose }, at) => (pose === 'sit' ? at : []));
  if (sliders.length === 0) return;
  const slope = { label: 'Hang', hexcodes: ['own-slope'], count: 1, size: 1, wears: [] };
  wish.figures.push({ ...slope, isFlying: false, isSwimming: false });
  for (const subject of sliders) wish.relations.push({ subject, relation: 'on', target });
}

/** These may be gone over on foot. */
const CROSSED =
  /^(own-bridge|1F344|own-rock|own-stump|own-log|1F308|own-rainbow|own-lily|1F343|own-branch)/;
const ON_FOOT = /^(walk|run|kneel|dance|sit)$/;

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
    wish.actions.push({ verb: 'standsOn', agent: subject, object: target });
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
  const moon = find(wish, MOON);
  if (moon < 0 || find(wish, TRAVELLER) < 0) return;
  wish.setting.place = 'moon';
  wish.setting.words.push('Mond');
  removed.add(moon);
}

/** The sled stands on it, whoever rides. */
function makeSlope(wish: Wish): void {
  const [hill, sled] = [find(wish, HILL), find(wish, SLED)];
  const figure = wish.figures[hill];
  if (!figure || sled < 0) return;
  figure.hexcodes = ['own-slope'];
  wish.actions = wish.actions.filter(({ object }) => object !== hill);
  wish.relations = wish.relations.filter(({ target }) => target !== hill);
  wish.relations.push({ subject: sled, relation: 'on', target: hill });
}
