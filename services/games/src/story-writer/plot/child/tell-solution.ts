import { shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import { createHero } from '../../grammar/create-hero.ts';
import { declineName } from '../../grammar/decline-name.ts';
import { isFillable, type StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { guessGender } from '../../understanding/guess-gender.ts';
import { heroOf as heroOfEntity, roleOf } from '../event-cast.ts';
import { SOMEBODY } from '../join-story.ts';
import { type FoundSolution, solutionOfEnd, solutionOfNext } from '../key/find-solution.ts';
import { isAmongPeople } from '../remedy/find-helper.ts';
import type { StoryLines } from '../story-lines.ts';

/** An owl in its wood has none of these. */
const HOUSEHOLD =
  /(?<!\p{L})(?:Schublade|Taschenlampe|Telefon|Handy|Erwachsene[nr]?|Feuerwehr|Taschengeld|Klasse|Lehrerin|Ärztin|Arzt|Tierärztin|Tierarzt|Strom|Nachbarn?|Nachbarin|Sofa|Polizei|Supermarkt|Auto|Bus|Mama|Papa|Lautsprecher|Durchsage|Kühlschrank|Fernseher|Kissen)(?!\p{L})/u;
/** Its own thing in them makes a line the child's. */
const OWN = /[{[](?:tool|what)\b/gu;

/**
 * Tells how a problem of a kind LUX surely knows goes on or comes right: by what is done in such a case, step by
 * step, with the child's own thing where it is of use.
 *
 * @returns whether the kind is known and could be told.
 */
export function tellSolution(
  part: 'next' | 'end',
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup, random }: Pick<StoryTask, 'data' | 'ageGroup' | 'random'>,
): boolean {
  const found = (part === 'next' ? solutionOfNext : solutionOfEnd)(reading, data);
  if (!found) return false;
  const { what, ownTool, other } = found;
  const own: StoryCast = {
    ...cast,
    hero: heroOf(found, cast, reading, data),
    roles: {
      ...cast.roles,
      ...(what && { what: roleOf(what) }),
      ...(other && { friend: roleOf(other) }),
      ...(ownTool && { tool: roleOf(ownTool) }),
    },
  };
  const isOfPeople = isAmongPeople(reading, data);
  const fitting = shuffle(random, found[part][ageGroup]).filter(
    (one) => isFillable(one, own) && (isOfPeople || !HOUSEHOLD.test(one)),
  );
  const count = (line: string) => new Set(line.match(OWN)).size;
  const ordered = fitting.toSorted((one, other) => count(other) - count(one));
  return ordered.some((line) => lines.addSure([line], own));
}

/** `Pelle und Oskar …, jetzt sitzt Pelle im Bus`: at the end it is about him alone. */
function heroOf(
  { of, isDoneToOthers }: FoundSolution,
  { hero }: StoryCast,
  reading: StoryReading,
  data: StoryTask['data'],
): StoryCast['hero'] {
  if (isDoneToOthers && isAgainst(hero, reading)) return SOMEBODY;
  const pair = hero.nom.split(' und ');
  const [first = '', second = ''] = pair;
  if (pair.length !== 2) return lastDoer(hero, reading) ?? hero;
  const { clauses, subjects, corrected } = reading;
  const last = clauses.findLast((one) => {
    const nom = subjects.get(one)?.nom;
    return nom !== undefined && (nom.includes(first) || nom.includes(second));
  });
  const doer = pair.find((one) => one === (last ? subjects.get(last)?.nom : undefined));
  if (doer === undefined) return hero;
  const name = of === 'doer' ? doer : (pair.find((one) => one !== doer) ?? doer);
  return createHero(genderOf(name, corrected.text, data), declineName(name, data));
}

/** `Die Hexe Kribella hat …`: whoever does it does not put it right. */
export function isAgainst({ nom }: StoryCast['hero'], { corrected }: StoryReading): boolean {
  const named = new RegExp(`(\\p{Lu}\\p{L}+) ${RegExp.escape(nom)}`, 'u').exec(corrected.text)?.[1];
  return MIGHTY.test(nom) || MIGHTY.test(named ?? '');
}

const MIGHTY =
  /(?<!\p{L})(?:Hexe|Zauberer|Bürgermeister|Räuber|König|Königin|Graf|Fürst|Riese|Dieb|Bauer|Prinz)(?:in)?$/u;

/** Of these nobody is sure that they mean well. */
const STRANGER =
  /(?:riese|räuber|hexe|wolf|drache|monster|ungeheuer|dieb|feind|könig|zauberer|mann|frau|troll|geist|gespenst|lehrer|trainer|mama|papa|mutter|vater|oma|opa|hund|kater|katze)(?:in)?$/iu;
/** So many sentences the one it began with must not have been spoken of. */
const NEAR = 2;

/** Who a tale has come to, where the one it began with does nothing more: `Am Morgen lief der Graf los`. */
function lastDoer(hero: StoryCast['hero'], { clauses, subjects }: StoryReading) {
  if (hero.verb !== 'er') return null;
  const end = clauses.at(-1)?.sentence ?? 0;
  const near = clauses.filter(({ sentence, finiteAt }) => end - sentence < NEAR && finiteAt >= 0);
  const doers = near.flatMap((one) => subjects.get(one) ?? []);
  const isGone =
    !doers.some(({ isHero }) => isHero) &&
    !near.some(({ words }) =>
      words.some((word) => hero.nom.split(' ').includes(word) && /^\p{Lu}/u.test(word)),
    );
  const doer = doers.at(-1);
  const isSure =
    doer?.isBeing === true &&
    !doer.isPlural &&
    doer.gender !== 'unknown' &&
    /^\p{Lu}|^(?:der|die|das) /u.test(doer.nom) &&
    !STRANGER.test(doer.lemma) &&
    clauses.some(
      ({ sentence, words }) =>
        end - sentence >= NEAR && words.some((word) => word.startsWith(doer.lemma)),
    );
  return isGone && isSure && doer ? heroOfEntity(doer) : null;
}

function genderOf(name: string, text: string, data: StoryTask['data']) {
  const [, article] = /^(der|die|das) /u.exec(name) ?? [];
  if (article === 'der') return 'm';
  if (article === 'die') return 'f';
  return article === 'das' ? 'n' : guessGender(name, text, data);
}
