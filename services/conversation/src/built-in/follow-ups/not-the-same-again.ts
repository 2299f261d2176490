import { foldForSearch } from '@lux/german-text/fold-letters.ts';

const ASKS_AGAIN =
  /(?<!\p{L})(?:noch ?mal|noch einmal|wiederhol\p{L}*|langsam\p{L}*|nicht verstanden|wie bitte)(?!\p{L})/iu;
const ASKS_MORE = /(?<!\p{L})(?:noch|mehr|andere\p{L}*|weitere\p{L}*)(?!\p{L})/iu;
/** So many letters of a word tell which one it is. */
const LEAST_LETTERS = 4;
const TELLING_LETTERS = 5;
const SMALL =
  /^(?:eine|einen|einem|einer|aber|denn|dann|auch|noch|nicht|oder|wann|warum|wieso|wenn|welche\w*|haben|hatte\w*|sind|waren|wird|werden|kann|konnen|macht|machen|echt|wirklich|eigentlich|immer|ihre\w*|deren|dessen|seine\w*|wirkl\w*|gibt)$/;
const ASKS_REASON = /^(?:und |aber )?(?:warum|wieso|weshalb)(?!\p{L})/iu;
const ASKS_CAUSE = /^(?:und |aber )?(?:wodurch|woran)(?!\p{L})/iu;
const GIVES_REASON = /(?<!\p{L})(?:weil|denn|deshalb|darum|damit|deswegen)(?!\p{L})/iu;
const ASKS_PLACE = /^(?:und |aber |ja )?(?:wohin|wo|woher)(?!\p{L})/iu;
const NAMES_PLACE = /(?<!\p{L})(?:in|im|ins|auf|am|an|aus|nach|zum?|zur|bei) (?:\p{L}+ )?\p{Lu}/u;
const ASKS_COUNT = /^(?:und |aber )?wie ?viele?(?!\p{L})/iu;
const COUNTS =
  /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|hundert|tausend)e?)(?!\p{L})/iu;
const ASKS_WHO = /^(?:und |aber )?(?:wer|wem|von wem)(?!\p{L})/iu;
const NAMES_PERSON =
  /(?<!\p{L})(?!(?:Der|Die|Das|Den|Dem|Ein\p{L}*|Im|In|Am|Auf|Bei|Beim|Vor|Mit|Viele|Alle|Manche|Sein\p{L}*|Ihr\p{L}*)(?!\p{L}))\p{Lu}\p{Ll}+ (?:van |von )?\p{Lu}\p{Ll}+/u;
/** "Und meine Mama?" */
const ASKS_OF_GROWN_UPS = /^(?:und|oder) (?:bei )?mein\p{L}* \p{L}+[?. ]*$/iu;
const OF_GROWN_UPS = /(?<!\p{L})(?:Erwachsen\p{L}*|Frauen|Männer|Eltern)(?!\p{L})/u;
export const NO_MORE = 'Mehr fällt mir dazu leider nicht ein.';

const keysOf = (text: string): string[] =>
  (foldForSearch(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS && !SMALL.test(word))
    .map((word) => word.slice(0, TELLING_LETTERS));

/**
 * What is said instead of the very words that LUX has just said: the sentences of them that speak of what is
 * asked now; null where none does. What was asked to be said again is said again.
 */
export function notTheSameAgain(
  text: string,
  {
    question,
    last,
    before,
  }: { question: string; last: string | undefined; before: string | undefined },
): string | null {
  if (text !== last || ASKS_AGAIN.test(question) || question === before) return text;
  const asked = keysOf(question);
  const sentences = text.split(/(?<=[.!?]) /u);
  const spoken = sentences.filter((sentence) => {
    const keys = keysOf(sentence);
    return asked.some((key) => keys.includes(key));
  });
  if (spoken.length > 0 && spoken.length < sentences.length) return spoken.join(' ');
  // One sentence that says it: nobody is told that LUX does not know what it has just said.
  if (spoken.length === 1 && !ASKS_MORE.test(question)) return `Wie gesagt: ${text}`;
  // "Wieso so lange?": the reason was told already.
  const reasons = sentences.filter((sentence) => GIVES_REASON.test(sentence));
  if (ASKS_REASON.test(question) && reasons.length > 0) return reasons.join(' ');
  // "Wer hat das erfunden?", "wohin dann?": the name or the place was told.
  const named = sentences.filter(
    (sentence) =>
      (ASKS_OF_GROWN_UPS.test(question) && OF_GROWN_UPS.test(sentence)) ||
      (ASKS_COUNT.test(question) && COUNTS.test(sentence)) ||
      (ASKS_WHO.test(question) && NAMES_PERSON.test(sentence)) ||
      (ASKS_PLACE.test(question) && NAMES_PLACE.test(sentence)),
  );
  if (named.length > 0) return named.join(' ');
  if (ASKS_CAUSE.test(question)) return `Wie gesagt: ${text}`;
  return ASKS_MORE.test(question) ? NO_MORE : null;
}
