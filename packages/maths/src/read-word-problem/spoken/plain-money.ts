const OF_MONEY =
  /(?<!\p{L})(?:euros?|cent|kostet|kosten|kassenzettel|preise?|bezahl\p{L}*|zahl(?:e|t|en)|geld|wechselgeld)(?!\p{L})/iu;
const COUNTED_COINS =
  /(?<![\d,])(\d+|eine?n?) (\d+) (euro|cent) ?(?:scheine?n?|stücke?n?|münzen?)(?!\p{L})/giu;
const COINS_OF = /(?<![\d,]|\d )(\d+) (euro|cent) ?(?:stücke?n?|münzen?|scheine?n)(?!\p{L})/giu;
const NOTE = /(?<=(?:einen|einem|ein|den|dem) )(\d+) ?(?:euro ?scheine?|er)(?!\p{L})/giu;
const NOT_COUNTED =
  '(?![\\d,])(?! ?(?:euro|cent|uhr|prozent|mal|kilo|gramm|liter|meter|stück|minuten|stunden|kinder|leute))(?! \\p{Lu}\\p{Ll}*(?! \\d|\\p{L}))';
const EURO_AND = new RegExp(
  `(?<![\\d,])(\\d+|eine?n?) [eE]uros? (?:und )?(\\d{1,2})(?: [cC]ent|${NOT_COUNTED})`,
  'gu',
);
const BARE = new RegExp(
  `(?<![\\d,]|\\d |uhr |um |minus |plus |mal |durch )(\\d{1,2}) (\\d{2})${NOT_COUNTED}`,
  'gu',
);
const countOf = (word: string) => (/^\d/u.test(word) ? Number(word) : 1);

/** Coins, notes and prices as euros with cents: "zwei 5 Euro Scheine", "3 Euro 40", "1 15" beside a price. */
export function withMoney(text: string): string {
  if (!OF_MONEY.test(text)) return text;
  return text
    .replace(
      COUNTED_COINS,
      (_, count: string, value: string, unit: string) =>
        `${countOf(count) * Number(value)} ${unit.toLowerCase()}`,
    )
    .replace(NOTE, '$1 euro Schein')
    .replace(COINS_OF, '1 Münze $1 $2')
    .replace(EURO_AND, (_, euros: string, cents: string) => price(countOf(euros), cents))
    .replace(BARE, (_, euros: string, cents: string) => price(Number(euros), cents))
    .replace(
      /(?<![\d,])(\d+,\d\d)(?![\d,])(?! ?(?:euro|\p{L}*meter|m|kilo|kg|liter|l|prozent)(?!\p{L}))/giu,
      '$1 euro',
    );
}

const price = (euros: number, cents: string) => `${euros},${cents.padStart(2, '0')} euro`;
