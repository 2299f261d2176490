import type { Thing } from '../../content/thing.ts';
import type { Mention } from '../../recognition/name-index.ts';
import { fold, isStopWord } from '../../recognition/words.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { askedAgain, type Before } from './asked-again.ts';
import { withThing } from './name-pronoun.ts';
import { familyOf, isArticle, tokensOf } from './word-tokens.ts';

/** What leads to words that go on with a question. */
const LEAD =
  /^(?:(?:und|oder|aber|auch(?= (?:an|am|auf|in|im|bei|beim)(?!\p{L}))|was ist mit|wie ist es (?:mit|bei|in)|wie sieht es (?:mit|bei|in)? ?(?=\p{L}+ aus)) )+/u;
const ASKS =
  /^(?:was|wie|wer|wen|wem|wo|woher|wohin|wann|warum|wieso|weshalb|wozu|wofur|womit|woraus|wovon|welche[rsnm]?|ist|sind|hat|haben|hatten?|kann|konnen|konnten?|durften?|mussten?|wollten?|mag|mogen|wurden?|war|waren|wird|werden|gibt|gab|darf|muss|soll|machen|macht|lebt|leben|frisst|fressen|schlaft|schlafen|braucht|brauchen|legt|legen|kommt|kommen)$/;
const TIME =
  /^(?:nachts|morgens|abends|mittags|tagsuber|fruher|heute|jetzt|danach|(?:im|am|bei|zu|in der|an) (?:\p{L}+ )?(?:winter|sommer|herbst|fruhling|tag|nacht|abend|morgen|regen|weihnachten|ostern|ende|anfang))$/u;
const NAMED_TIME =
  /(?<!\p{L})(?:nachts|tagsuber|(?:im|am|bei|zu|in der) (?:winter|sommer|herbst|fruhling|nacht|tag|regen|dunkeln|schnee))(?!\p{L})/u;
const RANKED = /^\p{L}{2,}(?:st|t)e[nrs]?$/u;
const WHO = /^(?:der|die|das|er|sie|es)$/;
const COMMANDS =
  /^(?:nenne?|sag|sage|zeig|gib|erzahl\w*|erklar\w*|mach|lass|hor|komm|warte|weiter|stopp?)$/;
const HOW_MANY_AT = /^(?:und |aber )?wie ?viele? ((?:in|auf|bei|im) \w+)[ ?.!]*$/;
const EVERYWHERE = / (?:auf|in) der (?:ganzen )?(?:welt|erde)(?= |$)/iu;
const WHAT_OF = /^(?:und |aber )?was ist mit\b/;
const MOST_WORDS = 7;
const MOST_ASKED = 3;
/** Words before a name that is said first, and behind it: "und die Ameise von vorhin". */
const MOST_BEFORE = 4;
const MOST_BETWEEN = 2;

const sureOf = ({ mentions }: Said): Mention[] =>
  mentions.filter(({ certainty }) => certainty === 'sure');
const isPart = ({ isA }: Thing) => isA.includes('Körperteil');
const isSecondary = (thing: Thing) => thing.isSecondary;
const BROAD = new Set(['Tier', 'Lebewesen', 'Person', 'Mensch', 'Pflanze']);
const areAlike = (one: Mention, other: Mention): number => {
  const kinds = one.things.flatMap(({ isA }) => isA);
  const shared = other.things.flatMap(({ isA }) => isA).filter((kind) => kinds.includes(kind));
  const [own] = one.things.flatMap(({ isA }) => isA.slice(0, 1));
  const isSameKind = other.things.some(({ isA }) => isA[0] === own);
  const isKin = shared.some((kind) => !BROAD.has(kind));
  return isKin ? (isSameKind ? 3 : 2) : shared.length > 0 ? 1 : 0;
};

/**
 * What words that go on with a talk mean as whole questions, likeliest first: "und in Österreich?" as "Wie
 * heißt der höchste Berg in Österreich?". None where they are a question of their own.
 */
