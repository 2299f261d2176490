import {
  DOUBLES,
  HALVES,
  isSum,
  readGrade,
  readLimit,
  readOperations,
  readTable,
  readTables,
  readTraits,
} from './amounts.ts';
import { CHOICE } from './make-wish.ts';
import { plainOf } from './plain-text.ts';
import { INTO_GERMAN, readTopic, topicOf, WANTS_YES_OR_NO } from './topics.ts';
import type { Operation, Subject, Wish } from './wish.ts';

const LONGEST_CHANGE = 60;
/** What stands before another kind of sum: a bare "mal" says nothing. */
const IS_CHANGE =
  /^(?:(?:ja|nein|ne|nee|nö|die|das|den|nur|bitte|lieber|jetzt|und|dann|ich|will|möchte|mach|machen|wir|stell|gib|mir|mal|kannst|du|können|eine?|welche|eins|auch|aufgaben?|doch|aber) )*(?:nur |mit |ohne |keine? |zahlen |von \S+ |bis |im zahlenraum |lieber |statt \p{L}+ )?(?:(?:plus|minus|geteilt|malnehmen)(?: und (?:plus|minus|mal|geteilt))? bis \S+|plus|minus|mal(?= ?(?:aufgaben?|rechnen|bitte|nehmen)?$)|malnehmen|geteilt|durch|teilen|(?:zur|zu|bis) \S+|\p{L}+er ?reihe|\d{1,2} ?ern?(?: ?reihe)?|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?:en)?er|mit \S+|bis \S+|\d+)(?: (?:aufgaben?|rechnen|bitte|machen|üben|nehmen|haben|stellen|\d+))*$/u;

const IS_TOPIC =
  /^(?:(?:und|nein|ne|bitte|lieber|jetzt|dann|ich|will|möchte|mach|machen|wir|mal|kannst|du|können|auch|noch|nur|was|etwas|über|mit|von|zu|zum|zur|aus|die|das|den|der|fragen?|frag|frage|fragst|mich|stell|mir|gib|hauptstädte?|länder|wörter|thema|stunden|uhrzeiten) )+\p{L}+(?: (?:bitte|machen|üben|haben|wörter|fragen))*$/u;

const BARE_TOPIC =
  /^(?:die )?(?:zahlen|farben|tiere|tiernamen|familie|schulsachen|körperteile|essen|obst|gemüse|planeten|dinos|dinosaurier|weltall|natur|körper|deutschland)(?: bitte)?$/u;

const HAS_PARTS: ReadonlySet<Subject> = new Set([
  'spelling',
  'clock',
  'capitals',
  'units',
  'gaps',
  'tenses',
]);

/** "In der ersten Klasse haben wir …" tells of long ago. */
const IS_PAST = /(?<!\p{L})(?:hatten?|haben|war|waren|damals)(?!\p{L})/u;

const TURNS =
  /(?<!\p{L})(?:(?:anders|anderster|umge) ?(?:he)?rum|umgekehrt|um(?:ge)?dreh\p{L}*|vertauscht|du (?:sagst |fragst )?(?:englisch|deutsch) (?:und )?ich (?:sag\p{L}* )?(?:englisch|deutsch)|(?:von|vom) (?:englisch|deutsch)\p{L}* (?:ins|auf|in|nach) (?:englisch|deutsch)\p{L}*)(?!\p{L})/u;

/** "Andersrum", and nothing else. */
export const turnsRound = (text: string): boolean =>
  text.length <= LONGEST_CHANGE && TURNS.test(plainOf(text));

/** "Und jetzt andersrum": English is said in German, and doubles are halved; null for all else. */
function turnedRound(plain: string, wish: Wish): Wish | null {
  if (plain.length > LONGEST_CHANGE || !TURNS.test(plain)) return null;
  const said = wish.words.join(' ');
  if (wish.subject === 'english') {
    const isNamed = /englisch.*deutsch|deutsch.*englisch/u.test(plain);
    const isIntoGerman = isNamed ? INTO_GERMAN.test(plain) : !INTO_GERMAN.test(said);
    const turned = isIntoGerman ? 'von englisch auf deutsch' : 'von deutsch auf englisch';
    return { ...wish, words: turned.split(' ') };
  }
  if (wish.subject === 'doubles')
    return {
      ...wish,
      words: [HALVES.test(said) && !DOUBLES.test(said) ? 'verdoppeln' : 'halbieren'],
    };
  if (wish.subject === 'maths') return withInverse(wish);
  return CAN_TURN.has(wish.subject) ? { ...wish, isTurned: !wish.isTurned } : null;
}

