import { splitWords } from '../grammar/words.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { TextMeasures } from './measure-text.ts';

const SHORT_SENTENCE_WORDS = 5;
const SHORT_STORY_WORDS = 15;
const FEELING =
  /^(?:froh|fröhlich|glücklich|traurig|wütend|böse|sauer|stolz|ängstlich|angst|freut?e?n?|mutig|müde|einsam|allein|aufgeregt|neugierig|enttäuscht|erschr[aeo]\p{L}+|weint?e?n?|geweint|lacht?e?n?|gelacht|lächelt?e?n?|schlecht|heimweh|schüchtern|wunsch|wünscht?e?n?|liebt?e?n?|mag|weinend|heulte?n?|herz|gruselig|unheimlich|schreck|heult?e?n?|geheult|nervös|überrascht|staunt?e?n?|staunend|schluckt?e?n?|jubelt?e?n?|peinlich|gemein|zittern?|zitterte?n?|zitternd|rot|atem|knie|gänsehaut|kloß|bauchweh|zusammengezuckt|zuckt\p{L}*|schwitz\p{L}*|stotter\p{L}*|jubel|schluchz\p{L}*|wein\p{L}*|lach\p{L}*|kicher\p{L}*|lächel\p{L}*|grins\p{L}*|flüster\p{L}*|schäm\p{L}*|hoff\p{L}*|sorgen?|vermiss\p{L}*|lieb\p{L}*|hass\p{L}*|panik|mut|scheu|mulmig|seltsam|erleichter\p{L}*|bereu\p{L}*|gefühl\p{L}*|fühl\p{L}*|wollte|will|möchte|geträumt)$/iu;
const TIME =
  /^(?:heute|gestern|morgen|morgens|abends?|nachts?|mittags?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sommer|winter|herbst|frühling|einmal|tages|nacht|tag|ferien|wochenende|pause|früh|spät|jetzt|uhr|\p{L}*(?:abend|morgen|nacht|nächte|tage?s?|mittag|woche|jahr|monat|minute|stunde|sekunde|zeit)\p{L}{0,3}|nacht\p{L}*|abend\p{L}*|dunkel|dunkler|hell|dämmer\p{L}*|sonne|mond|sterne|mal|damals|neulich|gleich|bald|schnee|schneit\p{L}*|fest|\p{L}*umzug|turnier\p{L}*|spiel|klassenfahrt|schulweg|unterricht|mathe|früher)$/iu;
/** Common verbs of somebody who acts, and what says more. */
const BETTER: Readonly<Record<string, string>> = {
  gehen: '„schleichen“, „rennen“ oder „stapfen“',
  sagen: '„flüstern“, „rufen“ oder „murmeln“',
  kommen: '„auftauchen“, „hereinplatzen“ oder „eintreffen“',
};
const SPEAKING = /^(?:sagen|rufen|fragen|schreien|antworten)$/u;
/** Whoever speaks says these of themselves. */
const SPOKEN = /^(?:ich|du|mein\p{L}{0,2}|dein\p{L}{0,2}|mir|dir|mich|dich)$/u;
/** Nobody describes how it looks there. */
const NO_SIGHT = /(?:bett|wasser|boot|auto|bus|schrank|schule|luft)$/iu;

/**
 * What would make this very text livelier; each says something about its own people and things.
 *
 * @param things nouns of what can be seen and described.
 * @param isPerson whether somebody can be called so, and no town.
 */
