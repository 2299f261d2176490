import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { isVerb } from '../verbs.ts';

const NUMBER =
  '(?:\\d+|ein(?:en?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|fünfzig|hundert)';
const GROUPS =
  /(?<!\p{L})(\d+|zweie|dreie|viere|fünfe|sechse|siebene|achte|neune|zehne|zwölfe)r[- ]?(packung|päckchen|pack|karton|gruppe|reihe|team|tüte|schachtel|kasten|kiste|tisch|boot|zimmer|bus|trage|beutel|stapel|turm)(\p{Ll}*)(?!\p{L})/giu;
const COINS = new RegExp(
  `(?<!\\p{L})(${NUMBER}) (${NUMBER})[- ]?(euro|cent)[- ]?(?:stücke?n?|scheine?n?|münzen?)(?!\\p{L})`,
  'giu',
);
const NOTES =
  /(?<=(?:einem|nem|einen|nen) )(zwanzig|fünf|zehn|fünfzig|hundert|\d+)[- ]?(?:er|euroschein|euro[- ]schein)(?!\p{L})/giu;
const DAILY = /(?<!\p{L})(?:jeden tag|täglich|am tag|pro tag)(?!\p{L})/iu;
const WEEKLY = /(?<!\p{L})(?:jede woche|in der woche|pro woche|wöchentlich)(?!\p{L})/iu;
const MONTHLY = /(?<!\p{L})(?:jeden monat|im monat|pro monat|monatlich)(?!\p{L})/iu;
const OWN_VERBS = [
  /(?<=(?<!\p{L})ich )\p{Ll}+(?!\p{L})/giu,
  /(?<!\p{L})\p{Ll}+(?= ich(?!\p{L}))/giu,
];

const numberOf = (word: string) =>
  /^\d/.test(word)
    ? Number(word)
    : (parseNumberWord(word.toLowerCase().replace(/^eine?n?$/, 'eins')) ?? 1);

const CUT_UP =
  /(?:wird|ist|wurde|war) in ((?:\d+|\p{L}+) (?:(?:gleich(?:e|große)?|große|kleine) )*(?:stücke?|teile)) (?:ge|zer)(?:teilt|schnitten)(?!\p{L})/iu;
/** A cake that is cut into 12 pieces has them; a rope of 3 metres is shared. */
const MEASURED = /(?<!\p{L})(?:c?m|meter|zentimeter|kilo|gramm|liter)(?!\p{L})/iu;

const MONEY =
  /(?<!\p{L})(?:geld|euro|portemonnaie|geldbeutel|sparschwein|zahl(?:e|t|en|st)|bezahl\p{L}*|kostet|kosten)(?!\p{L})/iu;
const EACH_OF =
  /(?<!\p{L})jede[mrsn]? (?:der|von|meiner|seiner|ihrer|unserer) (?=(?:\d+|\p{L}+) \p{L}+ gleich ?viel)/giu;
const COMPANY = /(?<!\p{L})zu (zweit|dritt|viert|fünft|sechst|siebt|acht)(?!\p{L})/giu;
/** "Die drei zusammen" are those that were told of. */
const ALL_OF_THEM =
  /(?<=(?:die|alle|wir) )(?:zwei|drei|vier|fünf|[2-5])(?=(?: \p{L}+)? (?:zusammen|insgesamt|gemeinsam))/giu;
const COMPANIES: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  sechst: 6,
  siebt: 7,
  acht: 8,
};
const PART_OF_HOUR =
  /(?<!\p{L})(?:eine[rn]? )(viertelstunde|dreiviertelstunde|halben? stunde)(?!\p{L})/giu;
const PARTS_OF_HOUR: Readonly<Record<string, number>> = {
  viertelstunde: 15,
  dreiviertelstunde: 45,
};
const PAIRS = new RegExp(`(?<!\\p{L})(${NUMBER}) paare? (?=\\p{L})`, 'giu');
const TENS = new RegExp(`(?<!\\p{L})(${NUMBER}) (zehner|einer|hunderter)(?!\\p{L})`, 'giu');

