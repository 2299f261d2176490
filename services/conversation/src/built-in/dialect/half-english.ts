/** What a child that hears English mixes into a German question, and the same in German. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})how (?:many|much)(?!\p{L})/giu, 'wie viele'],
  [/(?<!\p{L})how(?!\p{L})/giu, 'wie'],
  [/(?<!\p{L})what(?:['’]?s)?(?!\p{L})/giu, 'was'],
  [/(?<!\p{L})why(?!\p{L})/giu, 'warum'],
  [/(?<!\p{L})where(?!\p{L})/giu, 'wo'],
  [/(?<!\p{L})who(?!\p{L})/giu, 'wer'],
  [/(?<!\p{L})when(?!\p{L})/giu, 'wann'],
  [/(?<!\p{L})can you(?!\p{L})/giu, 'kannst du'],
  [/(?<!\p{L})tell me(?!\p{L})/giu, 'erzähl mir'],
  [/(?<!\p{L})please(?!\p{L})/giu, 'bitte'],
  [/(?<!\p{L})because(?!\p{L})/giu, 'weil'],
  [/(?<!\p{L})the (?=\p{L})/giu, 'die '],
  [/(?<!\p{L})is (?=(?:the|der|die|das|ein|eine) )/giu, 'ist '],
  [/(?<!\p{L})capital(?= (?:von|of) )/giu, 'hauptstadt'],
  [/(?<=hauptstadt )of(?= )/giu, 'von'],
  [/(?<!\p{L})joke(?!\p{L})/giu, 'witz'],
  [/(?<!\p{L})story(?!\p{L})/giu, 'geschichte'],
];
/** Words that no English sentence holds. */
const IS_GERMAN =
  /(?<!\p{L})(?:ist|sind|der|das|ein|eine|einen|von|mir|kannst|wie|frisst|fressen|warum|haben|eigentlich|gibt|im|den|dem|macht|kommt|lebt|leben|weil|und)(?!\p{L})/iu;
/** Then the English words are what is asked of. */
const OF_WORDS =
  /(?<!\p{L})(?:englisch\p{L}*|deutsch\p{L}*|heißt|heißen|heisst|übersetz\p{L}*|wort|wörter|vokabel\p{L}*|bedeutet|schreib\p{L}*|sagt man|sag mal|sagen|reimt|satz|sätze|grammatik|lied|song|buchstabier\p{L}*|oder|richtig|falsch|who is who|who['’]?s who)(?!\p{L})/iu;
const FEWEST_WORDS = 3;

/** "Was frisst ein Shark": a question with its English nouns in German, where no words are asked of. */
export function createEnglishNouns(germanNounOf: (word: string) => string | null) {
  return (said: string): string =>
    OF_WORDS.test(said)
      ? said
      : said.replace(/(?<!\p{L})[a-z]{3,}(?!\p{L})/gu, (word) =>
          (germanNounOf(word) ?? word).toLowerCase(),
        );
}

/** "Why ist der Himmel blau", "kannst du mir ein joke erzählen please" as it is said in German. */
export const withoutEnglish = (said: string): string =>
  said.split(' ').length < FEWEST_WORDS || OF_WORDS.test(said) || !IS_GERMAN.test(said)
    ? said
    : SAID.reduce((text, [english, german]) => text.replace(english, german), said);