export function wholeQuestions(
  said: Said,
  topic: Topic,
  read: (question: string) => Said,
): string[] {
  // "Und wie viele in Deutschland?" is "und in Deutschland?" where one was asked how many.
  const place = HOW_MANY_AT.exec(said.folded)?.[1];
  const isCounted = /^(?:und )?wie ?viele? /iu.test(topic.asked?.[0] ?? '');
  if (place !== undefined && isCounted) return wholeQuestions(read(`und ${place}`), topic, read);
  const asked = (topic.asked ?? []).slice(0, MOST_ASKED).map((question): Before => {
    const before = read(question);
    return { said: before, tokens: tokensOf(before) };
  });
  const tokens = tokensOf(said);
  const lead = LEAD.exec(said.folded)?.[0].trim().split(' ').length ?? 0;
  const rest = tokens.slice(lead);
  const folded = rest.map(fold);
  if (rest.length === 0) return [];
  // "Sterben die, wenn sie stechen?"
  const isVerbFirst = /^\p{L}{3,}(?:en|t)$/u.test(folded[0] ?? '') && WHO.test(folded[1] ?? '');
  const again = askedAgain(folded, asked[0]);
  if (again) return [again];
  const counted = ofCounted(folded, rest, asked[0]);
  if (counted) return [counted];
  const isQuestion = ASKS.test(folded[0] ?? '') || (isVerbFirst && said.hasPronoun);
  if (isQuestion) {
    const questions = ofQuestion(said, topic, rest, subjectOf(asked[0], topic));
    return [...questions.flatMap((question) => atTimeOf(asked[0], question) ?? []), ...questions];
  }
  const namedFirst = ofNamedFirst(said, tokens, read);
  if (namedFirst.length > 0 || tokens.length > MOST_WORDS + lead) return namedFirst;
  if (lead === 0 && (tokens.length > 3 || topic.thing === undefined)) return [];
  if (COMMANDS.test(folded[0] ?? '')) return [];
  if (folded.every(isStopWord)) return ofPreposition(rest, asked);
  if (folded.some((word, at) => at > 0 && ASKS.test(word))) return [];
  const sure = sureOf(said);
  const named = new Set(sure.flatMap(({ start, end }) => said.words.slice(start, end)));
  // "Ente" ends as "die zweite" does.
  const isRank = rest
    .filter((word) => !isArticle(word))
    .every((word) => RANKED.test(fold(word)) && !named.has(fold(word)));
  const main = sure.filter(({ things }) => things.some((one) => !one.isSecondary));
  // "Wie viele Tage hat ein Jahr?", "und ein Monat?": of parts and times another one may be asked.
  const [before] = asked;
  const isOfParts =
    before !== undefined && sureOf(before.said).every(({ things }) => things.every(isSecondary));
  const whole = isRank ? [] : main.length > 0 || !isOfParts ? main : sure;
  const found =
    whole.length > 0
      ? withNames(tokens, whole, asked)
      : asked.flatMap((before, place) => withOther(rest, before, place));
  // "Und was ist mit der Zunge?" of the giraffe asks of no other's.
  const { thing } = topic;
  const isOfPart = sure.length > 0 && sure.every(({ things }) => things.every(isPart));
  const isOfIts = whole.length === 0 ? WHAT_OF.test(said.folded) : isOfPart;
  if (isOfIts && thing?.isA.includes('Tier') && !sure.some(({ things }) => things.includes(thing)))
    return found.map((one) => `${one} von ${thing.name}`);
  return [...new Set([...found, ...(whole.length > 0 ? [] : ofThing(rest, topic))])];
}

/** "Und frisst der da was?" behind "Was macht der Igel im Winter?": "da" is the winter. */
function atTimeOf(before: Before | undefined, question: string): string | null {
  const time = before && NAMED_TIME.exec(before.said.folded)?.[0];
  const there = / (?:da|dann)(?= |$)/iu;
  return time && there.test(question) ? question.replace(there, ` ${time}`) : null;
}

/** Whom the question before named, where something else was told to it: the sky, told by the air. */
function subjectOf(before: Before | undefined, { thing }: Topic): Thing | undefined {
  const named = before ? namedIn(before.said) : [];
  const isTold = named.some((one) => one === thing || thing?.isA.includes(one.name));
  return isTold ? undefined : named[0];
}

/**
 * All wordings that an answer to a saying may answer: as whole questions, and as it was said where it
 * names somebody itself.
 */
export function wordingsOf(
  said: Said,
  question: string,
  topic: Topic,
  read: (question: string) => Said,
): string[] {
  const wholes = wholeQuestions(said, topic, read);
  const isNamed = said.hasPronoun && namedIn(said).length > 0;
  return wholes.length === 0 ? [question] : isNamed ? [...wholes, question] : wholes;
}