export function styleTips(
  reading: StoryReading,
  measures: TextMeasures,
  things: ReadonlySet<string>,
  isPerson: (name: string) => boolean,
): string[] {
  const words = splitWords(reading.corrected.text);
  const hero = reading.hero;
  const who = hero && !/^(?:ich|wir)$/u.test(hero.nom) ? hero : null;
  const are = who?.verb === 'several';
  const thing = reading.entities.find(
    ({ lemma, nom, isPlural }) =>
      !isPlural &&
      things.has(lemma) &&
      nom.split(' ').length < 3 &&
      !/^(?:mein|unser)/u.test(nom) &&
      !/^(?:Uhr|Zeit)$/u.test(lemma) &&
      // What comes but once is hardly worth a picture.
      reading.clauses.filter(({ mentions }) => mentions.some(({ noun }) => noun?.lemma === lemma))
        .length > 1 &&
      // `Er war mit Streuseln`: how it looks is told.
      !reading.clauses.some(
        (one) => one.verb === 'sein' && reading.subjects.get(one)?.lemma === lemma,
      ),
  );
  const end = reading.clauses.at(-1)?.sentence ?? 0;
  // Whoever did something last is there; whose pipe it is need not be.
  const isPresent = (key: string) =>
    reading.clauses.some(
      (one) =>
        reading.subjects.get(one)?.key === key &&
        end - one.sentence < NEAR &&
        !one.isSubordinate &&
        !AWAY.test(one.verb),
    ) &&
    !reading.clauses.some((one) => reading.subjects.get(one)?.key === key && SILENT.test(one.verb));
  const other = reading.entities.find(
    ({ isBeing, isHero, isPlural, nom, key }) =>
      isBeing && !isHero && !isPlural && nom === key && isPerson(key) && isPresent(key),
  );
  const worn = reading.clauses.find(
    (one) =>
      BETTER[one.verb] !== undefined &&
      reading.clauses.filter(({ verb }) => verb === one.verb).length > 1 &&
      !one.isNegated &&
      one.modal === '' &&
      reading.subjects.get(one)?.isBeing === true &&
      one.finiteAt >= 0,
  );
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
  const isMourned = reading.events.some(({ kind }) => kind === 'died');
  // Nobody talks alone.
  const isTogether =
    are || reading.entities.filter(({ isBeing, isHero }) => isBeing && !isHero).length > 0;
  const speaker = isTogether ? (who ?? (isMourned ? undefined : other)) : undefined;
  const isUnmarked =
    !measures.hasSpeech &&
    reading.clauses.some((one, at) => {
      const next = reading.clauses[at + 1];
      return (
        SPEAKING.test(one.verb) &&
        next?.sentence === one.sentence &&
        !next.isSubordinate &&
        !/^(?:und|aber|dann|da)$/u.test(next.lower[0] ?? '') &&
        next.lower.some((word) => SPOKEN.test(word)) &&
        !one.lower.includes('ich')
      );
    });
  const lacks = (pattern: RegExp) => !words.some((word) => pattern.test(word));
  return [
    ...(isUnmarked
      ? ['Was jemand sagt, steht zwischen „ und “. Setze die Zeichen noch dazu.']
      : []),
    ...(!measures.hasSpeech && !isUnmarked && speaker
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
    ...(reading.here !== null && !NO_SIGHT.test(reading.here) && isThere(reading, reading.here)
      ? [`Wie sieht es ${reading.here} aus? Was hört und riecht man dort?`]
      : isSomewhere
        ? []
        : ['Erzähle auch, wo das alles passiert. Was sieht und hört man dort?']),
    ...(lacks(TIME)
      ? ['Wann passiert das? Am frühen Morgen, nachts, im Winter? Ein Wort genügt.']
      : []),
    ...(worn
      ? [`Statt „${worn.verb}“ gibt es genauere Verben: Probiere ${BETTER[worn.verb]}.`]
      : []),
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

/** So many sentences back somebody must have done something. */
const NEAR = 3;
const AWAY =
  /^(?:weggehen|weglaufen|wegfahren|verschwinden|verreisen|wegrennen|sein|schlafen|einschlafen)$/u;
const SILENT = /^(?:sprechen|reden|schweigen)$/u;

/** Where somebody goes, is or stays they can look round; what is thrown or trodden on nobody is in. */
const BEING_THERE =
  /^(?:gehen|hineingehen|reingehen|laufen|rennen|schleichen|sein|wohnen|leben|spielen|sitzen|stehen|liegen|kommen|ankommen|hineinkommen|reinkommen|fahren|reisen|fliegen|landen|klettern|wandern|spazieren|bleiben|warten|schlafen|suchen|treffen)$/u;

/** Whether the one it is about surely is where the text was last. */
function isThere({ clauses, subjects }: StoryReading, here: string): boolean {
  const place = here.split(' ').at(-1) ?? here;
  return clauses.some(
    (one) =>
      subjects.get(one)?.isHero === true &&
      BEING_THERE.test(one.verb) &&
      one.modal === '' &&
      !one.isNegated &&
      one.others.some(({ head, noun }) => head === place || noun?.lemma === place),
  );
}
