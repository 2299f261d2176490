import { isIndoors } from './setting.ts';
import type { Wish } from './wish.ts';

const IN_SKY = /^(1F31[1-9A-E]|2600|1F31E)/;
const INDOORS = /^(1F6CF|1F6CB|own-(bunk-bed|window-pane|cradle|table))/;

/** "der Mond scheint ins Zimmer": the window of a room shows it. */
export function leaveMoonOutside(wish: Wish, removed: Set<number>, text: string): void {
  const { figures, setting } = wish;
  if (!/fenster|zimmer/iu.test(text) || setting.place === 'space') return;
  const isInside = figures.some(({ hexcodes: [drawing = ''] }) => INDOORS.test(drawing));
  if (!isInside && !/room$/.test(setting.place ?? '')) return;
  figures.forEach(({ hexcodes: [drawing = ''] }, at) => {
    if (!IN_SKY.test(drawing)) return;
    removed.add(at);
    if (/^1F31[1-9A-D]/.test(drawing)) setting.time ??= 'night';
    setting.place ??= 'bedroom';
  });
}

const TREE = /^(own-(tree$|tree-house|apple-tree|birch|fir)|1F33[2-4])/;
const BRANCH = /^own-branch/;

/** Branches beside a tree are its own. */
export function sitInTree({ figures, relations, actions }: Wish, removed: Set<number>): void {
  const at = (drawing: RegExp) =>
    figures.findIndex(({ hexcodes }) => drawing.test(hexcodes[0] ?? ''));
  const [tree, branch] = [at(TREE), at(BRANCH)];
  if (tree < 0 || branch < 0) return;
  removed.add(branch);
  for (const relation of relations) {
    if (relation.target !== branch) continue;
    relation.target = tree;
    if (relation.relation === 'in') relation.relation = 'on';
  }
  for (const action of actions) if (action.object === branch) action.object = tree;
}

const MOUNT = /^(1F40E|1F98C|own-(unicorn|pegasus))/;

/** "springt mit ihrem Pony über eine Hürde": she rides, the pony leaps. */
export function leapOnHorse(wish: Wish): void {
  for (const action of wish.actions) {
    if (action.verb !== 'jumpsOver' || !wish.figures[action.agent]?.person) continue;
    const rider = action.agent;
    const mount = wish.relations.find(
      ({ subject, relation, target }) =>
        subject === rider &&
        /^(with|on)$/.test(relation) &&
        MOUNT.test(wish.figures[target]?.hexcodes[0] ?? ''),
    )?.target;
    if (mount === undefined) continue;
    action.agent = mount;
    const isRiding = wish.actions.some(({ verb, agent }) => verb === 'rides' && agent === rider);
    if (!isRiding) wish.actions.push({ verb: 'rides', agent: rider, object: mount });
    delete wish.figures[mount]?.pose;
  }
}

const LORRY = /^1F69[AB]/;

/** What stands on a lorry needs its open bed. */
export function loadLorry({ figures, relations, actions }: Wish): void {
  figures.forEach((figure, at) => {
    if (!LORRY.test(figure.hexcodes[0] ?? '')) return;
    const isLoaded =
      relations.some(({ relation, target }) => relation === 'on' && target === at) ||
      actions.some(({ verb, target }) => verb === 'puts' && target === at);
    if (isLoaded) figure.hexcodes = ['own-flatbed'];
  });
}

/** A castle in the sand is one of sand. */
export function buildOfSand({ figures, setting }: Wish): void {
  if (figures.some(({ hexcodes: [drawing] }) => drawing === 'own-sand-pile')) return;
  setting.place ??= 'beach';
  for (const figure of figures)
    if (/^1F3F0/.test(figure.hexcodes[0] ?? '')) figure.hexcodes = ['own-sandcastle'];
}

const CORD = /^(Schnur|Leine|Seil|Strick|Band|Hundeleine)$/;

/** A cord by which something is pulled or led is drawn with it. */
export function leaveCord({ figures, actions }: Wish, removed: Set<number>): void {
  if (!actions.some(({ verb }) => /^(pulls|walks)$/.test(verb))) return;
  figures.forEach(({ label }, at) => {
    const isUsed = actions.some(({ agent, object }) => agent === at || object === at);
    if (CORD.test(label) && !isUsed) removed.add(at);
  });
}

const AIMED = /^(hoses|spits|throws|kicks)$/;

/** A stage has its curtain; and who is under the table does not sit at it too. */
export function tidyPlaces(wish: Wish, removed: Set<number>): void {
  wish.figures.forEach(({ hexcodes: [drawing = ''] }, at) => {
    if (wish.setting.place === 'stage' && drawing === 'own-curtain') removed.add(at);
  });
  const isNearer = (subject: number, target: number) =>
    wish.relations.some(
      (other) =>
        other.subject === subject &&
        other.target === target &&
        /^(below|on|in|behind)$/.test(other.relation),
    );
  // Water is aimed at somebody from where one stands.
  const isAimed = (subject: number, target: number) =>
    wish.actions.some(
      ({ verb, agent, object, target: aim }) =>
        agent === subject && (object === target || aim === target) && AIMED.test(verb),
    );
  wish.relations = wish.relations.filter(
    ({ subject, relation, target }) =>
      (relation !== 'beside' || !isNearer(subject, target)) &&
      (!/^(on|in)$/.test(relation) || !isAimed(subject, target)),
  );
}

const TOWEL = /^own-towel/;