/** "Und wie schwer?", "kann der schwimmen": said with the name of the thing that is talked of. */
function ofQuestion(
  said: Said,
  { thing }: Topic,
  rest: readonly string[],
  subject: Thing | undefined,
): string[] {
  if (!thing || thing.name === '') return [];
  // It names whom it is of itself.
  if (namedIn(said).includes(thing)) return [];
  const named = [thing, ...(subject ? [subject] : [])].flatMap((one) => withThing(said, one) ?? []);
  if (named.length > 0) return named;
  if (said.mentions.some(({ things }) => things.some((one) => !one.isSecondary))) return [];
  const hasVerb = rest.length > 3;
  if (hasVerb) return [];
  const text = rest.join(' ');
  const isMany = /^wie ?viele? (?!mal$|davon$|denn$|genau$)\p{L}+$/iu.test(text);
  if (isMany) return [`${text} hat ${thing.name}`];
  return /^wie \p{L}+$/iu.test(text) ? [`${text} ist ${thing.name}`] : [];
}

const COUNTED_OF =
  /^wie ?viele? \p{L}+ ((?:hat|haben) (?!der$|die$|das$|er$|sie$|es$).+?)[?.! ]*$/iu;
const HAVING = /^(wie ?viele? \p{L}+ (?:hat|haben)) (?:(?:ein|eine|der|die|das) )?\p{L}+[?.! ]*$/iu;

/** "Wie viele Rippen hat der Mensch?", "und wie viele Muskeln?": has the same. */
function ofCounted(
  folded: readonly string[],
  rest: readonly string[],
  before: Before | undefined,
): string | null {
  const isBare = rest.length === 3 && /^wie viele? \p{L}{3,}$/u.test(folded.join(' '));
  const owner = before && COUNTED_OF.exec(before.tokens.join(' '))?.[1];
  return isBare && owner !== undefined ? `${rest.join(' ')} ${owner}` : null;
}

/** Puts the names that are said in the places of those that were asked of last. */
function withNames(
  tokens: readonly string[],
  [first, second]: readonly Mention[],
  asked: readonly Before[],
): string[] {
  if (!first) return [];
  const partOf = ({ start, end }: Mention) =>
    tokens.slice(isArticle(tokens[start - 1]) ? start - 1 : start, end);
  const at = isArticle(tokens[first.start - 1]) ? first.start - 2 : first.start - 1;
  const family = familyOf(tokens[at]);
  const more = second ? [] : tokens.slice(first.end);
  const placed = asked.flatMap(({ said: before, tokens: words }) => {
    const slots = sureOf(before);
    const [one, other] = slots;
    if (second && one && other) {
      return [replaced(replaced(words, other, partOf(second)), one, partOf(first)).join(' ')];
    }
    const alike = [...slots].sort((a, b) => areAlike(first, b) - areAlike(first, a))[0];
    const ofPlace = slots.filter((slot) => familyOf(wordBefore(words, slot)) === family);
    const slot = family >= 0 ? (ofPlace.find((a) => areAlike(first, a) > 0) ?? ofPlace[0]) : alike;
    const isAlike = alike !== undefined && areAlike(first, alike) >= 2;
    const meant = slot ?? (isAlike ? alike : undefined);
    return meant ? [[...replaced(words, meant, partOf(first)), ...more].join(' ')] : [];
  });
  if (placed.length > 0) return placed.slice(0, 1);
  const [before] = asked;
  // "Wie viele Ecken hat ein Sechseck?", "und ein Würfel?": of what has no name here.
  const having = before && HAVING.exec(before.tokens.join(' '))?.[1];
  if (having !== undefined && family < 0) return [`${having} ${partOf(first).join(' ')}`];
  if (!before || family < 0) return [];
  // "Wie viele Menschen gibt es auf der Welt?", "und in China?"
  return asked.map(({ tokens: words }) => {
    const text = words.join(' ').replace(EVERYWHERE, '');
    return [text, ...tokens.slice(at, first.end), ...more].join(' ');
  });
}

function wordBefore(words: readonly string[], { start }: Mention): string | undefined {
  return isArticle(words[start - 1]) ? words[start - 2] : words[start - 1];
}

