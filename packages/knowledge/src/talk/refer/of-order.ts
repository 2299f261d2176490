import type { Thing } from '../../content/thing.ts';
import { fold, lemmaKey } from '../../recognition/words.ts';
import { AFTER_PRONOUN, type Said } from '../said/said.ts';
import { withArticle } from '../telling/say.ts';
import type { Topic } from '../topic.ts';
import { isArticle, tokensOf } from '../whole/word-tokens.ts';

/** "Vom ersten", "der andere": by which place in the talk one of those who were told of is meant. */
const PLACES: readonly (readonly [
  RegExp,
  (run: readonly Thing[], now: Thing) => Thing | undefined,
])[] = [
  [/^erste[nrsm]?$/, ([first]) => first],
  [/^zweite[nrsm]?$/, ([, second]) => second],
  [/^dritte[nrsm]?$/, ([, , third]) => third],
  [/^(?:letzte|vorige)[nrsm]?$/, (run) => run.at(-1)],
  [/^andere[nrsm]?$/, (run, now) => run.findLast((one) => one !== now)],
];
const LED = /^(?:beim|vom|zum|im|am)$/;
const DATIVE = /^(?:dem|beim|vom|zum|im|am)$/;
const PREPOSITION = /^(?:von|bei|mit|in|aus|zu|nach|auf|an)$/;
/** What may stand behind, so that no noun is meant: "das erste Auto". */
const NO_NOUN =
  /^(?:der|die|das|den|dem|eine?[nmrs]?|und|oder|denn|von|vo[nm]|wie|was|wo|warum|nochmal|land|tier|stadt)$/;
/** "Wer war der Erste?" asks who came before all others. */
const ASKS_FIRST =
  /^(?:und )?(?:wer|was|wann|welche[rsn]?) (?:ist|kam|sind|hat)\b|\b(?:war|waren|hatte|hiess|lebte|flog|fuhr)\b/;
const ANY_KIND = /^(?:land|tier|stadt|ort|ding)$/;

/** Things told of one after the other that are alike, the first one first. */
export function alikeInTalk({ met = [], thing }: Topic): readonly Thing[] {
  const last = thing ?? met.at(-1);
  if (!last) return [];
  const kinds = new Set(last.isA);
  const from = met.findLastIndex((one) => one !== last && !one.isA.some((kind) => kinds.has(kind)));
  return met.slice(from + 1).filter((one) => one === last || one.isA.some((k) => kinds.has(k)));
}

/** The name in the case of the words that it stands for. */
function inCase(thing: Thing, lead: string, before: string): readonly string[] {
  if (thing.article === '-') {
    const bare: Readonly<Record<string, string>> = { beim: 'bei', vom: 'von', zum: 'zu', im: 'in' };
    return [bare[lead] ?? '', thing.name].filter((word) => word !== '');
  }
  const isDative = DATIVE.test(lead) || (lead === 'der' && PREPOSITION.test(before));
  if (!isDative) return withArticle(thing, lead === 'den').split(' ');
  const article = thing.article === 'die' ? 'der' : 'dem';
  const led: Readonly<Record<string, string>> = { beim: 'bei', vom: 'von', zum: 'zu', im: 'in' };
  const preposition = led[lead];
  return [...(preposition === undefined ? [] : [preposition]), article, thing.name];
}

/**
 * A saying with the name of whom "the first" or "the other" means among those told of, and the talk as one
 * of that; null where it says neither.
 */
export function withOrderNamed(said: Said, topic: Topic): { said: string; topic: Topic } | null {
  const run = alikeInTalk(topic);
  const now = topic.thing ?? run.at(-1);
  if (run.length < 2 || !now) return null;
  const tokens = tokensOf(said);
  const words = tokens.map(fold);
  const [place] = words.flatMap((word, at) => {
    const lead = words[at - 1] ?? '';
    const meant = PLACES.find(([pattern]) => pattern.test(word))?.[1](run, now);
    if (!meant || !(isArticle(lead) || LED.test(lead))) return [];
    const next = words[at + 1];
    const isOrdinal = !/^(?:andere)/.test(word);
    // "Wie schnell war das erste?" asks how it all began; "bei dem ersten" names a place in the talk.
    const isInTalk = LED.test(lead) || PREPOSITION.test(words[at - 2] ?? '');
    if (isOrdinal && !isInTalk && ASKS_FIRST.test(said.folded)) return [];
    const isKind =
      next !== undefined &&
      (ANY_KIND.test(next) || meant.isA.some((kind) => lemmaKey(fold(kind)) === lemmaKey(next)));
    if (isKind && isOrdinal) return [];
    const isAlone = next === undefined || NO_NOUN.test(next) || AFTER_PRONOUN.test(next);
    return isKind || isAlone ? [{ at, meant, length: isKind ? 2 : 1 }] : [];
  });
  if (!place) return null;
  const { at, meant, length } = place;
  const name = inCase(meant, words[at - 1] ?? '', words[at - 2] ?? '');
  const text = [...tokens.slice(0, at - 1), ...name, ...tokens.slice(at + length)].join(' ');
  const { entry: _, ...rest } = topic;
  const isSame = topic.thing === meant;
  return {
    said: text,
    topic: isSame ? topic : { ...rest, thing: meant, told: new Set() },
  };
}