/** "mit einem Handtuch um": it lies around the neck, and the hands are free. */
export function wrapTowels(wish: Wish, removed: Set<number>, text: string): void {
  if (!/handt(?:uch|ücher)n?\s+um\b|\bum(?:ge|zu)?(?:häng|leg|bind|wickel)/iu.test(text)) return;
  wish.figures.forEach(({ hexcodes: [drawing = ''], label, colour }, at) => {
    if (!TOWEL.test(drawing)) return;
    const held = wish.actions.find(({ object, verb }) => object === at && verb === 'holds');
    const near = wish.relations.find(
      ({ target, relation }) => target === at && relation === 'with',
    );
    const wearer = wish.figures[held?.agent ?? near?.subject ?? -1];
    if (!wearer?.person) return;
    removed.add(at);
    wearer.wears.push({ label, hexcodes: [], key: 'scarf', ...(colour && { colour }) });
  });
}

const LEAF = /^(1F341|1F342|1F343|own-leaf)/;
const HEAP = 3;

/** Many leaves beside somebody are as small as leaves are. */
export function scatterLeaves({ figures }: Wish): void {
  if (!figures.some(({ person }) => person)) return;
  for (const figure of figures)
    if (LEAF.test(figure.hexcodes[0] ?? '') && figure.count > HEAP) figure.size *= 0.45;
}

const TABLE = /^own-table/;

/** Who eats at a table on which nothing was named has bread and a cup there. */
export function layBreakfast({ figures, relations, actions }: Wish): void {
  const table = figures.findIndex(({ hexcodes }) => TABLE.test(hexcodes[0] ?? ''));
  const isLaid = relations.some(({ relation, target }) => relation === 'on' && target === table);
  const eats = relations.some(
    ({ subject, relation, target }) =>
      relation === 'beside' && target === table && figures[subject]?.pose === 'eat',
  );
  if (table < 0 || isLaid || !eats || actions.some(({ verb }) => verb === 'eats')) return;
  for (const [label, drawing, count] of [
    ['Brötchen', 'own-bread-roll', 2],
    ['Tasse', '2615', 2],
  ] as const) {
    const blank = { size: 1, isFlying: false, isSwimming: false, wears: [] };
    const subject = figures.push({ label, hexcodes: [drawing], count, ...blank }) - 1;
    relations.push({ subject, relation: 'on', target: table });
  }
}

const LANTERN = /^1F3EE/;

/** Whoever stands below or beside a lantern that nobody holds stands at one of the street. */
export function lightStreets({ figures, relations, actions, setting }: Wish): void {
  if (setting.place && isIndoors(setting.place)) return;
  figures.forEach((figure, at) => {
    if (!LANTERN.test(figure.hexcodes[0] ?? '') || figure.count > 1) return;
    const isUsed = actions.some(({ object, agent }) => object === at || agent === at);
    const isStood = relations.some(
      ({ relation, target }) => target === at && /^(below|behind|front|beside)$/.test(relation),
    );
    const isPlaced = relations.some(({ subject, relation, target }) =>
      relation === 'with' ? target === at : subject === at,
    );
    if (isStood && !isUsed && !isPlaced) figure.hexcodes = ['own-street-lamp'];
  });
}

const VOLCANO = /^1F30B/;

/** The lava of a volcano is drawn with it. */
export function leaveLava({ figures }: Wish, removed: Set<number>): void {
  const volcano = figures.findIndex(
    ({ hexcodes, label }) => VOLCANO.test(hexcodes[0] ?? '') && !/^lava/i.test(label),
  );
  if (volcano < 0) return;
  figures.forEach(({ hexcodes, label }, at) => {
    if (VOLCANO.test(hexcodes[0] ?? '') && /^lava/i.test(label)) removed.add(at);
  });
}

const BRIDGE = /^own-bridge/;
const FRESH = /^(1F986|1F9A2|1F438|1F9AB|1F9A6|own-(duckling|lily-pad|tadpole|reed))/;

/** "im Wasser" below a bridge is a river's, with ducks or frogs a lake's. */
export function nameWater({ figures, setting }: Wish): void {
  if (setting.place !== 'sea' || !setting.words.every((word) => /^Wasser$/i.test(word))) return;
  const has = (drawing: RegExp) => figures.some(({ hexcodes }) => drawing.test(hexcodes[0] ?? ''));
  if (has(BRIDGE)) setting.place = 'river';
  else if (has(FRESH)) setting.place = 'lake';
}

const HAT = /^(1F3A9|1F452|1F9E2|26D1|own-\w+-hat)/;

/** "ein Vogel sitzt auf seinem Hut": who was named before has it on. */
export function perchOnHats({ figures, actions, relations }: Wish, text: string): void {
  if (!/\bauf\s+(?:sein|ihr)em\s+(?:\p{L}+\s+)?(?:hut|helm|zylinder)\b/iu.test(text)) return;
  for (const action of actions.slice()) {
    const hat = action.object ?? -1;
    const isWorn = actions.some(({ verb, object }) => verb === 'wears' && object === hat);
    if (action.verb !== 'sitsOn' || isWorn || !HAT.test(figures[hat]?.hexcodes[0] ?? '')) continue;
    const owner = figures.findLastIndex(({ person }, at) => person && at < action.agent);
    const [wearer, thing] = [figures[owner], figures[hat]];
    if (!wearer || !thing) continue;
    const { label, hexcodes } = thing;
    wearer.wears.push({ label, hexcodes, figure: hat, key: 'hat' });
    actions.unshift({ verb: 'wears', agent: owner, object: hat });
    Object.assign(action, { object: owner, spot: 'head' });
    for (const relation of relations)
      if (relation.subject === action.agent && relation.target === hat) relation.target = owner;
  }
}
