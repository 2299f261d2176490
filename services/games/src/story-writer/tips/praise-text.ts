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
const LONGEST_QUOTE = 90;
const LONG_STORY_WORDS = 80;

/**
 * One praise that is true, with the child's own words where they can be quoted. What makes a story is
 * praised before what is only counted.
 */
export function praiseText(
  { corrected, events, hero, clauses, said }: StoryReading,
  measures: TextMeasures,
  { data, random }: Pick<StoryTask, 'data' | 'random'>,
): string {
  const { text } = corrected;
  const speech = /[„“"»]([^„“”"«»]{2,60})[“”"«]/u.exec(text)?.[1]?.replace(/[,.]$/u, '');
  const reason = /(?<!\p{L})(weil [^.!?]{6,60})(?=[.!?]|$)/u.exec(text)?.[1]?.trim();
  const phrase = describedThing(text, measures.adjectives);
  const problem = events.find(({ kind }) => data.kinds.problems.has(kind));
  const sentence = problem ? sentenceOf(text, problem.clause.words) : null;
  const first = sentenceOf(text, clauses.findLast((one) => said.has(one))?.words ?? []);
  const best = [
    ...(sentence ? [`„${sentence}“ ${pickIfAny(random, CURIOUS) ?? ''}`] : []),
    ...(speech
      ? [`Bei dir wird gesprochen: „${speech}“ Die wörtliche Rede macht deine Geschichte lebendig.`]
      : []),
    ...(phrase ? [`„${phrase}“: Das kann man sich richtig gut vorstellen.`] : []),
    ...(reason ? [`Du sagst auch, warum: „${reason}“. So versteht man deine Geschichte gut.`] : []),
  ];
  const who = hero && !/^(?:ich|wir)$/u.test(hero.nom) ? hero.acc : null;
  if (best.length === 0 && first) return `„${first}“ ${pickIfAny(random, CURIOUS) ?? ''}`;
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
      `(?<!\\p{L})((?:ein|eine|einen|einem|einer|der|die|das|den|dem|mein|meine|unser|unsere) ${adjective} \\p{Lu}\\p{L}+)`,
      'iu',
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
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
