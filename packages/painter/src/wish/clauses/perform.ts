import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import { act } from './actions/act.ts';
import { addImplied, addImpliedChild } from './actions/add-implied.ts';
import { doWith } from './actions/do-with.ts';
import type { Roles } from './clause-roles.ts';
import { canPose, isFaint, isSeen } from './is-seen.ts';
import { isAliveAt, placeRest } from './place-rest.ts';
import { playsRole } from './plays-role.ts';
import type { ClauseVerb } from './resolve-verb.ts';
import type { Clause } from './split-clauses.ts';

/** Notes what a clause tells: its action, else the pose, and the places. Returns its subjects. */
export function perform(
  reading: Reading,
  clause: Clause,
  verb: ClauseVerb,
  roles: Roles,
): number[] {
  const { wish } = reading;
  const { entry } = verb;
  const isNegated = clause.parts.some(({ kind }) => kind === 'not');
  if (verb.thing) {
    const thing = addImplied(reading, verb.thing, roles.subjects[0] ?? 0);
    if (thing !== undefined) roles.objects.push(thing);
  }
  const [self = -1, role = -1] = [roles.subjects[0], roles.objects[0]];
  if (entry.be && playsRole(reading, roles)) {
    // "der Lehrer ist ein Wal mit Brille": it is the teacher who has it.
    for (const part of clause.parts)
      if (part.kind === 'figure' && part.figure === role) part.figure = self;
    placeRest(reading, clause, verb, { ...roles, objects: [] }, isNegated);
    return roles.subjects;
  }
  const needsActor =
    roles.isNobody &&
    !entry.be &&
    !entry.leaves &&
    (roles.objects.length > 0 || roles.around.length > 0);
  if (needsActor && (verb.kind === 'infinitive' || entry.implies)) {
    const speaker = wish.figures.findIndex(({ label }) => label === 'ich');
    roles.subjects = [speaker >= 0 ? speaker : addImpliedChild(reading)];
  }
  const { subjects } = roles;
  if (entry.hides && !isNegated) wish.notShown.push(entry.hides);
  showFaces(reading, clause, verb, subjects, isNegated);
  // "zwei löschen, einer rettet die Katze": told apart, he does that instead.
  if (
    reading.group !== undefined &&
    !entry.be &&
    subjects.every((at) => reading.recoloured.has(at))
  )
    wish.actions = wish.actions.filter(({ agent }) => !subjects.includes(agent));
  const hidden = wish.notShown.length;
  const hasActed = !isNegated && doWith(reading, clause, verb, roles);
  const isHidden = wish.notShown.length > hidden;
  const isIdiom = clause.parts.some((part) => part.kind === 'fixed' && part.isDone);
  if (!isIdiom && (hasActed || (entry.tool && !isNegated)))
    takeTool(reading, verb, roles, hasActed);
  placeRest(reading, clause, verb, roles, isNegated);
  if (hasActed && entry.bare === 'box') boxBack(reading, subjects);
  if (hasActed && entry.makes) {
    for (const at of [...roles.objects, ...roles.receivers]) {
      const figure = wish.figures[at];
      if (figure && isAlive(reading, figure)) figure.feeling ??= entry.makes;
    }
  }
  for (const at of subjects) {
    const figure = wish.figures[at];
    if (!figure || isNegated) continue;
    if (entry.sound && isAlive(reading, figure)) figure.sound ??= entry.sound;
    // Seen whatever is held for it.
    const isShown = ALWAYS_SEEN.test(entry.bare ?? '') || (entry.bare === 'kneel' && !entry.akk);
    if (hasActed && isShown && entry.bare && isAlive(reading, figure)) figure.pose ??= entry.bare;
    if (entry.leaves && !figure.person) figure.mark ??= entry.leaves;
    const isBlown = entry.blown === true && !isAlive(reading, figure);
    if (entry.flies || isBlown) figure.isFlying = true;
    if (entry.lands) figure.isLanding = true;
    if (entry.dives && /^(sea|beach|undefined)$/.test(String(wish.setting.place)))
      wish.setting.place = 'underwater';
    if (entry.swims) figure.isSwimming = true;
    if (isBlown) continue;
    if (!hasActed && !isHidden && entry.bare && canPose(reading, figure, entry.bare)) {
      // "drei sitzen am Feuer, zwei tanzen": told apart, they do something else.
      const isToldApart = reading.group === at && figure.pose !== entry.bare;
      if (figure.pose && (isToldApart || isFaint(figure.pose))) delete figure.pose;
      const isFree = figure.pose === undefined || figure.pose === entry.bare;
      if (!isFree && SEEN.test(entry.bare)) wish.notShown.push(verb.infinitive);
      figure.pose ??= entry.bare;
    }
  }
  if (entry.weds && !isNegated)
    for (const at of [...subjects, ...roles.objects]) wed(wish.figures[at]);
  if (entry.time && !isNegated) moveSun(reading, entry.time, subjects);
  const isTold = isHidden || isNegated || entry.hides || entry.time;
  if (!isTold && !hasActed && !isSeen(reading, verb, subjects)) wish.notShown.push(verb.infinitive);
  return subjects;
}

