import { takeNumberBack } from './take-number-back.ts';

/** Said while one thinks, or to take something back. */
const PAUSE = '(?:äh+m?|öh+m?|eh+m|hm+|also|halt|warte|ach)';
const BACK =
  '(?:nein|nee+|nö|quatsch|falsch|sorry|stopp|doch lieber|ich mein\\p{L}*|mein\\p{L}* ich|oder ich mein\\p{L}*)';
const TAKES_BACK = `,? (?:${PAUSE},? )*(?:${BACK},? )(?:(?:${PAUSE}|${BACK}),? )*`;
const ARTICLE = '(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|ne|nen|n)';
const PLACE = '(auf|von|vom|in|im|aus|für|mit|bei|nach|über|zu|zum|zur|bis|gegen|durch|unter)';
const word = '\\p{L}{2,}';
const OTHER_WORDS = `(?:,? also(?: ${word}){1,3})?`;

/** Of two of a kind, with a sign of taking back between them, only the second was meant. */
const CORRECTIONS: readonly RegExp[] = [
  // "Das größte Schiff, nee, den größten Fisch"
  new RegExp(
    `(?<!\\p{L})${ARTICLE} ${word}(?:e|en|er|es) ${word}${TAKES_BACK}(?=${ARTICLE} ${word}(?:e|en|er|es) ${word})`,
    'giu',
  ),
  // "Eine Spinne, also ich mein, eine Ameise"
  new RegExp(`(?<!\\p{L})${ARTICLE} ${word}${TAKES_BACK}(?=${ARTICLE} ${word})`, 'giu'),
  // "Von Spa, nein, von Portugal", "von Bauen, äh, von Baum"
  new RegExp(
    `(?<!\\p{L})${PLACE} ${word}${OTHER_WORDS}(?:${TAKES_BACK}|,? ${PAUSE},? )(?=\\1 ${word})`,
    'giu',
  ),
  // "Zwölf minus, nein, plus sieben"
  new RegExp(
    `(?<!\\p{L})(?:plus|minus|mal|geteilt durch)${TAKES_BACK}(?=(?:plus|minus|mal|geteilt durch)(?!\\p{L}))`,
    'giu',
  ),
  // "Acht mal, äh, acht plus sieben"
  new RegExp(
    `(?<!\\p{L})(\\p{L}+|\\d+) (?:plus|minus|mal),? (?:${PAUSE},? )+(?=\\1 (?:plus|minus|mal)(?!\\p{L}))`,
    'giu',
  ),
  // "So ein, nee, nicht Schmetterling, so eine Raupe"
  new RegExp(
    `(?<!\\p{L})(?:so )?(?:${ARTICLE},? )?(?:nein|nee+),? (?:doch )?nicht (?:${ARTICLE} )?${word},? (?:sondern )?(?=(?:so )?${ARTICLE} ${word})`,
    'giu',
  ),
  // "Warum haben Zebras, nein, warte, Tiger Streifen": two signs, where no article stands
  new RegExp(
    `(?<= )\\p{L}{4,},? (?:${PAUSE} )*(?:nein|nee+|quatsch),? (?:warte(?: mal)?|halt|quatsch|sorry|äh+m?|ich mein\\p{L}*|doch),? (?=\\p{L}{4,} \\p{L}{2,})`,
    'giu',
  ),
];
/** "Was heißt Hund auf Englisch, nee, Katze mein ich": one word for the other. */
const OTHER_BEHIND =
  /^(.*?(?:heißt|über|isst|frisst|ist) (?:(?:der|die|das|ein|eine) )?)(\p{L}{3,})((?: auf \p{L}+)?),? (?:(?:äh+m?|ach|nein|nee+|quatsch),? )+(?:(?:der|die|das|ein|eine) )?(\p{L}{3,}) (?:mein|meine|meinte) ich[ ?.!]*$/iu;
/** "Was heißt – lass mich, Mama – was heißt Birne": what was begun, and said to somebody else, before it. */
const BEGUN_ANEW =
  /^(?:\p{L}+ )?((?:was|wie|wo|wer|warum|wieso|wann|woher) \p{L}+) (?:.* )?(?:nein|nee|warte|lass|geh weg|hör auf|gleich|ruhe|moment|mama|papa|quatsch|sei still|jetzt nicht|also)(?!\p{L}).*?(?<!\p{L})(?=\1 )/iu;
/** "Hauptstadt von Leon, geh weg, von Italien mein ich" */
const MEANT_BEHIND = new RegExp(
  `(?<!\\p{L})${PLACE} ${word} .*?(?=\\1 (${word}) (?:mein|meine|meinte) ich[ ?.!]*$)`,
  'iu',
);

/** Only a question is corrected so; what somebody said to somebody stays as it is. */
const ASKS =
  /(?<!\p{L})(?:wie|was|wer|wo|woher|wann|warum|wieso|welche\p{L}*|erzähl\p{L}*|kannst|zähl\p{L}*|hauptstadt|mehrzahl|plural|gegenteil|artikel)(?!\p{L})/iu;
const SAYS =
  /(?<!\p{L})(?:sag(?:t|te|ten|en|e)?|gesagt|ruf\p{L}*|schr(?:ei|ie)\p{L}*|antwort\p{L}*)(?!\p{L})/iu;
const SAID_BEHIND = new RegExp(
  `,? (?:mein|meine|meinte) ich(?: ${PLACE} ${word})?(?=[ ?.!]*$)`,
  'iu',
);

/** Whoever corrects oneself means what comes last: what was taken back is left out. */
export function takeBack(text: string): string {
  const number = takeNumberBack(text);
  if (number !== null) return number;
  if (!ASKS.test(text) || SAYS.test(text)) return text;
  const whole = text
    .replace(OTHER_BEHIND, '$1$4$3')
    .replace(BEGUN_ANEW, '')
    .replace(MEANT_BEHIND, '');
  const meant = CORRECTIONS.reduce((said, pattern) => said.replace(pattern, ''), whole);
  return meant === text ? text : meant.replace(SAID_BEHIND, '');
}
