import type { EnglishWord } from '../content/schemas.ts';
import { createEnglishReader } from './compose/english/read-english.ts';
import { createEnglishSayer } from './compose/english/say-english.ts';
import { createGermanReader } from './compose/german/read-german.ts';
import { createGermanSayer } from './compose/german/say-german.ts';
import { createVerbPairs } from './compose/verb-pairs.ts';
import { englishWords, finish, germanWords } from './sentences/contractions.ts';
import { createEnglishSide } from './sentences/english-side.ts';
import { createGermanSide } from './sentences/german-side.ts';
import { type Bound, hasWords, match, remembering, type Side, say } from './sentences/match.ts';
import { type Pattern, readPatterns } from './sentences/pattern.ts';
import { type Pair, readSentenceWords } from './sentences/sentence-words.ts';
import { type Look, personOf } from './sentences/value.ts';

const LONGEST = 14;
/** No sentence, yet wholly known: "the big dog", "im Garten". */
const PARTS = ['{np.1} = {np}', '{where} = {where}', '{np.1} {where} = {np} {where}'].flatMap(
  readPatterns,
);
const REASONS: Readonly<Record<string, string>> = { weil: 'because', obwohl: 'although' };
const JOINTS: Readonly<Record<string, string>> = { und: 'and', aber: 'but', oder: 'or' };

interface Said {
  words: readonly string[];
  isQuestion: boolean;
}

/**
 * Puts simple sentences into the other language by the patterns of `data/sentences`, where every word of
 * them is known; null for all others: nothing is guessed.
 */
