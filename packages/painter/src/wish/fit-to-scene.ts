import { boardShip } from './board-ship.ts';
import {
  buildOfSand,
  layBreakfast,
  leapOnHorse,
  leaveCord,
  leaveLava,
  leaveMoonOutside,
  lightStreets,
  loadLorry,
  nameWater,
  perchOnHats,
  scatterLeaves,
  sitInTree,
  tidyPlaces,
  wrapTowels,
} from './fit-places.ts';
import { fitRichScenes } from './fit-rich-scenes.ts';
import { isAlive, type Reading } from './sentence/reading.ts';
import type { Wish } from './wish.ts';

/** What a word means where it is said: the tree at Christmas, an umbrella on a beach, a ball player's basket. */
export function fitToScene(reading: Reading, text: string): void {
  const { wish, removed } = reading;
  fitRichScenes(reading);
  if (/weihnacht|heiligabend|christ|nikolaus|advent/iu.test(text)) trimTree(wish);
  spreadParasols(wish);
  raiseBasket(wish);
  boardShip(wish);
  leaveLights(wish);
  aimHoses(wish, text);
  if (LANTERNS.test(text)) giveLanterns(wish, removed);
  floatRing(wish);
  if (FIGHTS.test(text)) dressFighters(wish, removed);
  moveWearers(wish);
  changeThings(reading);
  examine(wish);
  dropPeople(wish);
  if (/pflück/iu.test(text)) plantFruitTree(wish);
  leaveMoonOutside(wish, removed, text);
  loadLorry(wish);
  leapOnHorse(wish);
  leaveCord(wish, removed);
  tidyPlaces(wish, removed);
  wrapTowels(wish, removed, text);
  scatterLeaves(wish);
  layBreakfast(wish);
  nameWater(wish);
  lightStreets(wish);
  leaveLava(wish, removed);
  perchOnHats(wish, text);
  sitInTree(wish, removed);
  if (/\bsand\b/iu.test(text)) buildOfSand(wish);
}

const ROUND_TREE = /^(own-tree$|own-fir|1F33[23])/;
const CHRISTMAS_TREE = '1F384';

/** The tree that is adorned at Christmas stands in the room. */
function trimTree({ figures, actions, setting }: Wish): void {
  for (const figure of figures)
    if (ROUND_TREE.test(figure.hexcodes[0] ?? '')) figure.hexcodes = [CHRISTMAS_TREE];
  const isAdorned = actions.some(
    ({ verb, object }) =>
      verb === 'decorates' && figures[object ?? -1]?.hexcodes[0] === CHRISTMAS_TREE,
  );
  if (isAdorned) setting.place ??= 'room';
}

const UMBRELLA = /^(2602|2614)/;
const PARASOL = '26F1';
const AT_REST = /^(lie|sit|sitFloor|doze)$/;

/** By the water one lies below an umbrella that stands there, and nobody holds it. */
function spreadParasols(wish: Wish): void {
  const { figures, relations, actions, setting } = wish;
  if (!/^(beach|pool|lake|sea)$/.test(setting.place ?? '')) return;
  figures.forEach((figure, umbrella) => {
    if (!UMBRELLA.test(figure.hexcodes[0] ?? '')) return;
    const rests = (at: number) =>
      AT_REST.test(figures[at]?.pose ?? '') ||
      actions.some(({ verb, agent }) => verb === 'sleepsIn' && agent === at);
    const holders = actions.flatMap(({ verb, agent, object }) =>
      verb === 'holds' && object === umbrella && rests(agent) ? agent : [],
    );
    if (holders.length === 0) return;
    figure.hexcodes = [PARASOL];
    wish.actions = actions.filter(({ verb, object }) => !(verb === 'holds' && object === umbrella));
    wish.relations = relations.filter(({ target }) => target !== umbrella);
    for (const subject of holders)
      wish.relations.push({ subject, relation: 'below', target: umbrella });
  });
}

const BASKET = /^1F9FA/;

/** Balls are thrown into a basket on a pole. */
function raiseBasket({ figures, actions, relations }: Wish): void {
  for (const { verb, object, target } of actions) {
    const basket = figures[target ?? -1];
    if (verb !== 'throws' || !basket || !BASKET.test(basket.hexcodes[0] ?? '')) continue;
    basket.hexcodes = ['own-basketball-hoop'];
    const ball = figures[object ?? -1];
    if (ball?.hexcodes[0] === '26BD') ball.hexcodes = ['1F3C0'];
    const into = relations.findIndex((each) => each.subject === object && each.target === target);
    if (into >= 0) relations.splice(into, 1);
  }
}

