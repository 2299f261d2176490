import type { StoryData, StoryTask } from '../../data/load-story-data.ts';
import { declineName } from '../../grammar/decline-name.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Entity } from '../../reading/entity.ts';
import { speakerOf } from '../../reading/find-speaker.ts';
import { isAbsent } from '../../reading/is-absent.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { spokenEnd } from '../../reading/spoken-end.ts';
import type { StoryText } from '../create-story-text.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import { OPEN } from '../key/find-class.ts';
import { solutionOfEnd } from '../key/find-solution.ts';
import { findTrouble } from '../key/find-trouble.ts';
import { wantsRisk } from '../key/is-granted.ts';
import { likelyDeed } from '../key/likely-deed.ts';
import { isMeantToHelp } from '../remedy/find-means.ts';
import { type FoundRemedy, findRemedy } from '../remedy/find-remedy.ts';
import { tellOwnMeans, tellSureMeans } from '../remedy/tell-means.ts';
import { tellHelp, tellHonestly, tellRemedy } from '../remedy/tell-remedy.ts';
import { createStoryLines, type StoryLines } from '../story-lines.ts';
import { blocksOf } from './blocks-of.ts';
import { classOfEnd, FAREWELL, readEnd, type TextEnd, type ToldClass } from './class-of.ts';
import { findRights, type Right, tellRights } from './tell-right.ts';
import { isAgainst, tellSolution } from './tell-solution.ts';
import { useGift, useTool } from './use-tool.ts';

const FEWEST_SENTENCES = 3;
const MOST_SENTENCES = 6;

/**
 * Brings what the child told to a good end: what is done with the child's own thing that helps, else what anybody
 * does in such a case; then that it has come right, in the child's own words where they say what was missing.
 */
export function tellEnd(
  story: StoryText,
  given: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): void {
  const { data, ageGroup } = task;
  const { helps } = data;
  const lines = createStoryLines(story, reading, task);
  const { end, cast } = readCounter(readEnd(reading, data), given, reading);
  const isClosed = isAbsent(reading) && lines.addOneOf(helps.closings[ageGroup], cast, true);
  const told = classOfEnd(reading, data, end);
  if (told.name === OPEN && wantsRisk(reading)) {
    lines.addOneOf(data.trust.careful.end[ageGroup === 'small' ? 'small' : 'older'], cast, true);
    return;
  }
  addOwnHelper(lines, cast, task);
  const { blocks, own } = blocksOf('end', told, cast, task, end.newThing);
  const rights = findRights(cast, reading, task, told);
  if (told.name !== FAREWELL && tellSureMeans(lines, cast, reading, task)) return;
  const isHelped =
    isMeantToHelp(reading) &&
    tellOwnMeans(lines, cast, reading, task, { isOfAbility: isOfSkill(rights) });
  const isKnown =
    !isHelped &&
    told.name !== FAREWELL &&
    !isToldLast(end, reading) &&
    end.gift === null &&
    !isOvertaken(reading, data);
  if (isKnown && tellSolution('end', lines, cast, reading, task)) return;
  // What is surely lost, taken or stuck comes right in one way; a tool in hand goes before.
  const isHeld =
    isToldLast(end, reading) ||
    (end.tool?.isHeld === true && end.tool.kind !== 'other' && end.tool.owner === null);
  const isMendable = !isHelped && told.name !== FAREWELL && end.gift === null && !isHeld;
  const remedy = isMendable ? tellRemedy(lines, cast, reading, task) : null;
  if (remedy) {
    tellRights(leftOf(rights, remedy, reading), story, lines);
    return;
  }
  const isUsed =
    isHelped ||
    (end.tool !== null &&
      (end.tool.kind !== 'other' || isPlanted(end, reading)) &&
      useTool(
        'end',
        end.tool,
        lines,
        { ...own, hero: cast.hero },
        task,
        findTrouble(reading, data),
      )) ||
    (end.gift !== null && useGift('end', end.gift, lines, cast, task));
  if (!isUsed) {
    const deeds = deedsOf({ told, blocks, own, rights }, reading, task);
    const isShared = told.name === 'lack' && isAtHome(rights);
    const isDone =
      (isShared && tellHelp(lines, cast, reading, task, 'lack')) ||
      deeds.some(({ templates, of }) => lines.addOneOf(templates, of, true)) ||
      (rights.length > 0 &&
        tellOwnMeans(lines, cast, reading, task, { isOfAbility: isOfSkill(rights) })) ||
      (isMended(rights) && tellHowTo(rights, lines, cast, reading, task)) ||
      // What somebody wishes for is reached by trying.
      (rights.some(({ isWish }) => isWish) &&
        lines.addOneOf(helps.tries[ageGroup], { ...own, hero: cast.hero }, true)) ||
      (isMended(rights) && tellHelp(lines, cast, reading, task, 'tried'));
    // Where nobody can say how it comes right, nobody says that it does.
    if (!isDone) {
      if (!isClosed) tellHonestly(lines, cast, reading, task);
      return;
    }
  }
  if (told.name === FAREWELL) return;
  // Beside a deed only what is great is told put right.
  const deed = isUsed ? null : deedBeside(told, reading);
  // What a line has named and told put right need not be told so again.
  const named = own.roles?.['what']?.nom;
  const isNamedTold =
    !isUsed && named !== undefined && story.text().includes(named.split(' ').at(-1) ?? '');
  const left = deed ? [] : rights.filter((one) => !(isNamedTold && one.of === named));
  const isRight =
    story.countSentences() < MOST_SENTENCES && tellRights(left, story, lines, end.gift?.text);
  // `Er zitterte` need not be fear.
  const isNamed = told.name !== 'fear' || /angst|fürcht/iu.test(reading.corrected.text);
  if (isUsed && !isRight && isNamed) lines.addOneOf(told.good, own, true);
  const isShort = story.countSentences() < MOST_SENTENCES - 1;
  if (isRight && isShort) lines.addOneOf(helps.endings[ageGroup], cast, true);
  while (story.countSentences() < FEWEST_SENTENCES) {
    if (!lines.addOneOf(helps.endings[ageGroup], cast, true)) break;
  }
}

