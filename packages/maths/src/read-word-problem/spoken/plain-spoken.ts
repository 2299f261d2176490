import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { withMoney } from './plain-money.ts';

const FILLERS = /(?<!\p{L})(?:äh+m?|öh+m?|hm+|halt|denn|eigentlich|ungefähr|genau)(?!\p{L})/giu;
const LEAD =
  /^\s*(?:(?:du|hey|hallo|lux|also|ok|okay|na|und|sag mal|hör mal|weißt du|pass auf|stell dir vor|kannst du mal rechnen|frage)(?!\p{L})[ ,]*)+/iu;
const VERB_AND_IT =
  /(?<!\p{L})(gibt|geht|war|waren|warn|sind|ist|hat|hab|macht|kommt|bleibt|kostet|wird|dauert|reicht|sinkt|steigt|fehlt)s(?!\p{L})/giu;
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})warn(?!\p{L})/giu, 'waren'],
  [/(?<!\p{L})(steh|geh|seh|zieh)n(?!\p{L})/giu, '$1en'],
  [/(?<!\p{L})ham(?= (?:wir|die|sie)(?!\p{L}))/giu, 'haben'],
  [/(?<!\p{L})n?e(?= \p{L})/giu, 'eine'],
  [/(?<!\p{L})nem(?= )/giu, 'einem'],
  [/(?<!\p{L})ner(?= )/giu, 'einer'],
  [/(?<!\p{L})nen(?= )/giu, 'einen'],
  [
    /(?<!\p{L})zu (zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)t(?!\p{L})/giu,
    '$1 Leute',
  ],
  [/(?<!\p{L})(?:anderthalb|eineinhalb)(?!\p{L})/giu, '1,5'],
];
const AND_A_HALF = /(?<!\p{L})(\p{L}{3,})einhalb(?!\p{L})/giu;
const TIMES = /(?<!\p{L})(\p{L}{3,}|\d+)mal(?!\p{L})/giu;
const TIME = '(?:sekunde|minute|stunde|tag|woche|monat|jahr)';
const OF_HOUR: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:(?:in )?eine[rn]? |1 )?dreiviertel ?stunden?(?!\p{L})/giu, ' 45 minuten'],
  [/(?<!\p{L})(?:eine[rn]? |1 )?viertel ?stunden?(?!\p{L})/giu, '15 minuten'],
  [/(?<!\p{L})(?:eine[rn]? |1 )?halben? stunden?(?!\p{L})/giu, '30 minuten'],
  [/(?<!\p{L})eine[rn]?(?= (?:stunde|minute) \d)/giu, '1'],
];
/** "Nach einem halben Jahr", where months or weeks are told of. */
const HALF_YEAR = /(?<!\p{L})(?:ein|einem|1) halben? jahr(?!\p{L})/giu;
const HOURS_AND =
  /(?<![\d,])(\d+) [sS]tunden? (?:und )?(\d{1,2})(?: [mM]inuten)?(?![\d,])(?! \p{Lu})/gu;
const METRES_AND =
  /(?<![\d,])(\d+) ([mM]eter|m) (\d{1,2})(?![\d,])(?! (?:\p{Lu}(?!eter)|c?m(?!\p{L})|zentimeter|meter|mal|kilo|minuten|euro))/gu;
const KILOS_AND =
  /(?<![\d,])(\d+) ([kK]ilo|kg|[kK]ilometer|km|[lL]iter) (\d{3})(?![\d,])(?! (?:\p{Lu}|g|gramm|meter|m|ml)(?!\p{L}))/gu;