/** Candles, lamps and fires burn as they are drawn. */
const LIGHTS =
  /^(1F525|1F56F|1F3EE|1F382|1F4A1|1FA94|own-(table-lamp|campfire|cake|sparkler|advent-wreath|fireplace|matchbox))/;

function leaveLights({ figures }: Wish): void {
  for (const figure of figures)
    if (figure.mark === 'burning' && LIGHTS.test(figure.hexcodes[0] ?? '')) delete figure.mark;
}

/** Water goes onto what burns; nobody hoses the colleague. */
function aimHoses(wish: Wish, text: string): void {
  const { figures, actions } = wish;
  if (/\blösch/iu.test(text)) lightUp(wish);
  const fire = figures.findIndex(
    ({ mark, hexcodes }) => mark === 'burning' || FIRE.test(hexcodes[0] ?? ''),
  );
  for (const action of actions)
    if (action.verb === 'hoses' && action.object === action.agent && fire >= 0)
      action.object = fire;
}

/** "löscht ein Haus": it burns. */
function lightUp({ figures, actions }: Wish): void {
  const hasFire = figures.some(
    ({ mark, hexcodes }) => mark === 'burning' || FIRE.test(hexcodes[0] ?? ''),
  );
  for (const { verb, agent, object } of actions) {
    const thing = figures[object ?? -1];
    if (verb === 'hoses' && !hasFire && agent !== object && thing && !thing.person)
      thing.mark ??= 'burning';
  }
}

const FIRE = /^(1F525|own-campfire)/;

const LANTERNS = /laternenumzug|martinsumzug|laternenfest|laterne\p{L}*lauf/iu;
const LANTERN = '1F3EE';
const ON_STICK = 'own-stick-lantern';

/** At a procession of lanterns each child has one. */
function giveLanterns({ figures, actions, relations, setting }: Wish, removed: Set<number>): void {
  setting.time ??= 'evening';
  figures.forEach((figure, at) => {
    if (/umzug|fest/iu.test(figure.label) && figure.hexcodes[0] === LANTERN) removed.add(at);
    else if (figure.hexcodes[0] === LANTERN) figure.hexcodes = [ON_STICK];
  });
  figures.slice().forEach(({ person, count }, agent) => {
    const isBusy = actions.some((each) => each.agent === agent && each.verb !== 'wears');
    if (person?.age !== 'child' || isBusy || removed.has(agent)) return;
    const blank = { size: 1, isFlying: false, isSwimming: false, wears: [], isMixed: true };
    const object = figures.push({ label: 'Laterne', hexcodes: [ON_STICK], count, ...blank }) - 1;
    actions.push({ verb: 'holds', agent, object });
    relations.push({ subject: agent, relation: 'with', target: object });
  });
}

/** A ring in the pool is one for diving. */
function floatRing({ figures, setting }: Wish): void {
  if (setting.place !== 'pool') return;
  for (const figure of figures)
    if (figure.hexcodes[0] === 'own-ring-jewel') figure.hexcodes = ['1F6DF'];
}

/** Skis that go down a slope are on somebody's feet. */
function moveWearers({ actions, relations }: Wish): void {
  for (const relation of relations) {
    const wearer = actions.find(
      ({ verb, object }) => verb === 'wears' && object === relation.subject,
    );
    if (wearer && /^(on|in)$/.test(relation.relation) && wearer.agent !== relation.target)
      relation.subject = wearer.agent;
  }
}

/** Rings that somebody hangs from are a gymnast's, an egg that somebody hatches from is broken. */
function changeThings(reading: Reading): void {
  const { figures, actions } = reading.wish;
  const isBeing = (at: number) => {
    const figure = figures[at];
    return figure !== undefined && isAlive(reading, figure);
  };
  for (const { verb, agent, object } of actions) {
    const thing = figures[object ?? -1];
    const [drawing = ''] = thing?.hexcodes ?? [];
    if (!thing) continue;
    if (verb === 'hangs' && /^(own-ring|1F48D)/.test(drawing))
      Object.assign(thing, { hexcodes: ['own-gym-rings'], count: 1 });
    // What an animal pulls is no car.
    if (verb === 'pulls' && thing.label === 'Wagen' && isBeing(agent))
      thing.hexcodes = ['own-handcart'];
    if (verb === 'comesOutOf' && /^(own-dino-egg|1F95A)/.test(drawing))
      thing.hexcodes = ['own-egg-shell'];
  }
}