function replaced(
  words: readonly string[],
  { start, end, rest }: Mention,
  name: readonly string[],
): string[] {
  // "Fußballmannschaft", "und beim Handball?"
  const tail = rest !== undefined && fold(words[start] ?? '').endsWith(rest) ? rest : '';
  const by = [...name.slice(0, -1), `${name.at(-1) ?? ''}${tail}`];
  const from = isArticle(by[0]) && isArticle(words[start - 1]) ? start - 1 : start;
  return [...words.slice(0, from), ...by, ...words.slice(end)];
}

/** "Und die Pinguine, können die fliegen?": whom it is about is named first. */
function ofNamedFirst(
  said: Said,
  tokens: readonly string[],
  read: (question: string) => Said,
): string[] {
  const [first] = sureOf(said);
  const [thing] = first?.things ?? [];
  if (!first || !thing || first.start > MOST_BEFORE || first.rest !== undefined) return [];
  const at = said.words.findIndex((word, place) => place >= first.end && ASKS.test(word));
  if (at < 0 || at - first.end > MOST_BETWEEN || said.words.length - at < 2) return [];
  if (ASKS.test(said.words[0] ?? '')) return [];
  // "Und das Geld, wie heißt das da?": of the place that is talked of.
  if (said.words.slice(at).some((word) => /^(?:da|dort)$/.test(word))) return [];
  const whole = withThing(read(tokens.slice(at).join(' ')), thing);
  return whole === null ? [] : [whole];
}

/** "Und um sich selbst?" after what goes around something. */
function ofPreposition(rest: readonly string[], asked: readonly Before[]): string[] {
  const family = familyOf(rest[0]);
  if (family < 0) return [];
  return asked
    .flatMap(({ said: before, tokens: words }) => {
      const slot = sureOf(before).find((one) => familyOf(wordBefore(words, one)) === family);
      const from = slot ? slot.start - (isArticle(words[slot.start - 1]) ? 2 : 1) : 0;
      return slot ? [[...words.slice(0, from), ...rest, ...words.slice(slot.end)].join(' ')] : [];
    })
    .slice(0, 1);
}

/** "Und im Winter?", "und der zweite?", "und nachts schwarz?": the question before with that in it. */
function withOther(
  rest: readonly string[],
  { said: before, tokens: words }: Before,
  place: number,
): string[] {
  const text = fold(rest.join(' '));
  if (TIME.test(text))
    return [[...words.filter((word) => !TIME.test(fold(word))), ...rest].join(' ')];
  const bare = rest.filter((word) => !isArticle(word));
  const [single = ''] = bare;
  const rank = words.findIndex((word) => RANKED.test(fold(word)) && !ASKS.test(fold(word)));
  if (bare.length === 1 && RANKED.test(fold(single)) && rank >= 0) {
    return [[...words.slice(0, rank), single, ...words.slice(rank + 1)].join(' ')];
  }
  const many = words.findIndex((word) => /^(?:wie)?viele?$/.test(fold(word)));
  if (bare.length === 1 && many >= 0 && many + 2 < words.length) {
    return [[...words.slice(0, many + 1), single, ...words.slice(many + 2)].join(' ')];
  }
  // "Und der Pottwal?" of which we know no more than its name.
  const [slot] = sureOf(before);
  if (place === 0 && slot && isArticle(rest[0])) return [replaced(words, slot, rest).join(' ')];
  // "Warum ist der Himmel blau?", "und abends rot?"
  if (place > 0 || bare.length > 2) return [];
  const isTimed = rest.some((word) => TIME.test(fold(word)));
  const others = words.slice(0, -1).filter((word) => !isTimed || !TIME.test(fold(word)));
  return [[...others, ...rest].join(' ')];
}

/** "Und Herzen?" of an octopus: whether it has them, or can do it. */
function ofThing(rest: readonly string[], { thing }: Topic): string[] {
  const bare = rest.filter((word) => !isArticle(word) && !/^(?:auch|denn|da)$/.test(fold(word)));
  if (!thing || thing.name === '' || bare.length !== 1) return [];
  const [word = ''] = bare;
  return [
    `wie viele ${word} hat ${thing.name}`,
    `hat ${thing.name} ${word}`,
    `kann ${thing.name} ${word}`,
  ];
}
