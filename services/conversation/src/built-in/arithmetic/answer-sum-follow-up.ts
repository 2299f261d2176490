import { answerArithmetic } from './answer-arithmetic.ts';
import { readNumberFrame } from './number-frame.ts';

/** Words around a next step that say nothing about it. */
const AROUND =
  /(?<!\p{L})(?:und|dann|jetzt|nun|davon|was ist|wie viel ist|wieviel ist|wie viel|was|wenn ich|wenn man|wenn du|ich|man|rechne|rechnest|das ergebnis|ergebnis|das|die|der|da|noch mal|nochmal|nochmals|noch einmal|auch|wieder|aber|ist|sind|gibt|macht|kommt raus|wäre|jetzt noch|alles|ganze|bitte|mal bitte|nehmen wir|machen wir|von|dem|es|hätte)(?!\p{L})/gu;

/** "Und dann noch mal 10" is ten times as much; "noch mal 10 dazu" is not. */
const TIMES_AT_END = /(?<!plus|minus|durch) noch ?mal #$/u;

const MINUS =
  'ab|abziehe|abziehst|abzieht|weg|wegnehme|wegnehmen|wegnimmst|weniger|weglasse|verliere?|esse?|subtrahiere|wegtue|runter|verschenke|ausgebe|nehme weg|weg nehme|weg nimmst';
const PLUS =
  'dazu|dazutue|dazugebe|dazurechne|dazuzähle|dazulege|dazubekomme|bekomme?|kriege?|drauf|mehr|hinzu|addiere|dazu tue|dazu gebe|finde|rauf|obendrauf|obendrein';

const LONGEST = 120;

/** A next step, with # for its number, and the sum it makes with @ for the last result. */
const STEPS: readonly [RegExp, string][] = [
  [/^(?:noch )?plus (?:noch )?#$/u, '@ plus #'],
  [new RegExp(`^(?:noch )?# (?:noch )?(?:${PLUS})$`, 'u'), '@ plus #'],
  [/^noch #$|^(?:dazu|addiere|zähl|zähle) (?:noch )?#(?: dazu)?$/u, '@ plus #'],
  [/^(?:noch )?minus (?:noch )?#$|^weniger #$/u, '@ minus #'],
  [
    new RegExp(`^(?:noch )?(?:zieh |ziehe |nimm |nehme )?# (?:noch )?(?:${MINUS})$`, 'u'),
    '@ minus #',
  ],
  [
    /^mal (?:noch )?#$|^(?:mit )?# (?:multiplizier\p{L}*|malnehme)$|^# mal(?: so viel)?$/u,
    '@ mal #',
  ],
  [
    /^(?:geteilt |teile |teil |dividiert )?(?:durch|auf) #(?: geteilt| teile)?$/u,
    '@ geteilt durch #',
  ],
  [/^hoch #$/u, '@ hoch #'],
  [/^(?:verdopp\p{L}*|doppelte?|doppelt so viel)$/u, 'das Doppelte von @'],
  [/^(?:dreifache|verdreifach\p{L}*)$/u, 'das Dreifache von @'],
  [/^(?:vierfache)$/u, 'das Vierfache von @'],
  [/^(?:zehnfache)$/u, 'das Zehnfache von @'],
  [/^(?:halbier\p{L}*|halb so viel|halbe)$/u, 'die Hälfte von @'],
  [/^wurzel(?: daraus)?$/u, 'die Wurzel aus @'],
  [/^(?:zum )?quadrat$|^quadrier\p{L}*$/u, '@ zum Quadrat'],
];

const PARTS: readonly [number, string][] = [
  [1 / 2, 'die Hälfte von @'],
  [1 / 3, 'ein Drittel von @'],
  [1 / 4, 'ein Viertel von @'],
  [1 / 5, 'ein Fünftel von @'],
  [1 / 10, 'ein Zehntel von @'],
];

/** "Und plus vier?", "und davon die Hälfte?" goes on with the result LUX has just told; null for all else. */
export function answerSumFollowUp(question: string, last: string | undefined): string | null {
  const result = resultOf(last);
  if (result === null || question.length > LONGEST) return null;
  const { frame, amounts } = readNumberFrame(
    question
      .toLowerCase()
      .replaceAll(/([-+−–*×·/:÷])\s?(?=\d)/g, (_, sign: string) => ` ${SIGNS[sign] ?? sign} `),
  );
  const step = frame
    .replace(TIMES_AT_END, ' mal #')
    .replaceAll(AROUND, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [amount] = amounts;
  if (amounts.length > 1 || amount?.dimension) return null;
  if (amount?.isShare) {
    const part = PARTS.find(([value]) => Math.abs(value - amount.value) < 1e-9)?.[1];
    return part && step.split(' ').length <= 2 && step.startsWith('#')
      ? calculate(part, result, '')
      : null;
  }
  const found = STEPS.find(([pattern]) => pattern.test(step))?.[1];
  if (!found) return null;
  return calculate(found, result, amount ? String(amount.value).replace('.', ',') : '');
}

const SIGNS: Record<string, string> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '–': 'minus',
  '*': 'mal',
  '×': 'mal',
  '·': 'mal',
  '/': 'durch',
  ':': 'durch',
  '÷': 'durch',
};

function calculate(sum: string, result: string, number: string): string | null {
  return answerArithmetic(sum.replace('@', result).replace('#', number));
}

/** The last number LUX told as the result of something. */
function resultOf(last: string | undefined): string | null {
  const results = [
    ...(last ?? '').matchAll(
      / (?:ist|sind|wird|das|hat) (?:ungefähr )?(minus )?(\d[\d.]*(?:,\d+)?)(?!\d)/g,
    ),
  ];
  const found = results.at(-1);
  return found ? `${found[1] ?? ''}${found[2]?.replace(/\.$/, '')}` : null;
}
