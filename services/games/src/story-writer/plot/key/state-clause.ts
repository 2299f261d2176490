import type { Language } from '../../language/create-language.ts';
import type { Mention } from '../../reading/clauses/noun-phrase.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** A clause of the child's as it can stand by itself: `Flocke ist weg`. */
export interface Statement {
  text: string;
  /** It names whom it is about, or the hero tells it: any sentence may stand before it. */
  isClear: boolean;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 14;
const JOINING = /^(?:und|aber|denn|doch|sondern|oder)$/u;
/** They only link a clause to the one before. */
const LINK =
  /^(?:da|dann|danach|daraufhin|plötzlich|nun|jetzt|endlich|schließlich|sofort|gleich|deshalb|deswegen|darum|also|trotzdem|leider|dabei|bloß|auf|einmal|und)$/u;
const BETWEEN = /^(?:sich|mich|mir|uns|ihn|ihm|ihr|sie|es|ihnen)$/u;
const THIRD = /^(?:er|sie|es|ihn|ihm|ihr|ihnen)$/u;
const FIRST = /^(?:ich|mich|mir|wir|uns)$/u;
/** What it stands for only the sentence before says. */
const POINTING = /^(?:der|die|das|dies|dieser|diese|dieses)$/u;
const ARTICLE = { m: 'der', f: 'die', n: 'das', p: 'die', unknown: '' } as const;
const POINTING_BACK = /^(?:denen|dessen|deren|diesem|diesen|dieser|dieses|letzterer?)$/u;
const COMPLETED =
  /^(?:dass|ob|wo|wie|was|wer|wen|wem|warum|wohin|woher|wann|weil|obwohl|bis|damit)$/u;

/**
 * A clause as a sentence of its own, in the child's own words and forms: at most the words that link it go,
 * its subject comes first or gets its name. Null where that might not be what the child said.
 */
export function stateClause(
  clause: Clause,
  reading: Pick<StoryReading, 'clauses' | 'subjects' | 'hero' | 'entities' | 'corrected'>,
  language: Language,
): Statement | null {
  const { words, lower, finiteAt, isSubordinate, subject } = clause;
  const learnt = isSubordinate ? asMainClause(clause, reading, language) : null;
  if (learnt) return learnt;
  // `brummte der Bauer`: it belongs to what was said.
  const isSaying = finiteAt === 0 && subject !== null;
  if (isSubordinate || finiteAt < 0 || isSaying || words.length > MOST_WORDS) return null;
  if (lower.some((word) => POINTING_BACK.test(word))) return null;
  // `Luis dachte, vielleicht soll ich mit`: another one says so.
  const isOfTeller = reading.hero?.er === 'ich' || reading.hero?.er === 'wir';
  if (!isOfTeller && lower.some((word) => FIRST.test(word))) return null;
  if (hasWrongEnding(clause) || hasOtherDoing(clause, language)) return null;
  const doer = reading.subjects.get(clause) ?? null;
  const start = lower.findIndex((word) => !JOINING.test(word));
  // `Den konnte man nicht lesen`: what it is only the sentence before says.
  const isPointing =
    /^(?:der|die|das|den|dem|denen|so)$/u.test(lower[start] ?? '') && finiteAt === start + 1;
  // `Da war ein Gewitter`: nothing follows.
  const isBare = clause.verb === 'sein' && linksTo(finiteAt) && !behindSubject();
  const isPointed =
    isPointing &&
    subject === null &&
    doer?.isHero === true &&
    ARTICLE[doer.isPlural ? 'p' : doer.gender] === lower[start] &&
    !FIRST.test(doer.nom);
  if ((isPointing && !isPointed) || isBare) return null;
  const told = orderOf(start)?.filter(
    (word, at) => at === 0 || !/^(?:aber|ja|doch|auch|also)$/u.test(word),
  );
  const rest = restOf(clause, reading);
  if (rest.length > 0) told?.push(...rest);
  const tail = rest.length > 0 ? [] : tailOf(clause, reading);
  if (!told || tail === null) return null;
  if (told.length + tail.join(' ').split(' ').length - 1 < FEWEST_WORDS) return null;
  const text = [told.join(' '), ...tail].join(', ');
  const [first = ''] = told;
  return {
    text: first.charAt(0).toUpperCase() + text.slice(1),
    isClear: !told.some((word) => isOfAnother(word)) && !tail.some(hasThird),
  };

  function linksTo(at: number): boolean {
    return lower.slice(0, at).every((word) => LINK.test(word) || JOINING.test(word));
  }

  function behindSubject(): boolean {
    return subject !== null && subject.at > finiteAt && words.length > subject.end + 1;
  }

  function orderOf(at: number): string[] | null {
    const links = lower.slice(at).findIndex((word) => !LINK.test(word));
    const linked = links < 0 ? lower.length : at + links;
    // `…, die wollte keine Pommes werden`
    if (isPointed && doer) return [...doer.nom.split(' '), ...words.slice(finiteAt)];
    if (subject === null) {
      // `und weiß nicht mehr, wo`: who does it stands in the clause before.
      const before = reading.clauses[reading.clauses.indexOf(clause) - 1];
      const isSure = before?.sentence === clause.sentence && before.subject !== null;
      if (finiteAt !== at || at === 0 || !isSure || doer === null || !agrees(doer)) return null;
      return [doer.nom, ...words.slice(finiteAt)];
    }
    if (subject.kind === 'pronoun' && POINTING.test(subject.head)) return null;
    // `und pustete sie fort`: whom, not who.
    if (at > 0 && finiteAt === at && subject.kind === 'pronoun' && subject.at === finiteAt + 1)
      return null;
    const name = named(subject);
    const before = words.slice(at, subject.at);
    const after = words.slice(subject.end + 1);
    if (subject.at === at && finiteAt === subject.end + 1) return [...name, ...after];
    const between = words.slice(finiteAt + 1, subject.at);
    if (finiteAt > subject.at || !between.every((word) => BETWEEN.test(word))) return null;
    // `Da war ein Gang`: it is there, which `ein Gang war` does not say.
    const isThere =
      clause.verb === 'sein' && /^(?:k?eine?|viele|lauter|)$/u.test(subject.determiner);
    const isSomebody = subject.determiner === '' && language.isBeing(subject.noun?.lemma ?? '');
    if (isThere && subject.kind === 'noun' && !isSomebody)
      return finiteAt > at ? [...small(before), ...name, ...after] : null;
    // `Da hat sich der Drache bewegt`
    if (linked === finiteAt) return [...name, words[finiteAt] ?? '', ...between, ...after];
    // `Heute ist der Stall offen` stays as it is.
    return finiteAt > at ? [...small(before), ...name, ...after] : null;
  }

  /** `er` gets its name where only one can be meant. */
  function named(mention: Mention): string[] {
    const own = words.slice(mention.at, mention.end + 1);
    if (mention.kind === 'pronoun' && THIRD.test(mention.head) && doer && isOnly(doer, reading))
      return asKnown(doer).split(' ');
    return mention.kind === 'pronoun' ||
      /^(?:[Dd](?:er|ie|as)|[Ee]ine?|\p{L}+e?)$/u.test(own[0] ?? '')
      ? small(own)
      : own;
  }

  function agrees({ nom, isPlural }: Entity): boolean {
    const forms = language.finite(lower[finiteAt] ?? '');
    const person = nom === 'ich' ? 'ich' : isPlural || nom === 'wir' ? 'several' : 'er';
    return forms.some((one) => one.person === person || (person === 'ich' && one.isPast));
  }

  function isOfAnother(word: string): boolean {
    return THIRD.test(word.toLowerCase()) && word.toLowerCase() !== 'es';
  }
}

/** With these somebody learns what is so. */
const LEARNING = /^(?:merken|bemerken|sehen|feststellen|entdecken|herausfinden|erfahren)$/u;

/** `Er merkte, dass das Geld nicht reichte`: the money did not. */
function asMainClause(
  { words, lower, finiteAt, subject }: Clause,
  reading: Pick<StoryReading, 'clauses'>,
  language: Language,
): Statement | null {
  const at = reading.clauses.findIndex((one) => one.words === words);
  const told = reading.clauses[at - 1];
  const next = reading.clauses[at + 1];
  const isLearnt =
    lower[0] === 'dass' && told !== undefined && !told.isNegated && LEARNING.test(told.verb);
  const isWhole =
    subject?.at === 1 &&
    subject.kind !== 'pronoun' &&
    finiteAt === words.length - 1 &&
    finiteAt > subject.end + 1;
  const isGoingOn = next?.sentence === told?.sentence && next?.isSubordinate === true;
  if (!isLearnt || !isWhole || isGoingOn || language.isJoined(lower[finiteAt] ?? '')) return null;
  const [first = '', ...rest] = words.slice(1, subject.end + 1);
  const middle = words.slice(subject.end + 1, finiteAt);
  const text = [first, ...rest, words[finiteAt], ...middle].join(' ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isClear: !hasThird(text) };
}

/** `… bis auf die Straße`: what only stands behind it, without a sign between. */
function restOf(
  clause: Clause,
  { clauses, corrected }: Pick<StoryReading, 'clauses' | 'corrected'>,
): readonly string[] {
  const next = clauses[clauses.indexOf(clause) + 1];
  if (!next || next.sentence !== clause.sentence || next.finiteAt >= 0) return [];
  const whole = [...clause.words, ...next.words].join(' ');
  return corrected.text.includes(`${whole}.`) || corrected.text.includes(`${whole}!`)
    ? next.words
    : [];
}

/** What a clause is nothing without: `wo der Ball ist`, `ihn zu finden`; null where LUX is not sure of it. */
function tailOf(clause: Clause, { clauses }: Pick<StoryReading, 'clauses'>): string[] | null {
  const next = clauses[clauses.indexOf(clause) + 1];
  if (next?.sentence !== clause.sentence) return [];
  const isInfinitive = next.finiteAt < 0 && next.lower.includes('zu');
  if (!next.isSubordinate && !isInfinitive) return next.finiteAt < 0 ? null : [];
  if (!COMPLETED.test(next.lower[0] ?? '') && !isInfinitive) return null;
  const behind = clauses[clauses.indexOf(next) + 1];
  // `Sie wusste, dass, wenn …`: too long to be sure of.
  const isMore =
    behind?.sentence === next.sentence && (behind.isSubordinate || behind.finiteAt < 0);
  return isMore || next.words.length > MOST_WORDS ? null : [next.words.join(' ')];
}

/** `seine Uhr` is `die Uhr` where nobody is named before it. */
function asKnown({ nom, gender, isPlural }: Entity): string {
  const article = isPlural ? 'die' : { m: 'der', f: 'die', n: 'das', unknown: '' }[gender];
  return article === '' ? nom : nom.replace(/^(?:sein|ihr)e?(?= )/u, article);
}

/** Whether no one else can be meant by `er`, `sie` or `es`. */
function isOnly(
  one: Entity,
  { entities, hero, clauses }: Pick<StoryReading, 'entities' | 'hero' | 'clauses'>,
): boolean {
  const isOfKinds = clauses.some(({ subject }) => subject?.head === 'jener');
  if (one.nom === '' || FIRST.test(one.nom)) return false;
  if (one.isHero && hero?.possessive === null) return true;
  // `Die ältere …, die jüngere …`: there are others of whom it may be told.
  if (isOfKinds) return false;
  // `sie` may be the girl as well.
  const isGirl = one.lemma === 'Mädchen';
  const alike = entities.filter(
    ({ gender, isPlural, isBeing }) =>
      isPlural === one.isPlural &&
      isBeing === one.isBeing &&
      (gender === one.gender || gender === 'unknown' || isPlural || isGirl),
  );
  return alike.length <= 1;
}

function hasThird(text: string): boolean {
  return text.split(' ').some((word) => THIRD.test(word) && word !== 'es');
}

/** A word as it stands within a sentence. */
function small(all: readonly string[]): string[] {
  const [first = '', ...rest] = all;
  const isSmall =
    /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|sein|ihr|unser|kein|er|sie|es|ich|wir|alle|niemand|keiner|jemand|man|im|in|am|an|auf|unter|über|bei|beim|vor|hinter|neben|heute|gestern|morgen|jeden|jede|eines|seit|nach|mit|aus|von|zu|zum|zur|bald|immer|überall|nirgends|draußen|drinnen|oben|unten|dort|hier|so|nur|seine?[mnrs]?|ihre?[mnrs]?|meine?[mnrs]?|unsere?[mnrs]?|keine?[mnrs]?)$/iu.test(
      first,
    );
  return [isSmall ? first.toLowerCase() : first, ...rest];
}

/** `ein großer Gewitter`: a child's wrong ending is not said again. */
function hasWrongEnding({ mentions, verb, subject }: Clause): boolean {
  return mentions.some((one) => {
    const { determiner, adjective, noun, isPlural, preposition } = one;
    if (!noun || isPlural || preposition !== '') return false;
    const isBare = /^(?:ein|mein|dein|sein|ihr|unser|kein)$/u.test(determiner);
    if (isBare && noun.gender === 'f') return true;
    if (isBare && noun.gender === 'n' && /er$/u.test(adjective)) return true;
    const isObject = one !== subject && !/^(?:sein|werden|bleiben|heißen)$/u.test(verb);
    return isObject && noun.gender === 'm' && (isBare || determiner === 'der');
  });
}

/** `kommt nicht zurück die Kinder bringen Eimer`: two sentences without a sign. */
function hasOtherDoing(
  { words, lower, finiteAt, modal, verb, isPerfect }: Clause,
  language: Language,
): boolean {
  return words.some((word, at) => {
    if (at === finiteAt || /^\p{Lu}/u.test(word) || language.isFunctionWord(word)) return false;
    const forms = language
      .finite(lower[at] ?? '')
      .filter(({ person }) => person !== 'du' && person !== 'ich');
    const isNominal =
      language.isAdjective(word) || (language.participle(word) !== null && (isPerfect || at > 0));
    const isOfVerb = word.length > 3 && verb.startsWith(word);
    const isInfinitive = language.isInfinitive(word) && (modal !== '' || isOfVerb);
    return forms.length > 0 && !isNominal && !isInfinitive;
  });
}
