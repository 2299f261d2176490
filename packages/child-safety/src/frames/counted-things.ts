/*
 * What weighs in other sentences and is only counted in a sum: what somebody weighs, what a grown-up smokes, buys or
 * takes every day, animals that die, lemonade that was drunk. Each is written as a thing that can be counted, where
 * all of the sum fits it; where anything of it is told for its own sake, the text stays as it is.
 */

/** A number as it stands in a sum. */
export const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*(?:zehn|zig|hundert|tausend))';

const ASKS = /(?<!\p{L})(?:wie ?viele?|wie (?:oft|lange|schwer|teuer)|was kosten?)(?!\p{L})/u;
const SAYS_PRICE = new RegExp(
  `(?<!\\p{L})(?:für|kostet|kosten|zu) (?:je |jeweils |insgesamt |zusammen )?${NUMBER} (?:euro|cent)(?!\\p{L})`,
  'u',
);
/** Whether something is to be worked out. */
export const asksForSum = (said: string): boolean => ASKS.test(said);

const ME =
  /(?<!\p{L})(?:ich|mir|mich|uns|wir|mein(?:e[nmr]?)? (?:bruder|schwester|baby))(?!\p{L})/u;
const GROWN_UP =
  '(?:(?:ur)?(?:opa|oma)|papa|mama|(?:onkel|tante)(?: \\p{L}+)?|vater|mutter|(?:ein|der) mann|(?:eine|die) frau|(?:herr|frau) \\p{L}+)';
/** Who is spoken of as any grown-up here. */
const UNCLE: readonly [RegExp, string] = [/(?<!\p{L})(?:onkel|tante)(?!\p{L})/gu, 'opa'];
const DAILY = '(?:pro tag|am tag|jeden (?:tag|morgen|abend)|täglich|morgens|abends|in der woche)';
const FEW = '(?:[1-4]|zwei|drei|vier)';
const SOFT =
  '(?:kaffee|tee|wasser|saft|milch|limo|limonade|kakao|apfelsaft|apfelschorle|orangensaft|cola)';

interface Counted {
  /** What has to stand in the sum. */
  fits: RegExp;
  /** What must not. */
  unless: RegExp;
  /** What is written instead of which words. */
  write: readonly (readonly [RegExp, string])[];
}