/** Where a recogniser left out the marks, what begins something new gets one. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}) und (?=(?:ich|du|er|sie|es|wir) \p{L}+)/giu, ', und '],
  [/(?<=\p{L}) (?=(?:\d+|\p{L}+) davon(?!\p{L}))/giu, ', '],
  [/(?<=\p{L}) (?=(?:in|auf|an|für) jede[rmns]? \p{L}+)/giu, ', '],
  [
    /(?<=\p{L}) (?=(?:am abend|am ende|jetzt|danach|später) (?:hat|habe|haben|sind|ist|lieg\p{L}*|sitz\p{L}*|steh\p{L}*)(?!\p{L}))/giu,
    ', ',
  ],
  [/(?<!\p{L})((?:mein\p{L}* )?\p{L}{3,}) \1(?!\p{L})/giu, '$1, $1'],
  [
    /(?<!\p{L})(?:werden|wird) ((?:an|auf|unter|in) (?:\p{L}+ )?(?:\d+|\p{L}+) \p{L}+) (?:gleichmäßig |gerecht )*(?:verteilt|aufgeteilt|geteilt)(?!\p{L})/giu,
    'teilen sich $1',
  ],
];

/** "Auf jedem der 6 Teller liegen 4": 6 plates with 4 each. */
const ON_EACH_OF =
  /(?<!\p{L})(in|auf|an|bei|unter|von) jede[mrn] (?:der|von den|meiner|seiner|ihrer|unserer) (\d+|\p{L}+) (\p{L}+) (\p{L}+)(?= (?:\d|\p{L}+))/giu;
const DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
/** "Von Montag bis Freitag" are five days, where something is done each day. */
const FROM_DAY_TO_DAY = new RegExp(
  `(?<!\\p{L})von (${DAYS.join('|')}) bis (${DAYS.join('|')})(?!\\p{L})`,
  'giu',
);
/** "Zweimal 45 Minuten" are 90. */
const SEVERAL_TIMES =
  /(?<![\p{L}\d])(zwei ?mal|drei ?mal|vier ?mal|fünf ?mal|\d+ ?mal) (\d+) (minuten|euro|cent|meter|kilometer|liter|gramm|kilo)(?!\p{L})(?! (?:\d|lang|breit))/giu;
/** "Gehen um drei nach Hause" tells when, where nothing is asked of time. */
const AT_HOUR =
  /(?<!\p{L})um (?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d{1,2})(?: uhr)?(?! (?:uhr )?\d)(?= (?:nach|und|heim|ab|wie|kommen|gehen|noch)(?!\p{L}))/giu;
const ASKS_TIME = /(?<!\p{L})(?:wann|wie lange?|wie spät|um wie|uhr)(?!\p{L})/iu;
const DOWN_TO = /(?:mehr|weniger|größer|kleiner|älter|jünger|teurer|billiger) *$/iu;

/** "Ein paar Murmeln" are some; of shoes and socks they are two. */
const SOME =
  /(?<!\p{L})ein paar (?!\p{L}*(?:schuhe|socken|strümpfe|stiefel|sandalen|ohrringe|ski|skier|stiefeln|schuhen)(?!\p{L}))(?=\p{L})/giu;
/** "Kostet eins fünfzig": euros and cents without their words. */
const SPOKEN_PRICE =
  /(?<=(?<!\p{L})(?:kostet|kosten|für|je|jeweils|à|macht) (?:je |jeweils |nur |genau )?)(?<whole>eins|eine?n|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?<part>zehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|neunundneunzig|fünfundzwanzig|fünfundsiebzig)(?!\p{L})(?! (?:euro|cent|\p{L}*meter|gramm|kinder))/giu;

