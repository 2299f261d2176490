import { type Entry, speaksOf } from '../../content/entries.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import { GIVES_REASON } from '../fit/fits-question.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';

/** Below it, what comes nearest has too little to do with the question. */
const LEAST = 0.5;
const OF_ASPECTS = [0.5, 0.3, 0.22, 0.18];
const OF_WORDS = 0.55;
const ANY_WORD = 0.15;
const REASON = 0.2;
/** "Wie viele Saiten?": an answer without a number is none. */
const COUNTS =
  /\d|(?<!\p{L})(?:kein\p{L}*|null|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|viele|\p{L}+(?:zehn|zig|hundert|tausend))(?!\p{L})/iu;

/**
 * What LUX knows of a thing that comes nearest to a question it cannot answer: by the words they share and
 * by what is asked for. Undefined where nothing comes near.
 */
export function findNearest(
  entries: readonly Entry[],
  wanted: Wanted,
  told: ReadonlySet<string>,
): Entry | undefined {
  const [best] = entries
    .filter(({ id }) => !told.has(id))
    .map((entry) => ({ entry, score: nearness(entry, wanted) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= LEAST ? best.entry : undefined;
}

const BROAD = new Set<string>(['why', 'how', 'what', 'task', 'use', 'fun', 'made', 'can', 'learn']);
const isBroad = (told: string | undefined, asked: string | undefined) =>
  told === undefined || asked !== told || BROAD.has(told);

function nearness(entry: Entry, { aspects, kind, questionWord, topics }: Wanted): number {
  const keys = speaksOf(entry);
  const shared = topics.filter((topic) => isAmong(topic, keys)).length;
  if (kind === 'many' && (shared === 0 || !COUNTS.test(entry.older))) return 0;
  // Why and how share nothing where no word is the same.
  if (topics.length > 0 && shared === 0 && isBroad(entry.aspect, aspects[0])) return 0;
  const place = entry.aspect === undefined ? -1 : aspects.indexOf(entry.aspect);
  const alike = aspects.findIndex(
    (aspect) => entry.aspect !== undefined && isSameAspect(aspect, entry.aspect),
  );
  const at = place >= 0 ? place : alike >= 0 ? alike + 1 : -1;
  const ofAspect = at < 0 ? 0 : (OF_ASPECTS[at] ?? 0.15);
  const ofWords = shared === 0 ? 0 : ANY_WORD + (OF_WORDS * shared) / topics.length;
  const isReason = questionWord === 'warum' && GIVES_REASON.test(entry.older);
  return ofAspect + ofWords + (isReason && shared > 0 ? REASON : 0);
}
