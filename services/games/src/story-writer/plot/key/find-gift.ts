import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import { toldSentences } from '../../reading/clauses/split-clauses.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { stateClause } from './state-clause.ts';

/** What somebody of the child's story can do or has for good, told at its beginning: `Leo passt überall durch`. */
export interface Gift {
  /** The child's own words, of the hero with er or sie. */
  text: string;
  /** The hero can do it: then it can be told as done. */
  isOwnDoing: boolean;
}

/** So many sentences from the beginning somebody is introduced. */
const BEGINNING = 2;
const MOST_WORDS = 16;
const GREATLY =
  /^(?:immer|überall|überallhin|alles|beste[nrs]?|besten|besonders|super|sogar|jede[nrms]?|alle|gut|wahnsinnig)$/u;
/** These say what somebody is good at or always has with them. */
const SKILLED =
  /^(?:durchpassen|passen|kauen|mitnehmen|tragen|dabeihaben|sammeln|basteln|üben|trainieren|singen|pfeifen|klettern|rennen|springen|schwimmen|tauchen|bauen|malen|kleben|kennen|wissen|riechen|hören|sehen|erkennen|verstehen|merken|nachmachen|zaubern|reparieren)$/u;
/** These say it by themselves. */
const OWN_SKILL = /^(?:leuchten|sammeln|sprechen)$/u;
const VERY = /^(?:sehr|besonders|unglaublich|unheimlich|wahnsinnig|richtig|super)$/u;
const STRONG = /^(?:stark|schnell|schlau|klug|geschickt|gelenkig|leise)$/u;
const LEARNT = /^(?:lernen|üben|trainieren|beibringen)$/u;
/** Parts of a body that can do more than those of others. */
const BODY =
  /(?:nase|rüssel|hals|arme?|beine?|ohren|augen|flügel|schwanz|zähne|stimme|krallen|schnabel|pfoten|stacheln|panzer|gedächtnis|muskeln|horn|fell|zunge|scheren|tentakel|schnauze|füße)$/iu;
const WRONG =
  /^(?:nicht|nie|niemals|kein\p{L}*|nichts|kaum|nur|leider|aber|doch|angst|allein|alleine|spät|müde|krank|kaputt|gebrochen\p{L}*|verletzt\p{L}*|weh|kurze[nrs]?|streit|traurig|fast|schlecht|will|wollte|möchte|soll|sollte|muss|musste)$/u;

/** Null where the beginning tells of nothing that could help. */
export function findGift(reading: StoryReading, data: StoryData): Gift | null {
  const { clauses, hero, subjects } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  if (!hero || end === 0) return null;
  const early = clauses.filter(({ sentence }) => sentence < Math.min(BEGINNING, end));
  for (const clause of early) {
    const owner = subjects.get(clause);
    if (!owner?.isBeing || !isGift(clause) || isContrasted(clause, clauses)) continue;
    const isTrouble = reading.open.some(
      (event) => event.clause === clause && data.kinds.problems.has(event.kind),
    );
    const text = isTrouble ? null : textOf(clause, reading, data);
    if (text === null) continue;
    const named = namesOf(clause, hero.nom).find((one) => text.startsWith(`${startOf(one)} `));
    const isOwn = owner.isHero && hero.verb !== 'several' && named !== undefined;
    const own = isOwn ? startOf(hero.er) + text.slice(named.length) : text;
    return {
      text: own,
      isOwnDoing: owner.isHero && clause.modal === 'können' && clause.verb !== 'können',
    };
  }
  return null;
}

function isGift({ verb, modal, lower, objects, isSubordinate, isPerfect }: Clause): boolean {
  if (isSubordinate || lower.some((word) => WRONG.test(word))) return false;
  if (modal === 'können') return true;
  if (modal !== '') return false;
  const isGreat = lower.some((word) => GREATLY.test(word));
  if (LEARNT.test(verb)) return isPerfect || isGreat;
  const things = objects.filter(({ kind, noun }) => kind === 'noun' && noun !== null);
  if (verb === 'sein')
    return lower.some((word, at) => STRONG.test(word) && VERY.test(lower[at - 1] ?? ''));
  if (OWN_SKILL.test(verb))
    return verb === 'leuchten' ? lower.includes('dunkeln') : things.length > 0;
  if (verb === 'haben')
    return things.some(({ adjective, noun }) => adjective !== '' && BODY.test(noun?.lemma ?? ''));
  if (verb === 'lieben') return lower.join(' ').includes('über alles') && things.length > 0;
  return isGreat && SKILLED.test(verb);
}

/** `kann rechnen, aber nicht lachen`: that is no help. */
function isContrasted({ sentence }: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some(
    (one) => one.sentence === sentence && one.lower.some((word) => /^(?:aber|doch)$/u.test(word)),
  );
}

/** The whole sentence where it tells nothing else, else the clause alone. */
function textOf(clause: Clause, reading: StoryReading, { language }: StoryData): string | null {
  const own = reading.clauses.filter(({ sentence }) => sentence === clause.sentence);
  const written = toldSentences(reading.corrected.text)[clause.sentence]?.trim() ?? '';
  const isAlone =
    own[0] === clause &&
    clause.subject?.at === 0 &&
    clause.subject.kind !== 'pronoun' &&
    own.every((one) => one === clause || one.finiteAt < 0 || one.isSubordinate);
  const whole = written.replace(/[.!]+$/u, '');
  const isWhole = isAlone && /[.!]$/u.test(written) && whole.split(/\s+/u).length <= MOST_WORDS;
  return isWhole ? whole : (stateClause(clause, reading, language)?.text ?? null);
}

/** `Die Schnecke Susi` is Susi. */
function namesOf({ words, subject }: Clause, name: string): string[] {
  const own = subject ? words.slice(subject.at, subject.end + 1).join(' ') : name;
  const [first = '', ...rest] = own.split(' ');
  const small = [first.toLowerCase(), ...rest].join(' ');
  const next = subject ? (words[subject.end + 1] ?? '') : '';
  return [...(next === name ? [`${small} ${name}`] : []), small, own, name];
}

function startOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