/** "Jetzt nur halbieren" of who did both. */
function onlyHalf(plain: string, wish: Wish): Wish | null {
  if (plain.length > LONGEST_CHANGE || HALVES.test(plain) === DOUBLES.test(plain)) return null;
  if (!/halbier|verdopp/u.test(plain)) return null;
  return { ...wish, words: [HALVES.test(plain) ? 'halbieren' : 'verdoppeln'] };
}

/** What was the answer is asked of in these. */
const CAN_TURN: ReadonlySet<Subject> = new Set(['capitals', 'opposites', 'plurals', 'tenses']);
const INVERSE: Readonly<Record<Operation, Operation>> = { '+': '-', '-': '+', '*': '/', '/': '*' };

/** Plus becomes minus, and times divided by. */
function withInverse(wish: Wish): Wish | null {
  const { operations, table, tables } = wish;
  const asked: readonly Operation[] =
    operations.length > 0 ? operations : table !== null || tables.length > 1 ? ['*'] : [];
  if (asked.length !== 1) return null;
  return {
    ...wish,
    operations: asked.map((operation) => INVERSE[operation]),
    traits: wish.traits.filter((trait) => trait !== 'rest'),
  };
}

/** "Mach mal mal": the second one is the sign. */
const ONLY_TIMES =
  /(?<!\p{L})mal mal(?: bitte)?$|^(?:(?:ok|okay|dann|jetzt|lieber|bitte|nur|und|doch) )*(?:normales?|das normale) mal(?:rechnen|nehmen|aufgaben)?(?: bitte)?$/u;

/** "Nur plus", "mit mal bitte", "bis 20": what a maths practice that runs is changed to. */
export function readChange(text: string, wish: Wish): Wish | null {
  const plain = plainOf(text);
  const grade = plain.length <= LONGEST_CHANGE ? readGrade(plain) : null;
  if (grade !== null && !IS_PAST.test(plain)) return { ...wish, shift: grade, limit: null };
  const turned = turnedRound(plain, wish);
  if (turned) return turned;
  if (wish.subject === 'maths' && !wish.isChoice && CHOICE.test(plain) && !IS_PAST.test(plain))
    return { ...wish, isChoice: true };
  if (wish.subject === 'quiz' && plain.length <= LONGEST_CHANGE && WANTS_YES_OR_NO.test(plain))
    return { ...wish, words: plain.split(' ') };
  if (HAS_PARTS.has(wish.subject)) {
    const isSaid = wish.subject !== 'capitals' || IS_TOPIC.test(plain);
    const topic = plain.length <= LONGEST_CHANGE && isSaid ? topicOf(wish.subject, plain) : null;
    if (wish.subject === 'units' && topic !== null)
      return { ...wish, topic, words: plain.split(' ') };
    return topic === null || topic === wish.topic ? null : { ...wish, topic };
  }
  if (wish.subject === 'english' || wish.subject === 'quiz') {
    const topic =
      plain.length <= LONGEST_CHANGE && (IS_TOPIC.test(plain) || BARE_TOPIC.test(plain))
        ? readTopic(plain, wish.subject)
        : null;
    return topic === null || topic === wish.topic ? null : { ...wish, topic };
  }
  if (wish.subject === 'doubles') return onlyHalf(plain, wish);
  if (wish.subject !== 'maths') return null;
  if (plain.length > LONGEST_CHANGE || isSum(plain)) return null;
  const traits = readTraits(plain);
  if (traits.length > 0)
    return {
      ...wish,
      traits,
      operations: traits.includes('rest') ? ['/'] : wish.operations,
    };
  const only = ONLY_TIMES.test(plain) ? 'malnehmen' : plain;
  if (!IS_CHANGE.test(only)) return null;
  const without =
    /(?<!\p{L})(?:ohne|keine?|nicht) (plus|minus|mal|geteilt)/u.exec(plain)?.[1] ?? '';
  const named = readOperations(only.replace(`${without}`, ' '));
  const kept = wish.operations.length > 0 ? wish.operations : (['+', '-'] as const);
  const operations = without
    ? kept.filter((operation) => !readOperations(without).includes(operation))
    : named;
  const table = readTable(only);
  const tables = readTables(only);
  const limit = readLimit(only);
  if (operations.length === 0 && table === null && limit === null) return null;
  const all = operations.length > 0 ? [...operations] : table === null ? wish.operations : [];
  return {
    ...wish,
    operations: all,
    table,
    tables,
    traits: wish.traits.filter((trait) => trait !== 'rest'),
    limit: limit ?? (all === wish.operations ? null : wish.limit),
  };
}

/** "Schwerer", "leichter": a step within the range, or in the range that is named with it. */
export const inStep = (text: string, wish: Wish, step: 1 | -1): Wish => ({
  ...wish,
  ...(wish.subject === 'maths' ? { step: wish.step + step } : { shift: wish.shift + step }),
  limit: readLimit(plainOf(text)) ?? wish.limit,
});
