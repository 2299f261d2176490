import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import { declineName, namedBy } from '../grammar/decline-name.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import type { StoryFacts } from '../understanding/understand-text.ts';
import type { StoryText } from './create-story-text.ts';
import { heroOf } from './event-cast.ts';

/**
 * Whom the child's story is about. Where it has no character yet, the child's first character comes in, or a
 * hero of the theme.
 */
export function joinStory(
  story: StoryText,
  facts: StoryFacts,
  { data, theme, ageGroup, random }: StoryTask,
): StoryCast {
  const { verbs, frames, themes } = data;
  const { hero, isPresent } = facts;
  const words = wordsOf(facts);
  if (hero) return { hero, isPresent, verbs, words };

  const someone = pickIfAny(random, themes[theme].heroes);
  if (!someone) throw new Error(`the theme ${theme} has no heroes`);
  const cast = { hero: createHero(someone.gender, namedBy(someone.name)), isPresent, verbs, words };
  const that = inTense(someone.that, cast);
  const introduced = { ...words, is: someone.is, with: someone.with, that };
  story.addOneOf(frames.newcomers[ageGroup], { ...cast, words: introduced }, random);
  return cast;
}

/** What else the child spoke of, as the templates call it. */
export function wordsOf({ companion, place, thing, animal }: StoryFacts): Record<string, string> {
  return {
    ...(place && { place }),
    ...(thing && { thing: thing.nom, 'thing.acc': thing.acc }),
    ...(animal && { animal: animal.nom }),
    ...(companion && { companion: companion.nom }),
  };
}

/** Whom a child's own story is about, or who is named in it; all of them where nobody is: nobody new comes in. */
export function castOfReading(reading: StoryReading, data: StoryTask['data']): StoryCast {
  const { isPresent, here, entities } = reading;
  const beings = entities.filter(({ isBeing }) => isBeing);
  const someone = beings.find(({ key, nom }) => key === nom) ?? beings[0];
  const lead =
    otherOfTwo(reading, data) ??
    (isOurs(reading) ? createHero('wir') : calledByName(reading)) ??
    (someone ? heroOf(someone) : SOMEBODY);
  const words = here === null ? {} : { place: here };
  return { hero: lead, isPresent, verbs: data.verbs, words };
}

/** `Lina und ihr Hund Krümel`: whoever has a name is called by it. */
function calledByName({ hero, corrected }: StoryReading): Hero | null {
  const [, one = '', kind = ''] = WITH_OWN.exec(hero?.nom ?? '') ?? [];
  if (one === '') return hero;
  const pattern = new RegExp(`${RegExp.escape(hero?.nom ?? '')} (\\p{Lu}\\p{L}+)`, 'u');
  const name = pattern.exec(corrected.text)?.[1];
  if (name === undefined) return hero;
  return createHero('several', namedBy(`${one} und ${TITLE.test(kind) ? `${kind} ` : ''}${name}`));
}

const WITH_OWN = /^(\p{Lu}\p{L}+) und (?:sein|ihr)e? (\p{Lu}\p{L}+)$/u;
const TITLE = /^(?:Oma|Opa|Tante|Onkel|Omi|Opi)$/u;

/** `Ich bin mit Papa im Wald. Wir haben uns verlaufen`: it is about both. */
function isOurs({ hero, clauses }: StoryReading): boolean {
  if (hero?.er !== 'ich') return false;
  // `Ein Junge winkt mir`: now it is about the one who tells it.
  if (clauses.slice(-2).some(({ lower }) => lower.some((word) => /^(?:mir|mich)$/u.test(word))))
    return false;
  const own = clauses
    .filter(({ isSubordinate }) => !isSubordinate)
    .slice(-OURS)
    .flatMap(({ subject }) => subject?.head.toLowerCase() ?? []);
  return own.findLast((word) => /^(?:ich|wir)$/u.test(word)) === 'wir';
}

const OURS = 4;

/** `Lina und Tom suchen, da ist Tom weg`: of two it is the other who goes on. */
function otherOfTwo(
  { hero, open, corrected, subjects }: StoryReading,
  data: StoryTask['data'],
): Hero | null {
  const pair = hero?.nom.split(' und ') ?? [];
  // Of two who quarrel one begins.
  const quarrel = open.findLast(({ kind }) => kind === 'quarrel');
  const angry = (quarrel && subjects.get(quarrel.clause)?.key) ?? '';
  if (pair.length === 2 && pair.includes(angry))
    return createHero(guessGender(angry, corrected.text, data), declineName(angry, data));
  const gone = open.findLast(({ kind }) => APART.test(kind));
  // `Selin hat nicht geantwortet`
  const silent = open.findLast(({ kind }) => kind === 'silent');
  const one =
    gone?.who ??
    gone?.what ??
    (gone?.kind === 'leaves' ? subjects.get(gone.clause) : null) ??
    (silent && subjects.get(silent.clause)) ??
    null;
  // `Der Bär Brumm und die Maus Fips …, die Maus`: she is Fips.
  const called = new RegExp(`${RegExp.escape(one?.lemma ?? '')} (\\p{Lu}\\p{L}+)`, 'u').exec(
    corrected.text,
  )?.[1];
  const name = one ? (pair.find((own) => own === one.key || own === called) ?? '') : '';
  const other = pair.find((own) => own !== name) ?? '';
  if (pair.length !== 2 || name === '') return null;
  return createHero(guessGender(other, corrected.text, data), declineName(other, data));
}

const APART = /^(?:lostBeing|caught|stuck|fell|absent|leaves|ill|hurt|moving|helpNeeded)$/u;

/** Where nobody is named: whoever is there. */
export const SOMEBODY = createHero('several', { nom: 'alle', acc: 'alle', dat: 'allen' });

function inTense(clause: string, { isPresent, verbs }: Pick<StoryCast, 'isPresent' | 'verbs'>) {
  return clause.replaceAll(/\[([\p{Ll}]+)\]/gu, (_whole, form: string) => {
    const forms = verbs[form];
    if (!isPresent || !forms) return form;
    return forms[1];
  });
}
