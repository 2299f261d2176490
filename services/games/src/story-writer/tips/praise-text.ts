import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { TextMeasures } from './measure-text.ts';

const CURIOUS = [
  'Da will man sofort wissen, wie es weitergeht.',
  'Das macht richtig neugierig.',
  'Man kann sich gut vorstellen, wie sich das anfühlt.',
  'Bei diesem Satz möchte man gleich weiterlesen.',
  'Hier wird deine Geschichte richtig spannend.',
  'Man versteht sofort, worum es geht.',
];
/** Where somebody died or is ill nothing is called exciting. */
const SAD =
  /(?<!\p{L})(?:gestorben|starb|stirbt|tot|tote[nrsm]?|begraben|beerdig\p{L}*|krank\p{L}*|krebs|geweint|weinte?)(?!\p{L})/iu;
const FELT = [
  'Man kann sich gut vorstellen, wie sich das anfühlt.',
  'Man versteht sofort, worum es geht.',
];
/** What somebody says: with its sign, or with who says it. `die Theater-AG „Die Schneekönigin“` is none. */
const SPEECH =
  /[„“"»](?<said>[^„“”"«»]{2,60})(?:(?<=[.!?,…])[“”"«]|[“”"«],? (?:sag|rief|ruf|frag|flüster|schrie|schrei|mein|brüll|antwort|murmel|denk|dacht|jubel|mault))/u;
const LONGEST_QUOTE = 90;
const LONG_STORY_WORDS = 80;

/**
 * One praise that is true, with the child's own words where they can be quoted: none that LUX has put right. What
 * makes a story is praised before what is only counted.
 */
export function praiseText(
  { corrected, events, hero, clauses }: StoryReading,
  measures: TextMeasures,
  { data, random, context }: Pick<StoryTask, 'data' | 'random' | 'context'>,
): string {
  const own = (quote: string | null | undefined) =>
    quote && context.includes(quote) && corrected.text.includes(quote) ? quote : null;
  const curious = () => pickIfAny(random, SAD.test(context) ? FELT : CURIOUS) ?? '';
  const { said } = SPEECH.exec(context)?.groups ?? {};
  const speech = own(said);
  const reason = own(/(?<!\p{L})(weil [^.!?]{6,60})(?=[.!?]|$)/u.exec(context)?.[1]?.trim());
  const phrase = own(describedThing(context, measures.adjectives));
  const told = events
    .filter(({ kind }) => data.kinds.problems.has(kind))
    .map(({ clause }) => own(sentenceOf(context, clause.words)))
    .find((one) => one !== null);
  const last = clauses
    .map(({ words }) => own(sentenceOf(context, words)))
    .findLast((one) => one !== null);
  const best = [
    ...(told ? [`„${closed(told)}“ ${curious()}`] : []),
    ...(speech
      ? [
          `Bei dir wird gesprochen: „${speech.replace(/,$/u, '')}“ Die wörtliche Rede macht deine Geschichte lebendig.`,
        ]
      : []),
    ...(phrase ? [`„${phrase}“: Das kann man sich richtig gut vorstellen.`] : []),
    ...(reason ? [`Du sagst auch, warum: „${reason}“. So versteht man deine Geschichte gut.`] : []),
  ];
  if (best.length === 0 && last) return `„${closed(last)}“ ${curious()}`;
  const who = hero && !/^(?:ich|wir)$/u.test(hero.nom) ? hero.acc : null;
  return (
    pickIfAny(random, best) ??
    (measures.words >= LONG_STORY_WORDS
      ? `Deine Geschichte hat schon ${measures.words} Wörter. Toll, so viel zu schreiben!`
      : who
        ? `Man weiß gleich, um wen es geht: um ${who}.`
        : hero
          ? `Du erzählst selbst mit „${hero.nom}“. So ist man ganz nah dabei.`
          : `Du hast schon ${measures.sentences.length === 1 ? 'einen Satz' : `${measures.sentences.length} Sätze`} geschrieben. Ein guter Anfang!`)
  );
}

/** `ein tiefes Loch`: an adjective with its noun, as the child has it. */
function describedThing(text: string, adjectives: readonly string[]): string | null {
  for (const adjective of adjectives) {
    const pattern = new RegExp(
      `(?<!\\p{L})((?:[Ee]ine?[nmr]?|[Dd](?:er|ie|as|en|em)|[Mm]eine?|[Uu]nsere?) ${adjective} \\p{Lu}\\p{L}+)`,
      'u',
    );
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  return null;
}

/** The sentence a clause stands in, where it is short enough to quote. */
function sentenceOf(text: string, words: readonly string[]): string | null {
  const [first = '', second = ''] = words.slice(-2);
  const sentence = splitSentences(text).find(
    (one) =>
      one.includes(first) && one.includes(second) && words.every((word) => one.includes(word)),
  );
  if (!sentence || sentence.length > LONGEST_QUOTE || /[„“”"]/u.test(sentence)) return null;
  return sentence;
}

function closed(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