/** `Der Wind hat ihn mitgenommen. Jetzt hängt er im Baum`: the later of two troubles counts. */
function isOvertaken(reading: StoryReading, data: StoryData): boolean {
  const solution = solutionOfEnd(reading, data);
  const remedy = solution && findRemedy(reading, data);
  // Who is known to have it need not be looked for.
  return remedy ? remedy.thief !== null || remedy.clause.sentence > solution.at : false;
}

/** A thing with a known use that the last sentence names is told for a reason. */
export function isToldLast({ tool }: TextEnd, { clauses }: StoryReading): boolean {
  if (tool === null || tool.kind === 'other') return false;
  return tool.clause.sentence === (clauses.at(-1)?.sentence ?? 0);
}

/** `Die Hexe hat …. Nur Theo hat einen Kaugummi`: whoever has what helps against her is whom the end is about. */
function readCounter(end: TextEnd, cast: StoryCast, reading: StoryReading) {
  const owner = end.tool?.owner;
  if (!end.tool || !owner || !isAgainst(cast.hero, reading)) return { end, cast };
  return {
    end: { ...end, tool: { ...end.tool, owner: null } },
    cast: { ...cast, hero: heroOf(owner) },
  };
}

/** What somebody has where the text ends helps, whatever it is. */
function isPlanted({ tool }: TextEnd, { clauses }: StoryReading): boolean {
  return tool?.isHeld === true && tool.clause.sentence === (clauses.at(-1)?.sentence ?? 0);
}

/** Lines that say what is done, and of whom. */
interface Deed {
  templates: readonly string[];
  of: StoryCast;
}

/** Of these it matters what is said and felt, whatever comes right. */
const TALKED = /^(?:quarrel|share|teased|alone|blamed|guilt|fear|stage|unable)$/u;

/**
 * What somebody does before it is good where nothing of the child's helps, the surest first: what any event of
 * its class asks for, else a deed that says little; whoever is there is asked.
 */
function deedsOf(
  {
    told,
    blocks,
    own,
    rights,
  }: {
    told: ToldClass;
    blocks: readonly string[][];
    own: StoryCast;
    rights: readonly Right[];
  },
  reading: StoryReading,
  { data, ageGroup }: StoryTask,
): Deed[] {
  const { helps } = data;
  const withFriend = (friend: Entity) => ({
    ...own,
    roles: { ...own.roles, friend: roleOf(friend) },
  });
  const [first] = rights;
  const said = told.event ? reading.clauses.indexOf(told.event.clause) : -1;
  const isSure = first === undefined || first.at === said || TALKED.test(told.name);
  const ofClass = blocks.map((templates) => ({ templates, of: own }));
  const likely = likelyOf(reading);
  if (told.name === FAREWELL) return ofClass;
  const refuser = refuserIn(reading);
  if (refuser) return [{ templates: helps.refused[ageGroup], of: withFriend(refuser) }];
  if (likely.length > 0) return likely;
  return told.name !== OPEN && isSure && isRecent(told, reading) ? ofClass : [];

  function likelyOf(story: StoryReading): Deed[] {
    const deed = deedBeside(told, story);
    if (!deed) return [];
    const { name, friend } = deed;
    const lines = data.classes.get(name)?.end ?? (isHelp(name) ? helps[name] : null);
    return lines ? [{ templates: lines[ageGroup], of: friend ? withFriend(friend) : own }] : [];
  }
}