export function createTranslator(look: Look) {
  const { words, countless } = readSentenceWords(look);
  const both = { ...look, countless };
  const german = createGermanSide(both, words);
  const english = createEnglishSide(both, words);
  const parts = { look: both, german, english, words, verbs: createVerbPairs(words, look.english) };
  const readGerman = createGermanReader(parts);
  const readEnglish = createEnglishReader(parts);
  const sayEnglish = createEnglishSayer(both);
  const sayGerman = createGermanSayer(both);

  /** What fits no pattern is put together from its parts. */
  function compose(heard: readonly string[], isToEnglish: boolean): Said | null {
    const clause = isToEnglish ? readGerman(heard) : readEnglish(heard);
    if (!clause) return null;
    return isToEnglish ? sayEnglish(clause) : sayGerman(clause);
  }

  /** From one side to the other; what was read is remembered for one sentence. */
  type Way = readonly [from: Side, to: Side, isToEnglish: boolean];

  function translateClause(heard: readonly string[], way: Way): Said | null {
    const isToEnglish = way[2];
    for (const { rest, time } of withoutTime(heard, words.times, isToEnglish)) {
      const found = byPattern(rest, way);
      if (!found) continue;
      const { said, isQuestion } = found;
      if (!time) return { words: said.words, isQuestion };
      const at = isToEnglish ? said.words.length : said.verbEnd;
      return { words: said.words.toSpliced(at, 0, time), isQuestion };
    }
    return compose(heard, isToEnglish);
  }

  function byPattern(heard: readonly string[], way: Way) {
    const isToEnglish = way[2];
    const heardWords = new Set(heard);
    for (const pattern of words.patterns) {
      if (pattern.direction === (isToEnglish ? 'toGerman' : 'toEnglish')) continue;
      if (!hasWords(isToEnglish ? pattern.german : pattern.english, heardWords)) continue;
      const found = tryPattern(pattern, heard, way);
      if (found) return { said: found, isQuestion: pattern.isQuestion };
    }
    return null;
  }

  function tryPattern(pattern: Pattern, heard: readonly string[], [from, to, isToEnglish]: Way) {
    const bound = match(isToEnglish ? pattern.german : pattern.english, heard, from);
    if (!bound) return null;
    return say(
      isToEnglish ? pattern.english : pattern.german,
      isToEnglish ? theirs(bound) : isJob(pattern) ? hers(bound, look) : bound,
      to,
    );
  }

  /** "… weil ich krank bin": the reason said as a main clause. */
  function withReason(heard: readonly string[], way: Way): Said | null {
    const at = heard.findIndex((word) => REASONS[word] !== undefined);
    if (at < 2 || heard.length - at < 3) return null;
    const rest = heard.slice(at + 1);
    const last = rest.length - 1;
    const left = translateClause(heard.slice(0, at), way);
    const right =
      left &&
      [1, 2, 3]
        .filter((length) => length <= last)
        .map((length) => translateClause(moved(rest, last, length), way))
        .find((said) => said !== null && !said.isQuestion);
    return left && right
      ? {
          words: [...left.words, REASONS[heard[at] ?? ''] ?? '', ...right.words],
          isQuestion: left.isQuestion,
        }
      : null;
  }

  /** Two sentences joined by "und": the second may leave its subject out. */
  function translateAll(heard: readonly string[], way: Way): Said | null {
    const isToEnglish = way[2];
    const whole = translateClause(heard, way);
    if (whole || heard.length < 5) return whole;
    const because = isToEnglish ? withReason(heard, way) : null;
    if (because) return because;
    for (const [place, word] of heard.entries()) {
      const joint = Object.entries(JOINTS).find(([de, en]) => (isToEnglish ? de : en) === word);
      if (!joint || place < 2) continue;
      const left = translateClause(heard.slice(0, place), way);
      const tail = heard.slice(place + 1);
      const right =
        left &&
        (translateAll(tail, way) ??
          translateClause([heard[0] ?? '', ...tail], way) ??
          translateClause([...heard.slice(0, 2), ...tail], way));
      if (!left || !right) continue;
      return {
        words: [...left.words, isToEnglish ? joint[1] : joint[0], ...right.words],
        isQuestion: right.isQuestion,
      };
    }
    return null;
  }

  const translate = (heard: readonly string[], isToEnglish: boolean) => {
    if (heard.length < 2 || heard.length > LONGEST) return null;
    const way: Way = isToEnglish
      ? [remembering(german), english, true]
      : [remembering(english), german, false];
    const said = translateAll(heard, way);
    if (said) return finish(said.words, said.isQuestion, isToEnglish);
    for (const pattern of PARTS) {
      const part = tryPattern(pattern, heard, way);
      if (part) return part.words.join(' ');
    }
    return null;
  };

  return {
    toEnglish: (text: string) => {
      for (const order of mainClauses(germanWords(text), look)) {
        const said = translate(order, true);
        if (said) return said;
      }
      return null;
    },
    toGerman: (text: string) => {
      const said = translate(englishWords(text), false);
      return (
        said
          ?.replace(
            /(?<!\p{L})auf (?=(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?!\p{L}))/giu,
            'am ',
          )
          ?.replace(/(?<=hausaufgaben )tun(?!\p{L})/iu, 'machen')
          .replace(/(?<=farbe ist )\p{Ll}/u, (letter) => letter.toUpperCase()) ?? null
      );
    },
  };
}

export type Translator = ReturnType<typeof createTranslator>;

/** What is said without the time; "heute gehe ich" is put back into "ich gehe". */
function withoutTime(heard: readonly string[], times: readonly Pair[], isToEnglish: boolean) {
  const found: { rest: readonly string[]; time: string }[] = [{ rest: heard, time: '' }];
  for (const { german, english } of times) {
    for (const phrase of isToEnglish ? german : english) {
      const parts = phrase.toLowerCase().split(' ');
      const at = heard.findIndex((_, place) => parts.every((part, n) => heard[place + n] === part));
      if (at < 0 || parts.length >= heard.length) continue;
      const rest = heard.toSpliced(at, parts.length);
      const time = (isToEnglish ? english : german)[0] ?? '';
      if (at === 0 && isToEnglish)
        for (const length of [1, 2, 3]) found.push({ rest: moved(rest, 0, length), time });
      else found.push({ rest, time });
    }
  }
  return found;
}

