import type { Hero } from '../../grammar/create-hero.ts';
import type { Entity } from '../../reading/entity.ts';

/** They stand for what only the child's sentence before has named. */
const UNCLEAR =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihr|ihnen|der|die|das|den|dem|und|aber|nun|jetzt|dann|damit|davon|daran|darauf|darin|drin|drauf|dran|dabei|dahin|dort|hier|darüber|daneben|dazu|darunter|dahinter|sonst|auch|so|nämlich|deswegen|jede[nrsm]?|beide|beiden|einer|eine|eins|andere[nrsm]?|anderen|was|wer|wo|da|namens|davor|selber|selbst)(?= (?!\p{Lu}|\p{Ll}+e[nrsm]? \p{Lu})|$)|[,:;„“]/u;
const MOST_WORDS = 9;

/** Whether a clause put right can be told: `konnte Mia das Lied singen`, everybody in it named. */
export function isGoodSayable(result: string, doer: Entity | null, hero: Hero): boolean {
  const [, ...all] = result.split(' ');
  const rest = doer ? all.join(' ').replace(`${doer.nom}`, '').trim() : all.join(' ');
  if (
    !doer &&
    !/^(?:(?:ihr|ihm|ihn|sie|mir|mich|uns|ihnen) )?(?:jemand|alle|es)(?= |$)/u.test(rest)
  )
    return false;
  if (all.length > MOST_WORDS || isTwice(rest)) return false;
  // `putzte das Haus der Roboter`: who does it stands first, or the clause was read wrongly.
  const isFirst = /^(?:\p{Ll}{2,5} )?$/u.test(all.join(' ').split(doer?.nom ?? '')[0] ?? '');
  if (doer && !isFirst) return false;
  if (/^(?:das|die) \p{Lu}\p{L}+ der \p{Lu}/u.test(all.join(' '))) return false;
  const isOther = doer !== null && !doer.isHero && doer.nom !== hero.nom;
  return (
    !isUnclear(` ${rest}`, hero, isOther) &&
    !/(?<!\p{L})(?:und|seit(?:dem)?|als)(?!\p{L})/u.test(rest)
  );
}

/**
 * `hinter ihm brach die Planke`: he who is named next is meant.
 *
 * @param isOther - somebody or something else does it: `der Fluss hat sie mitgenommen`.
 */
function isUnclear(rest: string, { er, ihn, ihm }: Hero, isOther = false): boolean {
  const own = [ihn, ihm].filter(
    (one) => (one !== er || isOther) && /^(?:ihn|ihm|ihr|sie|ihnen)$/u.test(one),
  );
  const others = own.reduce(
    (text, one) => text.replaceAll(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'gu'), 'mir'),
    rest,
  );
  return UNCLEAR.test(others);
}

/** `ein Rennen gemacht gegen … gemacht` */
function isTwice(rest: string): boolean {
  const all = rest.split(' ');
  const words = all.filter((word) => word.length > 3);
  const isJoined = all.some((word, at) => all.includes(`${word}${all[at + 1] ?? ' '}`));
  return new Set(words).size < words.length || isJoined || rest.includes('wieder wieder');
}
