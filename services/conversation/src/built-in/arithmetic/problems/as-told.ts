import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';

const SMALL =
  'ein(?:e|en|s)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig|\\p{L}*hundert\\p{L}*';
const NUMBER = `(?:\\d+(?:,\\d+)?|${SMALL})`;
const PAUSE = '(?:äh+m?|öh+m?|hm+|ach|also|oh|warte(?: mal)?|moment|halt|stopp|doch)';
const BACK =
  '(?:nein|nee+|ne|nö|quatsch|falsch|sorry|stimmt nicht|ich mein(?:e|te)?|mein(?:e|te)? ich|ich wollte sagen|besser gesagt|warte(?: mal)?|verzählt|vertan)';
const SAID_AGAIN =
  '(?:(?:es|das|die) (?:sind|waren|ist|war) |(?:ich|er|sie|wir) (?:hab|habe|hat|haben|hatte|hatten) |doch |nur )?';
/** "12 Autos, nee, 15 Autos", "2 Euro, ach Quatsch, 3 Euro". */
const TAKEN_BACK = new RegExp(
  `(?<![\\p{L}\\d,])(?<one>${NUMBER})(?<thing> (?!${PAUSE}(?!\\p{L})|${BACK}(?!\\p{L}))\\p{L}+)?,? (?:(?:${PAUSE}|oder),? )*(?:${BACK},? )(?:(?:${PAUSE}|${BACK}),? )*${SAID_AGAIN}(?<two>${NUMBER})(?!\\p{L}| ?(?:mal|plus|minus|geteilt))(?<other> \\p{L}+)?`,
  'giu',
);
/** "Ich hab 20, äh, 30 Euro": nothing but a pause between two numbers. */
const THOUGHT_OVER = new RegExp(
  `(?<![\\p{L}\\d,])${NUMBER},? (?:äh+m?|öh+m?),? (?:nein,? |nee,? )?(?=${NUMBER} (?!uhr)\\p{L})`,
  'giu',
);
const MEANT = /,? (?:mein(?:e|te)? ich|ich mein(?:e|te)?)(?= |[,.?!]|$)/giu;
const STEM = 3;

const isNumber = (word: string) => /^\d/u.test(word) || parseNumberWord(word) !== null;

/** Of two numbers with a sign of taking back between them only the second was meant. */
function withoutTakenBack(text: string): string {
  const once = text.replace(TAKEN_BACK, (found, ...rest) => {
    const { one, thing = '', two, other = '' } = rest.at(-1) as Record<string, string | undefined>;
    if (one === undefined || two === undefined || !isNumber(one) || !isNumber(two)) return found;
    const isSame =
      other.trim().slice(0, STEM).toLowerCase() === thing.trim().slice(0, STEM).toLowerCase();
    return thing === '' || isSame ? `${two}${other}` : `${two}${thing}${other}`;
  });
  const plain = once.replace(THOUGHT_OVER, '');
  return plain === text ? text : plain.replace(MEANT, '');
}

const OF_MONEY = /euro|€/iu;
/** "Ein Comic 4,50 Euro und ein Stift 1,20": hundredths beside euros are euros. */
const BARE_PRICE =
  /(?<![\d,.])(\d+,\d{2})(?![\d,]| ?(?:€|euro|cent|mal|m|cm|km|meter|zentimeter|kilometer|kg|kilo|kilogramm|g|gramm|l|liter|prozent|%|sekunden|uhr)(?!\p{L}))/giu;
/** "6 Reihen Salat mit 9 Pflanzen": so many in each. */
const IN_GROUPS = new RegExp(
  `((?<![\\p{L}\\d])${NUMBER} (?:reihen|kisten|kartons|schachteln|packungen|tüten|körbe|beete|regale|gläser|dosen|beutel|pakete|paletten|netze|teller|vasen)(?: (?!mit )\\p{L}+)? mit )(?=${NUMBER} \\p{L})`,
  'giu',
);
/** "1 Komma 5 Liter", as a recogniser writes it. */
const SPOKEN_COMMA = /(?<![\d,])(\d+) komma (\d{1,2})(?!\d)/giu;
/** "Dann krieg ich 3 von Mia" */
const SPOKEN_GET = /(?<!\p{L})krieg(?!\p{L})/gu;
const SPOKEN_HAVE = /(?<!\p{L})ham(?= (?:wir|die|sie|ich|mir)(?!\p{L}))/giu;
/** The answer to a division tells its rest anyway. */
const AND_THE_REST =
  /(?<=wie ?viele?(?= ).*),? und (?:wie ?viele?|was) (?:bleib\p{L}*|sind)(?: (?:dann|da|noch))?(?: übrig)?(?=[?.! ]*$)/iu;
const SHARES_OUT = /(?<!\p{L})(?:jede[rsmn]?|gruppen|verteil\p{L}*|aufteil\p{L}*)(?!\p{L})/iu;

/** A problem as it was meant: what was taken back is left out, prices have their unit. */
export function asTold(text: string): string {
  const meant = withoutTakenBack(text.replace(SPOKEN_COMMA, '$1,$2'))
    .replace(SPOKEN_HAVE, 'haben')
    .replace(SPOKEN_GET, 'bekomme');
  const meantEach = meant.replace(IN_GROUPS, '$1je ');
  const priced = OF_MONEY.test(meant) ? meantEach.replace(BARE_PRICE, '$1 Euro') : meantEach;
  return SHARES_OUT.test(priced) ? priced.replace(AND_THE_REST, '') : priced;
}