/** What is told of each hour, day or thing is told of one. */
const PER: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})jede[rsnm]? (?:von|von den|der|unserer) (\d+) (\p{L}+)/giu, '$1 $2 jeweils'],
  [/(?<!\p{L})(?:täglich|jeden (?:abend|morgen|mittag|nachmittag)|pro nacht)(?!\p{L})/giu, '1 tag'],
  [/(?<!\p{L})wöchentlich(?!\p{L})/giu, '1 woche'],
  [/(?<!\p{L})monatlich(?!\p{L})/giu, '1 monat'],
  [/(?<!\p{L})stündlich(?!\p{L})/giu, '1 stunde'],
  [
    new RegExp(
      `(?<!\\p{L})(?:in (?:der|einer|einem|1)|pro|je|jede[nrs]?|am|im|a) (?=${TIME}(?!\\p{L}| \\d{4}))`,
      'giu',
    ),
    '1 ',
  ],
  [/(?<=(?:euro|cent) )die (?=woche|stunde)/giu, '1 '],
  [
    /(?<!\p{L})(?:der|das|ein|je|pro) (?=(?:liter|kilo|kilogramm|meter|kilometer)(?!\p{L}))/giu,
    '1 ',
  ],
  [/(?<!\p{L})pro (\p{L}{3,}) und (?:pro )?(\p{L}{3,})/giu, '1 $1 und 1 $2'],
  [
    /(?<!\p{L})(?:(?:für|in|auf|an|von|bei|mit|zu) )?(?:jede[nrsm]?|pro|je) (?:(?:kleine|große|einzelne|neue)[nrsm]? )?(?=\p{Lu})(?!Soll|Weitere|Weiteren|Weiterer)/gu,
    '1 ',
  ],
  [
    /(?<=(?<!\p{L})(?:fähr\p{L}*|rast|fahren|fliegt) (?:\p{L}+ ){0,4})(\d{2,3})(?= (?:wie|und) )/giu,
    '$1 kilometer 1 stunde',
  ],
];

/**
 * A problem as a recogniser writes what children say, with its numbers as digits, its prices and lengths with their
 * units, and "jede Woche" as "1 woche". No marks are kept; nouns have their capitals.
 */
export function plainSpoken(told: string): string {
  const said = told
    .replace(/(?<=\p{L}|\d)-(?=\p{L})/gu, ' ')
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/gu, '')
    .replace(/(?<!\d)(\d{1,2})[:.](\d\d)(?!\d)(?: ?uhr)?/giu, '$1 uhr $2')
    .replace(/(?<!\d)[,]|[,](?!\d)|[.!?;:„“”"()](?=\s|$)/gu, ' ')
    .replace(/(?<=\d)\s*%/gu, ' prozent')
    .replace(/(?<=\d)\s*€/gu, ' euro')
    .replace(FILLERS, ' ')
    .replace(/\s+/gu, ' ')
    .replace(LEAD, '')
    .replace(VERB_AND_IT, '$1 es');
  const written = each(said, SPOKEN)
    .replace(AND_A_HALF, (word, whole: string) => {
      const number = parseNumberWord(whole.toLowerCase());
      return number === null ? word : `${number},5`;
    })
    .replace(TIMES, (word, count: string) => {
      const number = /^\d/u.test(count) ? Number(count) : parseNumberWord(count.toLowerCase());
      return number === null ? word : `${number} mal`;
    })
    .replace(/(?<!\p{L})(?:doppelt)(?= so )/giu, '2 mal')
    .replace(/\p{L}+/gu, inDigits)
    .replace(/(\d+) komma (\d+)(?: (\d)(?![\d,]| ?\p{L}*(?:mal|plus)))?/giu, '$1,$2$3');
  const inMonths = written.replace(
    HALF_YEAR,
    /(?<!\p{L})woche/iu.test(written) ? '26 wochen' : '6 monate',
  );
  const timed = each(inMonths, OF_HOUR).replace(
    HOURS_AND,
    (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} minuten`,
  );
  return each(
    withMoney(
      timed
        .replace(
          METRES_AND,
          (_, whole: string, unit: string, part: string) =>
            `${whole},${part.padStart(2, '0')} ${unit}`,
        )
        .replace(KILOS_AND, '$1,$3 $2'),
    ),
    PER,
  )
    .replace(/\s+/gu, ' ')
    .trim();
}

const each = (text: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce((said, [pattern, by]) => said.replace(pattern, by), text);

/** "Ein" is an article as often as a number. */
function inDigits(word: string): string {
  if (/^eine?[nmrs]?$/iu.test(word) && !/^eins$/iu.test(word)) return word;
  const number = parseNumberWord(word);
  return number === null ? word : String(number);
}
