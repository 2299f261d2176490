/** What children write in letters and cards, in two words and more. */
const SET_PHRASES = [
  'Vielen Dank',
  'Danke schön',
  'Liebe Grüße',
  'Viele Grüße',
  'Herzliche Grüße',
  'Herzlichen Glückwunsch',
  'Alles Gute',
  'Gute Besserung',
  'Guten Tag',
  'Guten Morgen',
  'Guten Abend',
  'Gute Nacht',
  'Auf Wiedersehen',
  'Frohe Weihnachten',
  'Frohe Ostern',
  'Frohes neues Jahr',
  'Zum Beispiel',
  'Auf einmal',
  'Bis bald',
];

/** What sounds alike, written alike: "fielen dank" and "Vielen Dank". */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/v/gu, 'f')
    .replace(/ß|tz/gu, 's')
    .replace(/ä/gu, 'e')
    .replace(/(?<=[aeiouöü])h|(?<=i)e/gu, '')
    .replace(/(\p{L})\1/gu, '$1')
    .replace(/[dgb](?=\s|$)/gu, (letter) => ({ d: 't', g: 'k', b: 'p' })[letter] ?? letter)
    .replace(/ck/gu, 'k');

const BY_KEY = new Map(SET_PHRASES.map((phrase) => [keyOf(phrase), phrase]));

/** The phrase that a child means, however it wrote it; undefined where it is none of these. */
export const setPhrase = (heard: string): string | undefined => BY_KEY.get(keyOf(heard));