/** Numbers in plain words: "ein Zwanziger" is 20 euros, "zu viert" are 4 people, 3 pairs of socks are 6. */
export function plainNumbers(told: string): string {
  const isOfMoney = MONEY.test(told);
  const timed = ASKS_TIME.test(told)
    ? told
    : told.replace(AT_HOUR, (hour, at: number) =>
        DOWN_TO.test(told.slice(0, at)) || /mehr|weniger/iu.test(told.slice(at, at + 20))
          ? hour
          : '',
      );
  const cut = MEASURED.test(timed) ? timed : timed.replace(CUT_UP, 'hat $1');
  return cut
    .replaceAll(SOME, 'einige ')
    .replaceAll(SPOKEN_PRICE, '$<whole> euro $<part>')
    .replaceAll(/(?<!\p{L})eins (?=euro \p{L})/giu, '1 ')
    .replaceAll(FROM_DAY_TO_DAY, (found, from: string, to: string) => {
      const count = DAYS.indexOf(to.toLowerCase()) - DAYS.indexOf(from.toLowerCase()) + 1;
      return count > 1 && DAILY.test(told) ? `in ${count} Tagen` : found;
    })
    .replaceAll(SEVERAL_TIMES, (_, count: string, value: string, unit: string) => {
      const times = numberOf(count.replace(/ ?mal$/i, ''));
      return `${times * numberOf(value)} ${unit}`;
    })
    .replaceAll(ON_EACH_OF, '$1 $2 $3 $4 je')
    .replaceAll(EACH_OF, 'den ')
    .replaceAll(COMPANY, (_, word: string) => `${COMPANIES[word.toLowerCase()] ?? 2} Leute`)
    .replaceAll(PAIRS, (whole, count: string) =>
      /wie ?viele (?:\p{L}+ )?paar/iu.test(told) ? whole : `${2 * numberOf(count)} `,
    )
    .replaceAll(TENS, (whole, count: string, of: string) =>
      isOfMoney
        ? `${numberOf(count) * (/^zehn/i.test(of) ? 10 : /^hundert/i.test(of) ? 100 : 1)} Euro,`
        : whole,
    )
    .replaceAll(NOTES, (_, word: string) => `${numberOf(word)} Euro`)
    .replaceAll(
      COINS,
      (_, count: string, word: string, unit: string) =>
        `${numberOf(count) * numberOf(word)} ${unit},`,
    )
    .replaceAll(/(?<!\p{L})eins(?= kostet)/giu, 'jedes')
    .replaceAll(
      PART_OF_HOUR,
      (_, part: string) => `${PARTS_OF_HOUR[part.toLowerCase()] ?? 30} Minuten`,
    );
}

/** "Ich bau" is "ich baue". */
const withEnding = (word: string) => (!isVerb(word) && isVerb(`${word}e`) ? `${word}e` : word);

/** What one word says in several: "Sechserpackungen" hold 6 each; and marks where they were left out. */
export function prepare(told: string): string {
  return withPeriods(
    OWN_VERBS.reduce(
      (text, pattern) => text.replaceAll(pattern, withEnding),
      BEGINNINGS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), told)
        .replaceAll(
          GROUPS,
          (_, size: string, of: string, end: string) =>
            `${of}${end} zu je ${numberOf(size.replace(/e$/, ''))}`,
        )
        .replaceAll(ALL_OF_THEM, 'alle'),
    ),
  );
}

/** A week is seven days where days are told of. */
function withPeriods(text: string): string {
  const [one, size] = DAILY.test(text)
    ? ['woche', 7]
    : WEEKLY.test(text)
      ? ['jahr', 52]
      : MONTHLY.test(text)
        ? ['jahr', 12]
        : [null, 0];
  if (one === null) return text;
  const name = { 7: 'Tagen', 52: 'Wochen', 12: 'Monaten' }[size] ?? '';
  return text.replaceAll(
    new RegExp(`(?<!\\p{L})(${NUMBER}|einer|einem) ${one}(?:en|n|e)?(?!\\p{L})`, 'giu'),
    (_, count: string) => `${numberOf(count.replace(/^eine[rm]$/i, 'eins')) * size} ${name}`,
  );
}
