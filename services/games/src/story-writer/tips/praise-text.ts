import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryReading } from '../reading/read-story.ts';
import { isSpelt } from '../spelling/is-spelt.ts';
import type { TextMeasures } from './measure-text.ts';

const CURIOUS = [
  'Da will man sofort wissen, wie es weitergeht.',
  'Das macht neugierig.',
  'Bei diesem Satz möchte man gleich weiterlesen.',
];
/** Where somebody died or is ill nothing is called exciting. */
const SAD =
  /(?<!\p{L})(?:gestorben|starb|stirbt|tot|tote[nrsm]?|begraben|beerdig\p{L}*|krank\p{L}*|krebs|geweint|weinte?)(?!\p{L})/iu;
const CLEAR = 'Man versteht gut, was passiert ist.';
const FELT = ['So weiß man, wie sich das anfühlt.', 'Da kann man gut mitfühlen.'];
/** Words for how somebody feels, as they are surely meant. */
const FEELING =
  /(?<!\p{L})(?:Angst|Heimweh|Herzklopfen|traurig|wütend|glücklich|stolz|aufgeregt|enttäuscht|einsam|froh|erschrocken|erschrak|Gänsehaut)(?!\p{L})/u;
/** What only is so or is felt is no happening that makes curious. */
const QUIET = /^(?:sad|angry|bored|scolded|badState|nuisance|task|wish|fear|quarrel|silent)$/u;
/** What somebody says: with its sign, or with who says it. `die Theater-AG „Die Schneekönigin“` is none. */
const SPEECH =
  /[„“"»](?<said>[^„“”"«»]{2,60})(?:(?<=[.!?,…])[“”"«]|[“”"«],? (?:sag|rief|ruf|frag|flüster|schrie|schrei|mein|brüll|antwort|murmel|denk|dacht|jubel|mault))/u;
/** What stands on a note nobody says. */
const WRITTEN =
  /(?:zettel|brief|nachricht|schild|karte|papier)(?!\p{L}).*[„“"»]|[“”"«],? (?:steht|stand|las|liest|lautet\p{L}*) /isu;
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
    quote &&
    context.includes(quote) &&
    corrected.text.includes(quote) &&
    isSpelt(quote.replace(/^[^.!?]*[„“"»]/u, ''), data)
      ? quote
      : null;
  const curious = () => (SAD.test(context) ? CLEAR : (pickIfAny(random, CURIOUS) ?? ''));
  const { said } = WRITTEN.test(context) ? {} : (SPEECH.exec(context)?.groups ?? {});
  const speech = own(said);
  const reason = own(/(?<!\p{L})(weil [^.!?]{6,60})(?=[.!?]|$)/u.exec(context)?.[1]?.trim());
  const phrase = own(describedThing(context, measures.adjectives));
  const told = events
    .filter(({ kind }) => data.kinds.problems.has(kind) && !QUIET.test(kind))
    .map(({ clause }) => own(sentenceOf(context, clause.words)))
    .find((one) => one !== null);
  const feeling = clauses
    .filter(({ words, isNegated }) => !isNegated && FEELING.test(words.join(' ')))
    .map(({ words }) => own(sentenceOf(context, words)))
    .find((one) => one !== null);
  const best = [
    ...(told ? [`„${closed(told)}“ ${curious()}`] : []),
    ...(feeling ? [`„${closed(feeling)}“ ${pickIfAny(random, FELT) ?? ''}`] : []),
    ...(speech
      ? [
          `Bei dir wird gesprochen: „${closed(speech.replace(/,$/u, ''))}“ Die wörtliche Rede macht deine Geschichte lebendig.`,
        ]
      : []),
    ...(phrase ? [`„${phrase}“: Das kann man sich richtig gut vorstellen.`] : []),
    ...(reason ? [`Du sagst auch, warum: „${reason}“. So versteht man deine Geschichte gut.`] : []),
  ];
  const who = hero && !/^(?:ich|wir)$/u.test(hero.nom) ? hero.acc : null;
  // Only who is named at once is known at once.
  const isNamedFirst =
    hero !== null && (measures.sentences[0] ?? '').includes(hero.nom.replace(/^\p{Ll}+ /u, ''));
  return (
    pickIfAny(random, best) ??
    (measures.words >= LONG_STORY_WORDS
      ? `Deine Geschichte hat schon ${measures.words} Wörter. Toll, so viel zu schreiben!`
      : who && isNamedFirst
        ? `Man weiß gleich, um wen es geht: um ${who}.`
        : hero && !who
          ? `Du erzählst selbst mit „${hero.nom}“. So ist man ganz nah dabei.`
          : `Du hast schon ${measures.sentences.length === 1 ? 'einen Satz' : `${measures.sentences.length} Sätze`} geschrieben. Ein guter Anfang!`)
  );
}

/** `ein tiefes Loch`: an adjective with its noun, as the child has it. */
function describedThing(text: string, adjectives: readonly string[]): string | null {
  for (const adjective of adjectives.filter((one) => SEEN.test(one))) {
    const pattern = new RegExp(
      `(?<!\\p{L})((?:[Ee]in|[Ee]ine|[Ee]inen|[Dd](?:er(?= \\p{Ll}+e )|ie|as)|[Mm]eine?|[Uu]nsere?) ${adjective} \\p{Lu}\\p{L}+)`,
      'u',
    );
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  return null;
}

/** What can be seen or felt with the hand. */
const SEEN =
  /^(?:groß|riesig|winzig|klein|lang|dick|dünn|hoch|tief|dunkel|dunkl|hell|warm|kalt|heiß|nass|weich|bunt|rot|blau|grün|gelb|weiß|schwarz|golden|silbern|lila|rosa|braun|grau|stachelig|flauschig|kuschelig|unheimlich|gruselig|geheimnisvoll|verzaubert|magisch)e?[nrs]?$/u;

/** The sentence a clause stands in, where it is short enough to quote. */
function sentenceOf(text: string, words: readonly string[]): string | null {
  const [first = '', second = ''] = words.slice(-2);
  const sentence = splitSentences(text).find(
    (one) =>
      one.includes(first) && one.includes(second) && words.every((word) => one.includes(word)),
  );
  if (!sentence || sentence.length > LONGEST_QUOTE || /[„“”"]/u.test(sentence)) return null;
  // Of whom or what it is said stands before.
  if (/^(?:Es|Das|Die|Der) \p{Ll}/u.test(sentence)) return null;
  return sentence;
}

function closed(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