/** What was told long before the end is not put right by a line that fits any of its class. */
function isRecent({ name, event }: ToldClass, { clauses }: StoryReading): boolean {
  if (!event) return false;
  const ago = (clauses.at(-1)?.sentence ?? 0) - event.clause.sentence;
  return ago <= (TALKED.test(name) ? 2 : 1);
}

/** Something was wrong that can be mended. */
function isMended(rights: readonly Right[]): boolean {
  return rights.some(({ isOfAbility, isWish }) => !isOfAbility && !isWish);
}

/** What is learnt, not mended. */
function isOfSkill([first]: readonly Right[]): boolean {
  return first?.isOfAbility === true || first?.isWish === true;
}

/** Somebody helps with what the child's own words say is wrong: who is there, or a neighbour. */
function tellHowTo(
  rights: readonly Right[],
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: StoryTask,
): boolean {
  return tellHelp(lines, cast, reading, task, isAtHome(rights) ? 'lack' : 'helped');
}

/** What every house has, next door as well. */
function isAtHome(rights: readonly Right[]): boolean {
  return rights.some(({ isLack, cast }) => isLack && AT_HOME.test(cast.words?.['result'] ?? ''));
}

const AT_HOME =
  /(?<!\p{L})(?:Ei|Eier|Milch|Mehl|Zucker|Salz|Butter|Brot|Brötchen|Sahne|Kakao|Käse|Nudeln|Kartoffeln|Äpfel|Kerzen?|Kleber|Klebeband|Papier|Schere|Schnur|Nägel|Batterien?|Geschenkpapier|Hefe|Backpulver|Honig|Marmelade|Saft|Tee|Wasser)(?!\p{L})/u;

/** How somebody feels comes right by it; of all else the remedy says nothing. */
function leftOf(
  rights: readonly Right[],
  { what, clause }: FoundRemedy,
  { clauses }: StoryReading,
): Right[] {
  const said = clauses.indexOf(clause);
  return rights.filter(
    ({ of, at, isLittle, lines }) =>
      isLittle && at !== said && of !== what?.nom && !lines.some((one) => one.includes('Angst')),
  );
}

/** Where no event tells more, what the child's words say; whoever is afraid before a shot shoots. */
function deedBeside({ name }: Pick<ToldClass, 'name'>, reading: StoryReading) {
  const deed = likelyDeed(reading);
  // A wish is nothing against what comes along the road.
  const isGreater =
    (name === 'fear' && deed?.name === 'stage') ||
    (name === 'wish' && deed?.name === 'danger') ||
    deed?.name === 'prompted';
  return name === OPEN || isGreater ? deed : null;
}

function isHelp(name: string): name is 'called' | 'warned' | 'prompted' | 'awaited' | 'returned' {
  return /^(?:called|warned|prompted|awaited|returned)$/u.test(name);
}

const REFUSING =
  /^(?:nein|nee|niemals|auf keinen fall|kommt nicht infrage|das geht nicht)(?!\p{L})/iu;

/** Who says no where the text ends. */
function refuserIn(reading: StoryReading): Entity | null {
  const spoken = spokenEnd(reading.corrected.text);
  const speaker = REFUSING.test(spoken?.speech ?? '') ? speakerOf(reading) : null;
  return speaker?.isHero === false && speaker.isBeing ? speaker : null;
}

/** A character of the child's that is not in the text yet comes to help. */
function addOwnHelper(
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup, context, characters }: StoryTask,
): void {
  const present = `${context} ${cast.hero.nom}`.toLowerCase();
  // `Zauberlehrling Fips` is the Fips it is about.
  const isPresent = (name: string) => present.includes(name.toLowerCase().split(' ').at(-1) ?? '');
  const own = characters.find(({ name }) => !isPresent(name));
  if (!own) return;
  const helper = declineName(own.name, data);
  lines.addOneOf(data.frames.ownHelpers[ageGroup], { ...cast, helper });
}
