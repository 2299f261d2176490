import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { type QuestionKind, questionKind } from '../../recognition/question-kind.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import { isAmong } from '../telling/choose-entry.ts';

/** So much of one of a thing's own questions must be asked, beside all that is asked. */
const MOST_OF_ASK = 0.5;
/** Of a reason one word says enough: "warum sind manche schwarz?" */
const PART_OF_REASON = 0.3;
/** Says nothing of its own, or stands for what is talked of. */
const SMALL =
  /^(?:denn|eigentlich|nochmal|noch|auch|dann|dabei|davon|damit|daran|darin|drin|dort|hier|genau|manche|alle|geht|gehen|ging|sonst|wieder|gerne?|uberhaupt|wirklich|echt|selber|selbst|bisschen|richtig|darf|durfen|durften|kann|konnen|konnten|musst?|mussen|mussten)$/;

/** Whether a word says nothing of its own in a talk. */
export const isSmall = (word: string): boolean => isStopWord(word) || SMALL.test(word);

interface OwnQuestion {
  kind: QuestionKind;
  keys: string[];
  /** Keys of its nouns: an answer to a question of something else has others. */
  nouns: string[];
}

const keysOf = (words: readonly string[], naming: ReadonlySet<string>) => [
  ...new Set(
    words
      .filter((word) => !isStopWord(word) && !SMALL.test(word))
      .map(lemmaKey)
      .filter((key) => !naming.has(key)),
  ),
];

const namingOf = ({ also, name, plural = name }: Thing) =>
  new Set([name, plural, ...also].flatMap(wordsOf).map(lemmaKey));

/** Collected when they are first wanted: a talk is about few of all things. */
const ownQuestions = new WeakMap<Entry, OwnQuestion[]>();

function ownQuestionsOf(entry: Entry, naming: ReadonlySet<string>): OwnQuestion[] {
  const known = ownQuestions.get(entry);
  if (known) return known;
  const read = entry.asks.map((ask): OwnQuestion => {
    const [, ...others] = ask.match(/[\p{L}\p{N}-]+/gu) ?? [];
    const nouns = others.filter((word) => /^\p{Lu}/u.test(word)).flatMap(wordsOf);
    return {
      kind: kindOf(fold(ask)),
      keys: keysOf(wordsOf(ask), naming),
      nouns: keysOf(nouns, naming),
    };
  });
  ownQuestions.set(entry, read);
  return read;
}

/** "Vergisst es, wo die Nüsse sind?" asks whether, and not where. */
const ASKS_WHETHER =
  /^(?:und |aber )?(?!wie|was|wer|wo|wann|warum|wieso|weshalb|welch)\p{L}+(?:t|en) (?:er|es|sie|der|die|das) /u;
const kindOf = (folded: string): QuestionKind =>
  ASKS_WHETHER.test(folded) ? 'other' : questionKind(folded);

/** Words of a question that say what is asked, without the thing's name. */
export const keysAsked = ({ words }: Said, thing: Thing): string[] =>
  keysOf(words, namingOf(thing));

/**
 * The entry of a thing that was written for a question like this one, though in other small words: "wie tief
 * geht das?" of a submarine. `before` is the last question, whose words need not be said again. Undefined
 * where none asks for all that is asked.
 */
export function ownQuestion(
  said: Said,
  thing: Thing,
  { before, entries }: { before: readonly string[]; entries: readonly Entry[] },
): Entry | undefined {
  const naming = namingOf(thing);
  const kind = kindOf(said.folded);
  const asked = keysAsked(said, thing);
  if (asked.length === 0) return undefined;
  const known = new Set([...asked, ...before.map(lemmaKey)]);
  const [best] = entries
    .flatMap((entry) =>
      ownQuestionsOf(entry, naming).map((own) => ({ entry, share: shareOf(own) })),
    )
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
  return best?.entry;

  function shareOf({ keys, kind: ownKind, nouns }: OwnQuestion): number {
    if (ownKind !== kind || keys.length === 0) return 0;
    const all = new Set(keys);
    if (!asked.every((key) => isAmong(key, all))) return 0;
    if (!nouns.every((noun) => isAmong(noun, known))) return 0;
    const share = keys.filter((key) => isAmong(key, known)).length / keys.length;
    return share >= (kind === 'why' ? PART_OF_REASON : MOST_OF_ASK) ? share : 0;
  }
}