const moved = (words: readonly string[], from: number, to: number) => {
  const word = words[from] ?? '';
  return words.toSpliced(from, 1).toSpliced(to, 0, word);
};

/** "dass ich Hunger habe" and "ob du mitspielst" as the main clauses that are to be said. */
function mainClauses(heard: readonly string[], { verbOf }: Look): (readonly string[])[] {
  const [first = ''] = heard;
  if (!/^(?:dass|das|ob|wo|wer|was|wie|wann)$/.test(first) || heard.length < 3) return [heard];
  const rest = heard.slice(1);
  const last = rest.length - 1;
  if (first === 'ob') return [moved(asI(rest, verbOf), last, 0)];
  if (first !== 'dass' && first !== 'das') {
    // "Wie alt einer ist" asks: "wie alt bist du?"
    const asked = DEGREE.test(rest[0] ?? '') ? 1 : 0;
    return [heard, [first, ...moved(asYou(rest, asked, verbOf), last, asked)]];
  }
  const orders = [1, 2, 3].map((length) => moved(asI(rest, verbOf), last, Math.min(length, last)));
  return first === 'das' ? [heard, ...orders] : orders;
}

const DEGREE = /^(?:alt|groß|viele?|spät|weit|lange?|oft|teuer|schnell|hoch|schwer|warm|kalt)$/;
const SOMEBODY = /^(?:einer|jemand|man)$/;

/** Who asks how old somebody is says "you" to them. */
function asYou(words: readonly string[], from: number, verbOf: Look['verbOf']) {
  const at = words.findIndex((word, place) => place >= from && SOMEBODY.test(word));
  if (at < 0) return words;
  const last = words.at(-1) ?? '';
  return words.with(at, 'du').with(-1, verbOf(last)?.present[1] ?? last);
}

/** Who asks what one says means himself. */
function asI(words: readonly string[], verbOf: Look['verbOf']) {
  if (words[0] !== 'man') return words;
  const last = words.at(-1) ?? '';
  return ['ich', ...words.slice(1, -1), verbOf(last)?.present[0] ?? last];
}

const isJob = ({ english }: Pattern) =>
  english.some((token) => token.type === 'slot' && token.option === 'job');

/** "Die Kinder suchen ihre Schuhe": of many German's "ihr" is "their". */
function theirs(bound: Bound): Bound {
  const [subject, said] = [bound.get('s'), bound.get('np')];
  if (subject?.type !== 'things' || said?.type !== 'things') return bound;
  if (personOf(subject.things) !== EVERY_OTHER) return bound;
  const things = said.things.map((each) =>
    each.type === 'noun' && each.opening === 'her' ? { ...each, opening: 'their' } : each,
  );
  return new Map(bound).set('np', { type: 'things', things });
}
const EVERY_OTHER = 5;

/** "My mum is a teacher": of a woman German says "Lehrerin". */
function hers(bound: Bound, { english }: Look): Bound {
  const [subject, said] = [bound.get('s'), bound.get('np')];
  if (subject?.type !== 'things' || said?.type !== 'things') return bound;
  const [one] = subject.things;
  const [other] = said.things;
  const isWoman =
    (one?.type === 'noun' && one.noun.article === 'die') ||
    (one?.type === 'pronoun' && one.english === 'she');
  if (!isWoman || other?.type !== 'noun' || other.noun.article !== 'der') return bound;
  const woman = other.noun.also?.find((word) => word.endsWith('in'));
  const noun: EnglishWord | undefined = woman
    ? { ...other.noun, de: woman, article: 'die' }
    : english.english(other.noun.en).find(({ article, de }) => article === 'die' && /in$/.test(de));
  if (!noun) return bound;
  const opening = other.opening === 'a' ? '' : other.opening;
  return new Map(bound).set('np', { type: 'things', things: [{ ...other, noun, opening }] });
}
