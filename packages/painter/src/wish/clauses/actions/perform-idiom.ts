import { animalOf } from '../../../people/animals.ts';
import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Wish, WishFigure } from '../../wish.ts';
import type { Roles } from '../clause-roles.ts';
import { isFaint } from '../is-seen.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import type { Clause } from '../split-clauses.ts';
import { addAction, relate } from './act.ts';
import { addImplied } from './add-implied.ts';

/** Fixed expressions: "ein Tor schießen" takes a ball, "Zähne putzen" a toothbrush. */
export function performIdiom(
  reading: Reading,
  { parts }: Clause,
  { entry, infinitive }: ClauseVerb,
  { subjects, objects, receivers, around }: Roles,
): boolean {
  const { wish, removed } = reading;
  const said = [
    ...parts.flatMap((part) =>
      part.kind === 'fixed' || part.kind === 'setting' ? [part.word] : [],
    ),
    ...objects.map((at) => wish.figures[at]?.label ?? ''),
  ];
  const placed = around.flatMap(({ figures }) =>
    figures.map((at) => wish.figures[at]?.label ?? ''),
  );
  const word =
    said.find((known) => entry.idioms?.[known]) ??
    placed.find((known) => entry.idioms?.[known]?.replaces);
  const idiom = word ? entry.idioms?.[word] : undefined;
  if (!idiom) return false;
  if (idiom.pose === 'handOut' && takeByHand(reading, parts, subjects, objects)) return true;
  // "gibt dem Drachen die Hand".
  if (idiom.verb === 'helps' && giveHands(reading, subjects, receivers)) return true;
  // Hand in hand go two; a giant has something in his.
  if (idiom.pose === 'handOut' && (objects.length > 0 || countOf(wish, subjects) < 2)) return false;
  // "geben sich die Hand": nobody else is there to take it.
  const isMutual = idiom.verb === 'helps' && objects.length + receivers.length === 0;
  if (isMutual && countOf(wish, subjects) > 1)
    for (const at of subjects) {
      const figure = wish.figures[at];
      if (figure) figure.pose ??= 'handOut';
    }
  const target = idiom.replaces
    ? undefined
    : objects.find((at) => wish.figures[at]?.label === word);
  if (idiom.replaces) {
    wish.figures.forEach(({ label }, at) => {
      if (label === word) removed.add(at);
    });
  }
  let shared: number | undefined;
  for (const agent of subjects) {
    const figure = wish.figures[agent];
    if (figure?.pose && isFaint(figure.pose)) delete figure.pose;
    if (figure && idiom.pose && (isAlive(reading, figure) || idiom.pose === 'dance'))
      figure.pose ??= idiom.pose;
    else if (idiom.pose && !isRace(idiom.pose, figure, reading)) wish.notShown.push(infinitive);
    const added = idiom.adds ? (shared ?? addImplied(reading, idiom.adds, agent)) : undefined;
    if (idiom.verb === 'looksAt') shared = added;
    const object = idiom.adds ? added : (target ?? receivers[0]);
    if (!idiom.verb || object === undefined || object === agent) continue;
    const aim = target ?? (entry.dat === 'to' ? receivers[0] : undefined);
    addAction(reading, {
      verb: idiom.verb,
      agent,
      ...(idiom.verb === 'worksOn' && entry.manner && { manner: entry.manner }),
      object,
      ...(aim !== undefined && aim !== object && { target: aim }),
    });
    relate(reading, agent, idiom.verb === 'looksAt' ? 'beside' : 'with', object);
  }
  for (const part of parts) if (part.kind === 'fixed' && part.word === word) part.isDone = true;
  return true;
}

/** "hält sein Kind an der Hand": both give each other a hand. */
function takeByHand(
  reading: Reading,
  parts: Clause['parts'],
  subjects: number[],
  objects: number[],
): boolean {
  const hand = parts.find(
    (part) => part.kind === 'fixed' && part.preposition === 'an' && /^H[aä]nd/.test(part.word),
  );
  if (hand?.kind !== 'fixed' || !giveHands(reading, subjects, objects)) return false;
  hand.isDone = true;
  return true;
}

/** Who swims gives a fin from the water. */
const FINNED = /^(1F433|1F40B|1F42C|1F988|1F9AD|1F419|1F41F|1F420)/;

/** Side by side, each with a hand for the other. */
function giveHands(reading: Reading, [agent = -1]: number[], [other = -1]: number[]): boolean {
  const pair = [agent, other].map((at) => reading.wish.figures[at]);
  const canStand = (one: WishFigure | undefined) =>
    one && (one.person ?? animalOf(one.hexcodes[0] ?? '')) && !FINNED.test(one.hexcodes[0] ?? '');
  if (!pair.every((one) => one && isAlive(reading, one) && canStand(one))) return false;
  for (const one of pair) if (one) one.pose ??= 'handOut';
  relate(reading, agent, 'beside', other);
  return true;
}

const countOf = ({ figures }: Wish, all: number[]) =>
  all.reduce((sum, at) => sum + (figures[at]?.count ?? 1), 0);

/** Cars in a race are shown as they stand. */
const isRace = (pose: string, figure: WishFigure | undefined, { lexicon }: Reading) =>
  pose === 'run' && figure !== undefined && lexicon.classes.isA('inside', figure.hexcodes);