/** Who irons a shirt has an iron, who grills sausages a grill. */
function takeTool(
  reading: Reading,
  { entry }: ClauseVerb,
  { subjects, objects, around }: Roles,
  hasActed: boolean,
): void {
  const [first] = subjects;
  // "filmt sie mit dem Handy": that is what is used.
  const isNamed = around.some(
    ({ preposition, figures }) =>
      preposition === 'mit' &&
      figures.every((at) =>
        reading.lexicon.classes.isA('tools', reading.wish.figures[at]?.hexcodes ?? []),
      ),
  );
  if (isNamed) return;
  const tool = entry.tool ?? hammerFor(reading, objects, entry.akk);
  if (!tool || first === undefined || (objects.length === 0 && !hasActed)) return;
  // Sausages are roasted over the fire that is there.
  const hasFire = reading.wish.figures.some(({ hexcodes: [drawing = ''] }) => FIRES.test(drawing));
  if (tool === 'Grill' && hasFire) return;
  // A digger has its own.
  if (!isAliveAt(reading, first)) return;
  // It was implied already where nothing else was named.
  const isTaken = reading.wish.figures.some(({ label }) => label === tool);
  if (tool === entry.implies && isTaken) return;
  const taken = addImplied(reading, tool, first);
  if (taken === undefined || subjects.includes(taken) || objects.includes(taken)) return;
  const { onTool = 'holds', manner } = entry;
  act(reading, [first], { sense: onTool, objects: [taken], manner });
}

const FIRES = /^(1F525|own-campfire)/;

/** Houses, bridges and rafts are built with a hammer, towers of blocks and castles of sand without. */
const hammerFor = ({ wish }: Reading, objects: number[], sense: string | undefined) =>
  sense === 'builds' && objects.some((at) => HAMMERED.test(wish.figures[at]?.hexcodes[0] ?? ''))
    ? 'Hammer'
    : undefined;

const HAMMERED =
  /^(1F3E[0-2]|own-(tree-house|doghouse|birdhouse|bridge|raft|barn|market-stall|fence))/;

/** Who is boxed with has the fists up as well. */
function boxBack({ wish }: Reading, subjects: number[]): void {
  for (const { verb, agent, object } of wish.actions) {
    const other = wish.figures[object ?? -1];
    if (verb === 'fights' && subjects.includes(agent) && other) other.pose ??= 'box';
  }
}

/** "die Sonne geht unter": the evening sky has its own sun. */
function moveSun(
  { wish, removed }: Reading,
  time: 'morning' | 'evening',
  subjects: number[],
): void {
  for (const at of subjects) {
    if (!/^(1F31E|2600)/.test(wish.figures[at]?.hexcodes[0] ?? '')) continue;
    wish.setting.time ??= time;
    wish.setting.words.push(time === 'evening' ? 'Sonnenuntergang' : 'Sonnenaufgang');
    removed.add(at);
  }
}

/** In a wedding dress or a suit; who has clothes of a role keeps them, with a veil. */
function wed(figure: WishFigure | undefined): void {
  if (!figure?.person) return;
  const isBride = /^(girl|woman)$/.test(figure.person.looks);
  if (/^(everyday|grownUp)/.test(figure.person.outfit))
    figure.person = { ...figure.person, outfit: isBride ? 'bride' : 'groom', age: 'adult' };
  else if (isBride) figure.wears.push({ label: 'Schleier', hexcodes: [], key: 'veil' });
}

/** Shown whatever is done with a thing or on it. */
const ALWAYS_SEEN =
  /^(dig|crawl|phone|aim|sweep|clap|raise|write|point|wave|cheer|akimbo|laugh|weep|sneak|sniff|search|whisper|bow|stretch|balance|duck|box|spread)$/;

/** Poses that cannot be seen together with another one. */
const SEEN = /^(wave|dance|jump|sing|lie|kneel|climb|swim|point|hug|paint|throw)$/;

/** Wolves and dogs lift their heads and howl where people cry. */
const HOWLERS = /^(1F43A|1F415|own-(husky|shepherd-dog|dalmatian|hyena))/;

function showFaces(
  { wish }: Reading,
  { parts }: Clause,
  { entry }: ClauseVerb,
  subjects: number[],
  isNegated: boolean,
): void {
  const said = parts.find(({ kind }, at) => kind === 'feeling' && parts[at - 1]?.kind !== 'not');
  const feeling = said?.kind === 'feeling' ? said.feeling : isNegated ? undefined : entry.feeling;
  if (!feeling) return;
  for (const at of subjects) {
    const figure = wish.figures[at];
    if (figure && HOWLERS.test(figure.hexcodes[0] ?? '') && entry.sound && feeling === 'sad')
      figure.pose ??= 'lookUp';
    else if (figure && feeling === 'yawning') figure.feeling = feeling;
    // Who hugs and weeps is not happy.
    else if (figure && feeling === 'sad' && figure.feeling === 'happy') figure.feeling = feeling;
    else if (figure) figure.feeling ??= feeling;
  }
}
