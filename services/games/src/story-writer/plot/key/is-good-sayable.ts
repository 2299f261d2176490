import type { Hero } from '../../grammar/create-hero.ts';
import type { Language } from '../../language/create-language.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';

const LONGEST = 9;
const SAYING =
  /^(?:sagen|fragen|rufen|denken|meinen|flüstern|schreien|antworten|müssen|heißen|glauben|hoffen|erzählen|merken|wissen|hören|sehen|finden|scheinen|lassen)$/u;
/** They stand for what only the child's sentence before has named. */
const UNCLEAR =
  /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihr|ihnen|der|die|das|den|dem|und|aber|nun|jetzt|dann|damit|davon|daran|darauf|darin|drin|drauf|dran|dabei|dahin|dort|hier|darüber|daneben|dazu|darunter|dahinter|sonst|auch|so|nämlich|deswegen|jede[nrsm]?|beide|beiden|einer|eine|eins|andere[nrsm]?|anderen|was|wer|wo|da|namens|davor)(?= (?!\p{Lu}|\p{Ll}+e[nrsm]? \p{Lu})|$)|[,:;„“]/u;
/** What stands apart from its verb belongs at the end. */
const APART =
  /^(?:zurück|weg|fort|los|heraus|raus|runter|herunter|hinunter|hinein|rein|davon|weiter)$/u;

/**
 * Whether a clause told again is surely what the child said: short, with everybody in it named, with one verb
 * in the number it had.
 */
export function isSayable(
  clause: Clause,
  doer: Entity,
  words: Readonly<Record<string, string>>,
  hero: Hero,
  language: Language,
): boolean {
  const ob = words.ob ?? '';
  const satz = words.satz ?? '';
  if (clause.isSubordinate || clause.finiteAt < 0) return false;
  // `und hab gewartet`: it is the teller who did.
  const isOfTeller = /^(?:hab|habe|bin)$/u.test(clause.lower[clause.finiteAt] ?? '');
  if (isOfTeller && doer.nom !== 'ich') return false;
  if (!startsWith(ob, doer.nom) || ob.split(' ').length > LONGEST) return false;
  if (SAYING.test(clause.verb) && clause.modal === '' && !clause.isNegated) return false;
  const rest = ob.slice(doer.nom.length).trim();
  const isOther = !doer.isHero && doer.nom !== hero.nom;
  if (isUnclear(` ${rest}`, hero, isOther) || isTwice(rest)) return false;
  // `In einer Stunde kommen die Gäste`: it is still to come.
  if (
    /(?<!\p{L})in (?:ein|zwei|drei|fünf|zehn|wenig)\p{L}* (?:Minute|Stunde|Tag|Sekunde|Woche)/u.test(
      ob,
    )
  )
    return false;
  // `Auf dem Tisch lag nur ein Handschuh`: told again `nur` stands in the wrong place.
  if (clause.lower.includes('nur') || clause.lower.includes('sondern')) return false;
  // `da war alles aus Käse`
  if (clause.verb === 'sein' && clause.lower.includes('alles')) return false;
  if (!keepsNumber(clause, satz) || hasOtherVerb(clause, language)) return false;
  // `Da ist ein Loch im Reifen`: told again it is no sentence.
  const isThere = clause.verb === 'sein' && /^eine?$/u.test(clause.subject?.determiner ?? '');
  // `und jetzt redet keiner`: two clauses as one.
  const isJoined = clause.lower.some(
    (word, at) => at > 0 && word === 'und' && !clause.mentions.some((one) => spans(one, at)),
  );
  const isApart = clause.lower.some(
    (word, at) => APART.test(word) && at < clause.lower.length - 2 && at > clause.finiteAt,
  );
  return !isThere && !isJoined && !isApart && !hasWrongCase(clause);
}

const MOST_WORDS = 9;

/** Whether a clause put right can be told: `konnte Mia das Lied singen`, everybody in it named. */
export function isGoodSayable(result: string, doer: Entity | null, hero: Hero): boolean {
  const [, ...all] = result.split(' ');
  const rest = doer ? all.join(' ').replace(`${doer.nom}`, '').trim() : all.join(' ');
  if (!doer && !/^(?:(?:ihr|ihm|ihn|sie|mir|mich|uns|ihnen) )?(?:jemand|alle|es) /u.test(rest))
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

function startsWith(clause: string, doer: string): boolean {
  return clause.startsWith(`${doer} `);
}

function spans({ text, end }: Clause['mentions'][number], at: number): boolean {
  return text.includes(' und ') && at > end - text.split(' ').length && at < end;
}

/**
 * `hinter ihm brach die Planke`: he who is named next is meant.
 *
 * @param isOther - somebody or something else does it: `der Fluss hat sie mitgenommen`.
 */
export function isUnclear(rest: string, { er, ihn, ihm }: Hero, isOther = false): boolean {
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

const SINGULAR = /^(?:hat|hatte|ist|war|habe|bin|hab|wird|wurde)$/u;

/** A clause read wrongly mostly changes its number: `sollte` becomes `sollten`. */
function keepsNumber({ lower, finiteAt, isPerfect }: Clause, satz: string): boolean {
  const finite = lower[finiteAt] ?? '';
  const told = satz.toLowerCase().split(' ');
  if (!isPerfect) return told.includes(finite);
  return told.some(
    (word) =>
      /^(?:hat|hatte|ist|war|habe|bin|haben|hatten|sind|waren)$/u.test(word) &&
      SINGULAR.test(word) === SINGULAR.test(finite),
  );
}

/** `kommt nicht zurück die Kinder bringen Eimer`: two sentences without a sign. */
function hasOtherVerb(
  { words, lower, finiteAt, modal, verb, isPerfect }: Clause,
  language: Language,
) {
  return words.some((word, at) => {
    if (at === finiteAt || /^\p{Lu}/u.test(word) || language.isFunctionWord(word)) return false;
    const forms = language.finite(lower[at] ?? '').filter(({ person }) => person !== 'du');
    const isNominal =
      language.isAdjective(word) || (language.participle(word) !== null && (isPerfect || at > 0));
    // `bleibt mitten über der Schlucht stehen`
    const isOfVerb = word.length > 3 && verb.startsWith(word);
    const isInfinitive = language.isInfinitive(word) && (modal !== '' || isOfVerb);
    return forms.some(({ person }) => person !== 'ich') && !isNominal && !isInfinitive;
  });
}

/** `mein Zahn verloren`: a child's wrong ending is not said again. */
function hasWrongCase({ objects, verb }: Clause): boolean {
  if (/^(?:sein|werden|bleiben|heißen)$/u.test(verb)) return false;
  return objects.some(
    ({ determiner, noun, isPlural }) =>
      noun?.gender === 'm' &&
      !isPlural &&
      /^(?:ein|mein|dein|sein|ihr|unser|kein|der)$/u.test(determiner),
  );
}
