import { firstNames } from '@lux/german-text/first-names.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { capital } from '@lux/maths/read-word-problem/shapes/plain-problem.ts';
import { isVerb } from '@lux/maths/read-word-problem/verbs.ts';
import { createLexicon, type Lexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';
import { findAdjective, findNoun } from '@lux/word-desk/lexicon/find-forms.ts';
import { casesOf } from '@lux/word-desk/lexicon/noun.ts';

interface WordKinds {
  isNoun: boolean;
  isVerb: boolean;
  /** Written as a verb of several is: "sitzen", "fliegen". */
  isInfinitive: boolean;
  isAdjective: boolean;
  /** As several things stand in the nominative: "Fliegen" are, "Sitzen" are not. */
  isPlural: boolean;
}

/** Words that a list has for nouns, too, and that are none in a problem. */
const SMALL =
  /^(?:(?!ei$)\p{L}{1,2}|der|die|das|den|dem|des|wer|wie|was|wo|wann|viele?n?|wenig\p{L}*|mehr|noch|nun|also|dann|danach|davon|dazu|daher|dafür|damit|jetzt|heute|gestern|morgen|abends?|morgens|immer|wieder|weiter|zurück|zusammen|insgesamt|übrig|allein|alleine|ohne|mit|aus|auf|vor|nach|von|vom|bei|für|über|unter|neben|hinter|zwischen|gegen|durch|seit|bis|zum|zur|ins|im|am|beim|dein\p{L}*|mein\p{L}*|sein\p{L}*|ihre?\p{L}{0,2}|unser\p{L}*|euer|eure\p{L}*|kein\p{L}*|jede\p{L}*|alle\p{L}*|beide\p{L}*|andere\p{L}*|manche\p{L}*|welche\p{L}*|diese\p{L}*|selbst|selber|ich|mich|mir|dir|dich|uns|euch|ihm|ihn|ihnen|sie|wir|man|und|oder|aber|weil|wenn|dass|als|auch|nur|schon|erst|fast|genau|gleich|eben|mal|bitte|danke|gern|gerne|leider|sonst|oben|unten|vorn|vorne|hinten|links|rechts|weg|raus|rein|runter|rauf|rüber|herum|rum|her|hin|los|fort|kaputt|paar|bisschen|eins|nichts|etwas|jemand|niemand|nicht|doch|halt|mit|gern|hast|habe|habt|wird|wirst|wäre|würde|willst|weiß|weißt|halb|halbe\p{L}?|doppelt|doppel|statt|plus|minus|geteilt|durch|gerade|ungerade|sehr|super|toll|pro|je|jeweils|extra|okay|hallo|hey|ach|klar|lux|total|\p{L}+mal|drin|drauf|dran|dabei|heim|mittags|nachts|warum|wieso|trotz|dank|laut|zwar|sicher|lieber|liebe|spät|später|früh|früher|mitten|lang|lange|weit|hoch|teuer|schwer|groß|alt|offen|voll|leer|frei|besetzt)$/u;
/** Behind these a word that may be a noun is one. */
const BEFORE_NOUN =
  /^(?:der|die|das|den|dem|des|ein|eine[nmrs]?|nen|ner|nem|kein|keine[nmrs]?|mein|meine[nmrs]?|dein|deine[nmrs]?|sein|seine[nmrs]?|ihre?[nmrs]?|unsere?[nmrs]?|jede[nmrs]?|diese[nmrs]?|welche[nmrs]?|im|am|ins|zum|zur|vom|beim|pro|je|mit|für|ohne|von|aus|in|auf|an|aufs|fürs)$/u;
/** "Den fliegen", "mit essen": an article stands for a noun; of these only what is no verb is one. */
const BEFORE_MAYBE = /^(?:die|das|der|mit|für|ohne|von|aus|je|ihre?)$/u;
const ASKS_MANY = /^(?:viel|viele|vieler|vielen|wieviel|wieviele|wievielen)$/u;
const DATIVE = /^(?:mit|zu|von|in|an|auf|nach|bei|aus|vor|unter|je|jeweils|für|à)$/u;
/** What a verb leaves at the end of its clause. */
const PARTICLE =
  /^(?:weg|davon|fort|raus|rein|runter|rauf|rüber|hinaus|heraus|herein|hinzu|dazu|herunter|hinunter|ab|aus|ein|auf|an|zu|los|um|zurück|nach|heim|kaputt|her|hin|vorbei|weiter|mit)$/u;
const ENDS = /^[.,;:!?]$/u;
const STARTS_NEXT = /^(?:und|oder|aber|dann|wie|wieviele?|was)$/u;
const PARTICIPLE =
  /^(?:ab|an|auf|aus|ein|weg|mit|nach|vor|zu|dazu|hinzu|los|kaputt|ver|zer|be|er)?ge\p{L}{2,}(?:t|en)$/u;

const PARTED =
  /^(?:ab|an|auf|aus|ein|weg|mit|nach|vor|zu|dazu|hinzu|los|kaputt|rein|raus|runter|hin|her)ge\p{L}{2,}(?:t|en)$/u;

const nameSet = new Set(
  Object.values(firstNames).flatMap((names) => names.map((name) => name.toLowerCase())),
);
const MOST_KEPT = 4_000;
const kept = new Map<string, WordKinds>();
let lexicon: Lexicon | undefined;

function kindsOf(word: string): WordKinds {
  const before = kept.get(word);
  if (before) return before;
  lexicon ??= createLexicon();
  const { verb } = lexicon;
  const noun = findNoun(lexicon, word);
  const several = noun && casesOf(noun).find(({ name }) => name === 'Nominativ')?.plural;
  const found = {
    isNoun: noun !== undefined,
    isPlural: several?.toLowerCase().split(' ').at(-1) === word,
    isInfinitive: isVerb(word) || verb(word) !== undefined,
    isVerb: isVerb(word) || infinitivesOf(word).some((each) => verb(each) !== undefined),
    isAdjective: findAdjective(lexicon, word) !== undefined,
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
}

/** What a form may be of: "brauch" and "braucht" of "brauchen", "behält" of "behalten". */
function infinitivesOf(word: string): string[] {
  const stem = word.replace(/(?:e|t|st|te|ten)$/u, '');
  const plain = stem.replace('ä', 'a').replace(/ie(?=.{1,2}$)/u, 'e');
  return [word, ...[word, stem, plain].flatMap((each) => [`${each}en`, `${each}n`])];
}

const isNumber = (token: string) => /^\d/u.test(token) || parseNumberWord(token) !== null;
const isWord = (token: string | undefined): token is string =>
  token !== undefined && /^\p{L}/u.test(token);
const TOKENS = /\p{L}[\p{L}'’-]*|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]|\s+/gu;

/**
 * A problem with capitals for its nouns and names and for nothing else, however it was written: a problem
 * that comes in small letters is read as the same one in a book is.
 */
export function withNouns(text: string): string {
  const tokens = text.toLowerCase().match(TOKENS) ?? [];
  const places = tokens.flatMap((token, place) => (/^\s/u.test(token) ? [] : [place]));
  const words = places.map((place) => tokens[place] ?? '');
  for (const [at, word] of words.entries())
    if (isWord(word) && isNounAt(words, at)) tokens[places[at] ?? 0] = capital(word);
  return tokens.join('');
}

function isNounAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (nameSet.has(word)) return true;
  if (SMALL.test(word) || parseNumberWord(word) !== null) return false;
  const { isNoun, isVerb: mayBeVerb, isInfinitive, isAdjective, isPlural } = kindsOf(word);
  const next = words[at + 1];
  // "Rote Murmeln", "die kleinen Kinder".
  if (isAdjective && isWord(next) && !SMALL.test(next) && kindsOf(next).isNoun) return false;
  const from = counterOf(words, at);
  if (from !== null) {
    if (!isNoun) return !mayBeVerb && !isAdjective && !PARTICIPLE.test(word);
    if (PARTED.test(word) || (isAdjective && !/n$/u.test(word))) return false;
    if (!isInfinitive) return true;
    const isDative = DATIVE.test(words[from - 1] ?? '') || words[from] === 'vielen';
    return isDative || (isPlural && !isVerbHere(words, at, from));
  }
  if (!isNoun) return false;
  const before = words[at - 1] ?? '';
  if (BEFORE_NOUN.test(before)) return !(isInfinitive && BEFORE_MAYBE.test(before));
  return !mayBeVerb && !isAdjective && !PARTICIPLE.test(word);
}

/** Where the number or "wie viele" stands that counts a word; null where nothing counts it. */
function counterOf(words: readonly string[], at: number): number | null {
  for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
    const word = words[place] ?? '';
    if (isNumber(word) && !/^ein/u.test(word)) return place;
    if (ASKS_MANY.test(word)) return place;
    if (!isWord(word) || !(kindsOf(word).isAdjective || word === 'stück')) return null;
  }
  return null;
}

/** "3 fliegen weg" and "wie viele fliegen noch" do; "3 fliegen sitzen da" counts. */
function isVerbHere(words: readonly string[], at: number, counter: number): boolean {
  const isEnd = (word = '.') => ENDS.test(word) || STARTS_NEXT.test(word);
  let end = at + 1;
  while (end < words.length && !isEnd(words[end])) end += 1;
  const start = words.slice(0, counter).findLastIndex((word) => isEnd(word)) + 1;
  const others = [...words.slice(start, counter), ...words.slice(at + 1, end)];
  if (others.some((word) => ENDS_WITH_VERB.test(word)) && end === at + 1) return true;
  const isDone = others.some((word) => isWord(word) && !PARTICLE.test(word) && isDoing(word));
  return !isDone && (end > at + 1 || ASKS_MANY.test(words[counter] ?? ''));
}

/** "Wenn wir 2 essen": behind these the verb stands last. */
const ENDS_WITH_VERB = /^(?:wenn|falls|weil|dass|ob|bevor|nachdem)$/u;
const isDoing = (word: string) =>
  isVerb(word) || PARTICIPLE.test(word) || (kindsOf(word).isVerb && !kindsOf(word).isNoun);