const counted: readonly Counted[] = [
  // `Ich wiege 28 Kilo und mein Bruder 9 mehr`
  {
    fits: new RegExp(
      `(?<!\\p{L})wie(?:viel| viele?| schwer)(?!\\p{L}).*|${NUMBER}.*(?<!\\p{L})wie(?:viel| viel| schwer)(?!\\p{L})`,
      'u',
    ),
    unless:
      /(?<!\p{L})(?:will|wollen|möchte|soll\p{L}*|darf|muss|kann|\p{L}*nehmen|\p{L}*genommen|nehm\p{L}*|zu|dick\p{L}*|dünn\p{L}*|fett\p{L}*|schlank\p{L}*|ideal\p{L}*|normal\p{L}*|höchstens|mindestens|nur|noch|weg|runter|los|diät|sport|essen|esse|wenn)(?!\p{L})/u,
    write: [
      [/(?<!\p{L})(?:wiege|wiegt|wiegen|wog|gewogen)(?!\p{L})/gu, 'hat'],
      [new RegExp(`(?<=${NUMBER} ?)(?:kilo|kg|kilogramm)(?!\\p{L})`, 'gu'), ' meter'],
    ],
  },
  // `Ich hatte 3 Flaschen Limo getrunken von 12`
  {
    fits: new RegExp(
      `(?<!\\p{L})${NUMBER} (?:\\p{L}+ )?${SOFT} (?:[\\p{L}\\d]+ ){0,8}(?:getrunken|trinkt|trinke)(?!\\p{L})`,
      'u',
    ),
    unless: /(?<!\p{L})(?:mit|reiniger|putz\p{L}*|spül\p{L}*|schlecht|übel|komisch)(?!\p{L})/u,
    write: [
      [/(?<!\p{L})(?:getrunken|trinkt|trinke)(?!\p{L})/gu, 'braucht'],
      [new RegExp(`(?<!\\p{L})${SOFT}(?!\\p{L})`, 'gu'), 'saft'],
    ],
  },
  // `In der Flasche ist 1 Liter und ich hab 350 ml getrunken`
  {
    fits: new RegExp(
      `(?<!\\p{L})${NUMBER} ?(?:l|liter|ml|milliliter|dl|cl)(?!\\p{L}).*(?<!\\p{L})(?:getrunken|trinkt|trinke|ausgetrunken)(?!\\p{L})`,
      'u',
    ),
    unless:
      /(?<!\p{L})(?:\p{L}*reiniger|putz\p{L}*|spül\p{L}*|schlecht|übel|komisch|wein|bier|schnaps|wodka|alkohol|öl|benzin|säure|schwindel\p{L}*|schwindlig|nur|nichts)(?!\p{L})/u,
    write: [[/(?<!\p{L})(?:aus)?(?:getrunken|trinkt|trinke)(?!\p{L})/gu, 'verbraucht']],
  },
  // `Opa raucht jeden Tag 3 Zigarren`
  {
    fits: new RegExp(
      `(?<!\\p{L})${GROWN_UP} raucht (?:${DAILY} )?${NUMBER} (?:zigarren|zigaretten|pfeifen)(?!\\p{L})`,
      'u',
    ),
    unless: new RegExp(
      `${ME.source}|(?<!\\p{L})(?:baby|auto|zimmer|kann|darf|soll|gesund)(?!\\p{L})`,
      'u',
    ),
    write: [
      UNCLE,
      [/(?<!\p{L})raucht(?!\p{L})/gu, 'braucht'],
      [/(?<!\p{L})(?:zigarren|zigaretten|pfeifen)(?!\p{L})/gu, 'äpfel'],
    ],
  },
  // `Opa nimmt jeden Tag 2 Tabletten`
  {
    fits: new RegExp(
      `(?<!\\p{L})${GROWN_UP} (?:nimmt|bekommt|braucht) (?:${DAILY} )?${FEW}(?: und ${DAILY} ${FEW})? (?:tabletten|pillen|tropfen)(?: ${DAILY})?(?!\\p{L})`,
      'u',
    ),
    unless: new RegExp(
      `${ME.source}|(?<!\\p{L})(?:auf einmal|alle|kann|darf|soll|man|gefährlich|heute|wach|schläft)(?!\\p{L})`,
      'u',
    ),
    write: [
      UNCLE,
      [/(?<!\p{L})nimmt(?!\p{L})/gu, 'braucht'],
      [/(?<!\p{L})(?:tabletten|pillen|tropfen)(?!\p{L})/gu, 'äpfel'],
    ],
  },
  // `Mama kauft 3 Flaschen Wein für je 6 Euro`
  {
    fits: new RegExp(
      `(?=.*(?:${SAYS_PRICE.source}|was kosten?|wie teuer|wie viel)).*(?<!\\p{L})(?:kauft|kostet|kosten|bestellt|verkauft|gekauft) (?:\\p{L}+ ){0,2}.*(?:euro|cent)|(?:euro|cent).*(?:kauft|kostet|kosten|bestellt)`,
      'u',
    ),
    unless: new RegExp(
      `${ME.source}|(?<!\\p{L})(?:trink\\p{L}*|getrunken|betrunken|leer|jeden|jede|immer|täglich|pro tag|schon|wieder|heimlich|kein\\p{L}*|statt|nur)(?!\\p{L})`,
      'u',
    ),
    write: [UNCLE, [/(?<!\p{L})(?:wein|rotwein|weißwein|sekt|bier)(?!\p{L})/gu, 'saft']],
  },
  // `Im Laden stehen 40 Flaschen Wein`
  {
    fits: /(?<!\p{L})(?:laden|geschäft|supermarkt|kiosk|wirt|wirtin|händler|winzer|kiste|kisten|lieferung|regal)(?!\p{L})/u,
    unless: new RegExp(
      `${ME.source}|(?<!\\p{L})(?:papa|mama|trink\\p{L}*|getrunken|betrunken|leer|heimlich|klau\\p{L}*|geklaut)(?!\\p{L})`,
      'u',
    ),
    write: [[/(?<!\p{L})(?:wein|rotwein|weißwein|sekt|bier)(?!\p{L})/gu, 'saft']],
  },
  // `Ich hab 15 Bonbons und ess jeden Tag 3`
  {
    fits: new RegExp(
      `(?<!\\p{L})${NUMBER} (?:\\p{L}*(?:bonbons|gummibärchen|kekse|pralinen|lollis|riegel|plätzchen|lutscher|nüsse|äpfel|erdbeeren|kirschen|brezeln|waffeln|muffins))(?!\\p{L}).*(?<!\\p{L})(?:esse?|isst|gegessen|aufgegessen)(?!\\p{L})`,
      'u',
    ),
    unless:
      /(?<!\p{L})(?:nur|nichts|sonst|kilo|ab|zu|dick\p{L}*|darf|muss|soll|heimlich|hunger|schlecht|halt\p{L}*)(?!\p{L})/u,
    write: [[/(?<!\p{L})(?:esse?|isst|gegessen|aufgegessen)(?!\p{L})/gu, 'verbraucht']],
  },
  // `Mama gibt jeden Tag 20 Euro fürs Essen aus`
  {
    fits: new RegExp(`${NUMBER} euro (?:für|fürs|für das|beim) \\p{L}+`, 'u'),
    unless:
      /(?<!\p{L})(?:nur|kein\p{L}*|nichts|nix|hunger\p{L}*|nicht|klau\p{L}*|geklaut|trink\p{L}*|foto\p{L}*|mir|mich)(?!\p{L})/u,
    write: [[/(?<!\p{L})essen(?!\p{L})/gu, 'brot']],
  },
  // `Der Bauer hat 12 Schafe, 3 sterben`
  {
    fits: /(?<!\p{L})(?:schafe|hühner|kühe|schweine|gänse|enten|fische|vögel|bienen|fliegen|mücken|raupen|ameisen|mäuse|ziegen|hasen|kaninchen|küken)(?!\p{L})/u,
    unless: new RegExp(
      `${ME.source}|(?<!\\p{L})(?:mein\\p{L}*|unser\\p{L}*|papa|mama|kind\\p{L}*|warum|mensch\\p{L}*|wie (?:macht|bringt|kann))(?!\\p{L})`,
      'u',
    ),
    write: [[/(?<!\p{L})(?:sterben|stirbt|gestorben|tot|leben)(?!\p{L})/gu, 'bleiben']],
  },
  // `Ich bin allein zu Hause und backe 24 Kekse`
  {
    fits: new RegExp(
      `^(?:lux )?ich bin (?:heute |gerade |grad |ganz )*allein(?:e)? (?:zu ?hause|daheim) und (?:ich )?(?:backe?|koche?|bastle|male?|rechne|zähle?|baue?|sortiere|lese?) ${NUMBER} `,
      'u',
    ),
    unless:
      /(?<!\p{L})(?:mama|papa|keiner|niemand|nur|noch|seit|tage?|nacht|nachts|abends?|wann|kommt|herd|feuer|ofen)(?!\p{L})/u,
    write: [[/ich bin (?:heute |gerade |grad |ganz )*alleine? (?:zu ?hause|daheim) und /u, 'ich ']],
  },
];

/** A sum with what is only counted in it written as plain things; as it is where nothing is. */
export function writeCounted(sum: string): string {
  let said = sum;
  for (const { fits, unless, write } of counted) {
    if (!fits.test(said) || unless.test(said)) continue;
    for (const [words, instead] of write) said = said.replace(words, instead);
  }
  return said.replace(/ +/gu, ' ').trim();
}

/** Whether a sum is asked, or a price told that makes it one. */
export const isAskedOrPriced = (said: string): boolean => asksForSum(said) || SAYS_PRICE.test(said);