/** Doctors do more than look. */
function examine({ figures, actions, relations }: Wish): void {
  for (const action of actions) {
    const [doctor, patient] = [figures[action.agent], figures[action.object ?? -1]];
    if (action.verb !== 'looksAt' || !/^(doctor|vet)$/.test(doctor?.person?.outfit ?? '')) continue;
    if (!patient?.person) continue;
    Object.assign(action, { verb: 'worksOn', manner: 'examine' });
    delete doctor?.pose;
  }
  // "ein Krokodil beim Zahnarzt": he looks after it.
  for (const { subject, relation, target } of relations) {
    const isIdle = actions.every(({ agent }) => agent !== target && agent !== subject);
    const isDoctor = /^(doctor|vet)$/.test(figures[target]?.person?.outfit ?? '');
    if (relation !== 'beside' || !isIdle || figures[target]?.pose) continue;
    if (figures[target]?.person?.outfit === 'hairdresser')
      actions.push({ verb: 'combs', agent: target, object: subject });
    if (!isDoctor) continue;
    actions.push({ verb: 'worksOn', manner: 'examine', agent: target, object: subject });
  }
}

/** "der Hund hat sie im Maul" is the sock that was named, not the sister. */
function dropPeople({ figures, actions, relations }: Wish): void {
  for (const action of actions) {
    const held = action.object;
    if (action.spot !== 'mouth' || held === undefined || !figures[held]?.person) continue;
    const thing = figures.findLastIndex(
      ({ person, hexcodes }, at) => at !== action.agent && !person && SMALL.test(hexcodes[0] ?? ''),
    );
    if (thing < 0) continue;
    action.object = thing;
    for (const each of relations)
      if (each.subject === action.agent && each.target === held) each.target = thing;
  }
}

/** Clothes, balls, toys, bones: what dogs run away with. */
const SMALL =
  /^(1F9E6|1F45[0-9A-F]|1F46[0-2]|1F6[0-9]|26BD|1F3[BC]|1F9[BD]|1F9E[0-9]|1F9F8|1F32D|own-sausage)/;

const FRUIT = /^(1F34[A-F]|1F35[0-2]|own-(plum|orange))/;
const ANY_TREE = /^(own-(tree|apple-tree|birch|fir)|1F33[2-4])/;

/** Apples are picked from a tree. */
function plantFruitTree({ figures, actions, relations }: Wish): void {
  const hasTree = figures.some(({ hexcodes }) => ANY_TREE.test(hexcodes[0] ?? ''));
  const pickers = actions.flatMap(({ verb, agent, object }) =>
    verb === 'holds' && FRUIT.test(figures[object ?? -1]?.hexcodes[0] ?? '') ? agent : [],
  );
  if (hasTree || pickers.length === 0) return;
  const blank = { count: 1, size: 1, isFlying: false, isSwimming: false, wears: [] };
  const tree = figures.push({ label: 'Baum', hexcodes: ['own-apple-tree'], ...blank }) - 1;
  for (const subject of new Set(pickers))
    relations.push({ subject, relation: 'beside', target: tree });
}

const FIGHTS = /\b(judo|karate|taekwondo|aikido)/iu;
const JUDO = /^1F94B/;

/** At judo all wear white suits with a belt, where nobody is said to; the suit alone is no figure. */
function dressFighters({ figures, setting }: Wish, removed: Set<number>): void {
  const suit = figures.findIndex(({ hexcodes }) => JUDO.test(hexcodes[0] ?? ''));
  if (suit >= 0) removed.add(suit);
  if (!figures.some(({ person }) => person)) return;
  setting.place ??= 'gym';
  const inSuits = figures.filter(({ wears }) => wears.some(({ label }) => FIGHTS.test(label)));
  for (const figure of inSuits.length > 0 ? inSuits : figures)
    if (figure.person)
      figure.person = { age: figure.person.age, looks: figure.person.looks, outfit: 'judo' };
}
