import { plainSpoken } from '../spoken/plain-spoken.ts';

const LEAD =
  /^(?:(?:was|(?:um )?wie ?viel|wie ?viele)(?: (?:ist|sind|ergibt|ergeben|gibt|macht|kommt raus|kommt da raus|habe? ich|bekomm\p{L}* ich))?(?: es| das| denn)?|rechne?|berechne|ich (?:nehme?|habe?|rechne?|denke?)|nimm|wenn (?:ich|man|du)|man nimmt|(?:die|der|eine) zahl|also|und|dann|mal|aus|bitte)(?: |$)/u;
const ASKED_BEHIND =
  /(?: (?:und|dann|jetzt|da|denn|ich|so|am ende|zum schluss|bitte|weißt du das|was (?:hab|habe|bekomm\p{L}*|krieg\p{L}*|hat|hast)|was|wie ?viel|(?:ist|sind|macht|gibt|ergibt|kommt|hab|habe|hast)(?: das| es| da)?|das|es|raus|heraus|insgesamt|zusammen|ergebnis|rechne?|hm|noch|übrig|ab ?ziehe?|bleibt))+$/u;
const NUMBER = '\\d+(?:,\\d+)?';
const BACK = '(?:die |den |noch )?';

/** Ways to say a sum that turn it round, each as the sum is written. */
const TURNED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<!\\p{L})von (?:der |den )?(${NUMBER}) ${BACK}(${NUMBER}) mal ${BACK}(${NUMBER}) (?:weg|ab|subtrahier|minus)\\p{L}*`,
      'gu',
    ),
    '$1 minus $2 mal $3',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:ziehe? (?:ich )?)?von (?:der |den )?(${NUMBER}) ${BACK}(${NUMBER}) (?:weg|ab|subtrahier)\\p{L}*`,
      'gu',
    ),
    '$1 minus $2',
  ],
  [
    new RegExp(
      `(?<!\\p{L})zu (?:der |den )?(${NUMBER}) ${BACK}(${NUMBER}) (?:dazu|hinzu|addier)\\p{L}*`,
      'gu',
    ),
    '$1 plus $2',
  ],
  [new RegExp(`(${NUMBER}) mal so viele? wie (?=\\d)`, 'gu'), '$1 mal '],
  [
    new RegExp(
      `(?<!\\p{L})(${NUMBER}) zu (?:der |den )?(${NUMBER}) (?:dazu|hinzu|addier)\\p{L}*(?: zähl\\p{L}*)?`,
      'gu',
    ),
    '$2 plus $1',
  ],
  [/(?<!\p{L})vom (?=doppelten|dreifachen|vierfachen|halben)/gu, 'von '],
  [/(?<!\p{L})(doppelte|dreifache|vierfache)n(?= von)/gu, '$1'],
  [/(?<!\p{L})um wie ?viel ist (.+?) (?:größer|mehr|höher) als (.+)$/gu, '( $1 ) minus ( $2 )'],
  [/(?<!\p{L})um wie ?viel ist (.+?) (?:kleiner|weniger) als (.+)$/gu, '( $2 ) minus ( $1 )'],
  [/(?<!\p{L})das (\d+) ?fache(?= von| der)/gu, '$1 mal'],
  [/(?<!\p{L})(?:zwei|doppelte)(?:fache)?(?= von)/gu, 'doppelte'],
  [/(?<!\p{L})(?:die |der |das )?summe (?:aus|von) (.+?) und (.+)$/gu, '$1 plus $2'],
  [/(?<!\p{L})(?:die |der |das )?produkt (?:aus|von) (.+?) und (.+)$/gu, '$1 mal $2'],
  [
    /(?<!\p{L})(?:die |der |das )?(?:unterschied|differenz) (?:zwischen|von|aus) (.+?) und (.+)$/gu,
    '( $1 ) minus ( $2 )',
  ],
  [/^(?:um )?(?:wie ?viel )?(?:mehr|größer) ist (.+?) als (.+)$/gu, '( $1 ) minus ( $2 )'],
  [/^(?:um )?(?:wie ?viel )?(?:weniger|kleiner) ist (.+?) als (.+)$/gu, '( $2 ) minus ( $1 )'],
];

/** What is left of a sum as it is spoken: numbers, signs and what is done next, in small letters. */
export function plainSum(told: string): { text: string; isTurned: boolean } {
  const said = plainSpoken(told).toLowerCase();
  let text = turn(said);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(LEAD, '').trim();
  }
  const plain = text.replace(ASKED_BEHIND, '').trim();
  const turned = turn(plain);
  return { text: turned, isTurned: turned !== plain || turn(said) !== said };
}

const turn = (text: string): string =>
  TURNED.reduce((said, [pattern, by]) => said.replace(pattern, by), text);
