import { tellsOfPerson } from '../more-than-a-task.ts';
import { hasResult, sumsIn } from '../named/sums-in.ts';
import {
  readLimit,
  readOperations,
  readShift,
  readTable,
  readTables,
  readTraits,
  withoutTraits,
} from './amounts.ts';
import { isEnough, readCount, readLeftOut } from './limits.ts';
import { plainOf } from './plain-text.ts';
import { topicOf } from './topics.ts';
import type { Operation, Subject, Wish } from './wish.ts';

/** "Mit Auswahl", "zum Ankreuzen". */
export const CHOICE =
  /(?<!\p{L})(?:mit|zur|zum|und) (?:\p{L}+ )?(?:auswahl|ankreuzen|auswählen|lösungen zur wahl|antworten zur wahl)(?!\p{L})|multiple choice|(?:antwort|lösungs) ?(?:möglichkeiten|auswahl)|mit a b (?:und )?c(?!\p{L})/u;
/** "Mathe, aber nix mit Minus". */
const EXCLUDED =
  /(?<!\p{L})(?:ohne|kein\p{L}*|nix|nichts|nicht)(?: mit)? (?<sign>plus|minus|malnehmen|mal|geteilt)\p{L}*(?: (?:und|oder)(?: kein\p{L}*| ohne)? (?<other>plus|minus|mal|geteilt)\p{L}*)?/u;
const EASIEST: readonly Operation[] = ['+', '-'];

/** A rest is of dividing, whatever else is not named; what is excluded is not wanted. */
function operationsOf(plain: string): Operation[] {
  const { sign, other } = EXCLUDED.exec(plain)?.groups ?? {};
  if (sign !== undefined) {
    const excluded = [sign, other].flatMap((name) =>
      readOperations(name === 'mal' ? 'malnehmen' : (name ?? '')),
    );
    const named = readOperations(plain.replace(EXCLUDED, ' '));
    const left = (named.length > 0 ? named : EASIEST).filter((one) => !excluded.includes(one));
    return left.length > 0 ? left : ['*'];
  }
  const named = readOperations(plain);
  return named.length === 0 && readTraits(plain).includes('rest') ? ['/'] : named;
}

/** A wish for a subject, with all that its words say of it. */
export const wishFor = (subject: Subject, plain: string): Wish => ({
  subject,
  operations: subject === 'maths' ? operationsOf(plain) : [],
  table: readTable(withoutTraits(plain)),
  tables: subject === 'maths' ? readTables(withoutTraits(plain)) : [],
  traits: subject === 'maths' ? readTraits(plain) : [],
  isChoice: CHOICE.test(plain),
  isTurned: false,
  limit: readLimit(plain),
  topic: topicOf(subject, plain),
  shift: subject === 'syllables' && /(?<!\p{L})lange/u.test(plain) ? 1 : readShift(plain),
  step: 0,
  count: readCount(plain),
  isLimited: false,
  without: [],
  words: plain.split(' '),
});

/** Rows are named of the table alone, and none of them to be left out. */
const isOfRows = (wish: Wish, plain: string) =>
  readLeftOut(plain, wish.table).length === 0 &&
  /einmaleins|reihe|malnehmen|malaufgaben/u.test(plain);

const NAMED_ANYWHERE: ReadonlySet<Subject> = new Set(['spelling', 'units', 'gaps', 'tenses']);

/** All that the whole wish says of its tasks. */
export function withDetails(wish: Wish, plain: string): Wish {
  const table = wish.table;
  return {
    ...wish,
    tables:
      wish.subject === 'maths' && wish.tables.length === 0 && isOfRows(wish, plain)
        ? readTables(withoutTraits(plain))
        : wish.tables,
    // "Ein Diktat mit ck, übst du mit mir" says before it asks which letters.
    topic: wish.topic ?? (NAMED_ANYWHERE.has(wish.subject) ? topicOf(wish.subject, plain) : null),
    count: readCount(plain) ?? wish.count,
    isLimited: isEnough(plain) && readCount(plain) !== null,
    without: wish.subject === 'maths' ? readLeftOut(plain, table) : [],
    words: plain.split(' '),
  };
}

/** The words are given to be asked. */
const OWN_WORDS =
  /(?<!\p{L})(?:die|das|unsere|meine) (?<what>lernwörter|wörter|vokabeln) (?:sind|heißen)(?!\p{L})|ich sage? dir (?:die |unsere |meine )?(?<told>lernwörter|wörter|vokabeln)(?!\p{L})/u;

/** "Die Wörter sind schwer" tells of them. */
const IS_TOLD =
  /(?:sind|heißen) (?:\p{L}+ ){0,2}(?:schwer|leicht|schlimm|doof|blöd|langweilig|weg|neu|falsch|alle?)(?!\p{L})/u;
const IS_LEARNT =
  /lernwörter|vokabeln|diktat|(?<!\p{L})(?:üb\p{L}*|lern\p{L}*|schreib\p{L}*|abfrag\p{L}*|frag mich|test)(?!\p{L})/u;

/** "Wir haben Diktat, die Wörter sind Garten und Löwe"; null where words are told of. */
export function ownWordsWish(text: string): Wish | null {
  const plain = plainOf(text);
  const { what, told } = OWN_WORDS.exec(plain)?.groups ?? {};
  const words = what ?? told;
  if (words === undefined || tellsOfPerson(text) || IS_TOLD.test(plain)) return null;
  if (!IS_LEARNT.test(plain)) return null;
  return wishFor(words === 'vokabeln' ? 'english' : 'spelling', plain);
}

/** "Frag mich 9 mal 9", "zuerst drei mal sieben, dann fünf mal acht": sums are named to be asked. */
const ASKS_SUM =
  /^(?:(?:ok|okay|also|lux|bitte|und|jetzt|du|kannst|könntest|komm) )*(?:(?:frag\p{L}*|teste?|prüf\p{L}*) (?:du )?mich|(?:stell\p{L}*|gib\p{L}*|sag) (?:du )?mir|(?:als )?(?:zu)?erste?s?|fang\p{L}*|nimm|übe?n?|üben wir|mach mit mir)(?!\p{L})/u;
const ASKS_RESULT =
  /(?<!\p{L})(?:was|wie ?viel|wieviel|ergebnis|ergibt|macht|rauskommt|ausrechnen|lösung)(?!\p{L})/u;

export function sumWish(text: string): Wish | null {
  const plain = plainOf(text);
  if (!ASKS_SUM.test(plain) || ASKS_RESULT.test(plain) || hasResult(text)) return null;
  const operations = [...new Set(sumsIn(text).map(({ operation }) => operation))];
  return operations.length === 0
    ? null
    : { ...wishFor('maths', plain), operations, table: null, limit: null };
}
