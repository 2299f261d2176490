/** Four sentences, the most LUX is asked for; no answer of one sentence could be heard any sooner. */
const answer =
  'Der Mond leuchtet nicht selbst, er wirft das Licht der Sonne zu uns zurück. ' +
  'Die Sonne scheint immer nur auf die eine Seite von ihm. ' +
  'Darum sehen wir ihn manchmal nur halb. Hast du heute schon den Mond gesehen?';

const tokens = answer.match(/\S+\s*|\s+/g) ?? [];
const tokensOfFirstSentence = tokens.findIndex((token) => token.includes('.')) + 1;

const firstTokenMs = 50;
const tokenMs = 10;
const speechMs = 40;

/** When the fake upstream does what, and the best that is possible with it. */
export const schedule = {
  answer,
  tokens,
  firstTokenMs,
  tokenMs,
  speechMs,
  /** All of the answer's text. */
  wholeMs: firstTokenMs + tokens.length * tokenMs,
  /** The first sentence's last token, then its sound. */
  idealFirstAudioMs: firstTokenMs + (tokensOfFirstSentence - 1) * tokenMs + speechMs,
} as const;
