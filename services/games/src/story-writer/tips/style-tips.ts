import { splitWords } from '../grammar/words.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { TextMeasures } from './measure-text.ts';

const SHORT_SENTENCE_WORDS = 5;
const SHORT_STORY_WORDS = 15;
const FEELING =
  /^(?:froh|fröhlich|glücklich|traurig|wütend|böse|sauer|stolz|ängstlich|angst|freut?e?n?|mutig|müde|einsam|allein|aufgeregt|neugierig|enttäuscht|erschr[aeo]\p{L}+|weint?e?n?|geweint|lacht?e?n?|gelacht|lächelt?e?n?|schlecht|heimweh|schüchtern|wunsch|wünscht?e?n?|liebt?e?n?|mag)$/iu;
const TIME =
  /^(?:heute|gestern|morgen|morgens|abends?|nachts?|mittags?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sommer|winter|herbst|frühling|einmal|tages|nacht|tag|ferien|wochenende|pause|früh|spät|jetzt|uhr)$/iu;
/** Common verbs, and what says more. */
const BETTER: readonly (readonly [RegExp, string])[] = [
  [/^(?:geht|gehen|ging|gingen|gegangen)$/u, '„schleichen“, „rennen“ oder „stapfen“'],
  [/^(?:sagt|sagen|sagte|sagten|gesagt)$/u, '„flüstern“, „rufen“ oder „murmeln“'],
  [/^(?:macht|machen|machte|machten|gemacht)$/u, '„bauen“, „basteln“ oder „anstellen“'],
  [/^(?:sieht|sehen|sah|sahen|gesehen)$/u, '„entdecken“, „bemerken“ oder „beobachten“'],
  [/^(?:kommt|kommen|kam|kamen|gekommen)$/u, '„auftauchen“, „hereinplatzen“ oder „eintreffen“'],
];

/**
 * What would make this very text livelier; each says something about its own people and things.
 *
 * @param things nouns of what can be seen and described.
 */
export function styleTips(
  reading: StoryReading,
  measures: TextMeasures,
  things: ReadonlySet<string>,
): string[] {
  const words = splitWords(reading.corrected.text);
  const hero = reading.hero;
  const who = hero && !/^(?:ich|wir)$/u.test(hero.nom) ? hero : null;
  const are = who?.verb === 'several';
  const thing = reading.entities.find(({ lemma, isPlural }) => !isPlural && things.has(lemma));
  const other = reading.entities.find(
    ({ isBeing, isHero, isPlural }) => isBeing && !isHero && !isPlural,
  );
  const verb = BETTER.find(([form]) => words.some((word) => form.test(word)));
  const worn = words.find((word) => verb?.[0].test(word));
  const isSomewhere = reading.clauses.some(({ others }) =>
    others.some(
      ({ preposition, noun }) =>
        noun !== null &&
        /^(?:in|im|ins|auf|am|an|unter|hinter|neben|bei|beim|zu|zum|zur|nach|aus)$/u.test(
          preposition,
        ),
    ),
  );
  const [repeated] = measures.repeated.filter(({ word }) => !hero?.nom.includes(word));
  const speaker = who ?? other;
  const lacks = (pattern: RegExp) => !words.some((word) => pattern.test(word));
  return [
    ...(!measures.hasSpeech && speaker
      ? [
          `Lass jemanden sprechen. Was ${are && speaker === who ? 'könnten' : 'könnte'} ${speaker.nom} sagen? Schreib es mit „…“ auf.`,
        ]
      : []),
    ...(lacks(FEELING)
      ? [
          who
            ? `Wie ${are ? 'fühlen' : 'fühlt'} sich ${who.nom} dabei? Ein Wort wie „froh“, „wütend“ oder „erschrocken“ genügt.`
            : 'Wie fühlst du dich dabei? Ein Wort wie „froh“, „wütend“ oder „erschrocken“ genügt.',
        ]
      : []),
    ...(reading.here !== null
      ? [`Wie sieht es ${reading.here} aus? Was hört und riecht man dort?`]
      : isSomewhere
        ? []
        : ['Erzähle auch, wo das alles passiert. Was sieht und hört man dort?']),
    ...(lacks(TIME)
      ? ['Wann passiert das? Am frühen Morgen, nachts, im Winter? Ein Wort genügt.']
      : []),
    ...(verb && worn ? [`Statt „${worn}“ gibt es genauere Verben: Probiere ${verb[1]}.`] : []),
    ...(measures.adjectives.length < 2 && thing
      ? [`Wie sieht ${thing.nom} aus? Schreib ein Adjektiv dazu: Farbe, Größe oder Form.`]
      : []),
    ...(repeated
      ? [
          `Das Wort „${repeated.word}“ kommt ${repeated.count} Mal vor. Findest du ein anderes Wort dafür?`,
        ]
      : []),
    ...(measures.meanWords < SHORT_SENTENCE_WORDS
      ? ['Verbinde zwei kurze Sätze mit „weil“ oder „und dann“.']
      : []),
    ...(measures.words < SHORT_STORY_WORDS
      ? ['Deine Geschichte darf noch länger werden. Was passiert als Nächstes?']
      : []),
  ];
}
