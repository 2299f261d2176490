import { PART_SIZES } from '../units.ts';

/** What is done with what came out before. */
export interface Step {
  sign: 'plus' | 'minus' | 'mal' | 'geteilt durch';
  by: number;
}

const TOKENS = /\d+(?:,\d+)?|\p{L}+|[()]/gu;
const FACTORS: Readonly<Record<string, number>> = {
  doppelte: 2,
  doppelt: 2,
  dreifache: 3,
  vierfache: 4,
  fünffache: 5,
  zehnfache: 10,
  hälfte: 1 / 2,
  drittel: 1 / 3,
  viertel: 1 / 4,
  fünftel: 1 / 5,
  zehntel: 1 / 10,
};
const FRACTIONS: Readonly<Record<string, number>> = {
  halb: 2,
  halbes: 2,
  ...PART_SIZES,
};
const SKIPPED =
  /^(?:die|der|den|das|dem|ein|eine|einen|noch|nochmal|wieder|jetzt|ich|man|dann|ergebnis|davon|danach|am|schluss|ende|zum|alles|nimm|nehme?|sie|ihn|ganze|gerechnet|gemacht|genommen|zusammen|teilt|teile)$/u;
const BETWEEN = /^(?:und|dann|danach|davon|nochmal|noch|anschließend|jetzt|ergebnis|alles)$/u;
const DOUBLES: Readonly<Record<string, readonly [Step['sign'], number]>> = {
  verdoppel: ['mal', 2],
  verdoppele: ['mal', 2],
  verdopple: ['mal', 2],
  verdoppeln: ['mal', 2],
  verdreifachen: ['mal', 3],
  halbieren: ['geteilt durch', 2],
  verdreifache: ['mal', 3],
  halbier: ['geteilt durch', 2],
  halbiere: ['geteilt durch', 2],
};

/** Reads a spoken sum word by word; null where any word is no part of it. */
export function readSteps(
  text: string,
): { value: number; said: Step[]; first: number; isChained: boolean } | null {
  const words: readonly string[] = text.match(TOKENS) ?? [];
  let at = 0;
  let isChained = false;
  const peek = (ahead = 0) => words[at + ahead] ?? '';
  const skip = () => {
    while (SKIPPED.test(peek()) && !isFactor()) at += 1;
  };
  /** "Das Doppelte von", "ein Drittel von". */
  const isFactor = () => {
    const place = /^(?:die|das|ein|eine|von)$/u.test(peek()) ? at + 1 : at;
    return FACTORS[words[place] ?? ''] !== undefined;
  };

  function sum(): number | null {
    let value = product();
    while (value !== null && /^(?:plus|minus)$/u.test(peek())) {
      const sign = peek();
      at += 1;
      const right = product();
      if (right === null) return null;
      value = sign === 'plus' ? value + right : value - right;
    }
    return value;
  }

  function product(): number | null {
    let value = single();
    while (value !== null && (peek() === 'mal' || isDividing())) {
      const isTimes = peek() === 'mal';
      at += isTimes || peek() === 'durch' ? 1 : 2;
      const right = single();
      if (right === null || (!isTimes && right === 0)) return null;
      value = isTimes ? value * right : value / right;
    }
    return value;
  }

  const isDividing = () => peek() === 'durch' || (peek() === 'geteilt' && peek(1) === 'durch');

  function single(): number | null {
    if (peek() === 'minus') {
      at += 1;
      const value = single();
      return value === null ? null : -value;
    }
    if (peek() === '(') {
      at += 1;
      const value = sum();
      if (peek() !== ')') return null;
      at += 1;
      return value;
    }
    const factor = factorOf();
    if (factor !== null) {
      isChained = true;
      const value = single();
      return value === null ? null : value * factor;
    }
    while (/^(?:die|der|das|den|dem)$/u.test(peek())) at += 1;
    const word = peek();
    const fraction = FRACTIONS[peek(1)];
    if (fraction !== undefined && (/^\d+$/u.test(word) || /^eine?n?$/u.test(word))) {
      at += 2;
      return (/^\d/u.test(word) ? Number(word) : 1) / fraction;
    }
    if (!/^\d/u.test(word)) return null;
    at += 1;
    if (peek() === 'prozent' && peek(1) === 'von') {
      at += 2;
      const value = single();
      return value === null ? null : (Number(word.replace(',', '.')) * value) / 100;
    }
    return Number(word.replace(',', '.'));
  }

  function factorOf(): number | null {
    const place = /^(?:die|das|der|eine?)$/u.test(peek()) ? at + 1 : at;
    const count = /^\d+$/u.test(words[place] ?? '') ? Number(words[place]) : null;
    const factor = FACTORS[words[count === null ? place : place + 1] ?? ''];
    const end = (count === null ? place : place + 1) + 1;
    if (factor === undefined || !/^(?:von|der|aus)$/u.test(words[end] ?? '')) return null;
    at = end + 1;
    return factor * (count ?? 1);
  }

  /** One more thing that is done with what there is. */
  function step(): Step | null {
    const isSplit = BETWEEN.test(peek());
    while (BETWEEN.test(peek()) || SKIPPED.test(peek())) {
      if (isFactor()) break;
      at += 1;
    }
    if (isSplit) isChained = true;
    const word = peek();
    const doubled = DOUBLES[word];
    if (doubled) {
      at += 1;
      isChained = true;
      return { sign: doubled[0], by: doubled[1] };
    }
    if (isFactor()) {
      at += /^(?:die|das|eine?|von)$/u.test(word) ? 2 : 1;
      if (peek() === 'davon') at += 1;
      const factor =
        FACTORS[words[peek() === '' ? words.length - 1 : at - 1] ?? ''] ??
        FACTORS[words[at - 2] ?? ''] ??
        1;
      isChained = true;
      return factor < 1
        ? { sign: 'geteilt durch', by: Math.round(1 / factor) }
        : { sign: 'mal', by: factor };
    }
    if (word === 'plus' || word === 'minus') {
      at += 1;
      const by = product();
      return by === null ? null : { sign: word, by };
    }
    if (word === 'mal' || isDividing()) {
      at += word === 'mal' || word === 'durch' ? 1 : 2;
      const by = single();
      return by === null || by === 0
        ? null
        : { sign: word === 'mal' ? 'mal' : 'geteilt durch', by };
    }
    return stepBehind();
  }

  /** "Zieh ich 1 ab", "4 dazu", "nehm 3 weg", "teile durch 2". */
  function stepBehind(): Step | null {
    const verb =
      /^(?:ziehe?|zieht|nehme?|nimm|nimmt|zähle?|rechne?|tue?|addiere?|gebe?|teile?|subtrahiere?|mache?)$/u.test(
        peek(),
      )
        ? peek()
        : '';
    if (verb !== '') at += 1;
    skip();
    if (/^(?:mal|durch|plus|minus)$/u.test(peek()) && verb !== '') return step();
    const by = single();
    if (by === null) return null;
    skip();
    const end = peek();
    isChained = true;
    if (/^(?:dazu|hinzu|drauf|mehr|zu|addieren|addiere)$/u.test(end)) {
      at += 1;
      if (/^(?:zähl\p{L}*|rechne\p{L}*|tu\p{L}*|addier\p{L}*|nehme?n?|mache?n?)$/u.test(peek()))
        at += 1;
      return { sign: 'plus', by };
    }
    if (/^(?:ab|weg|weniger|abziehen?|abzieh|abgezogen|wegnehmen?|wegnehm)$/u.test(end)) {
      at += 1;
      return { sign: 'minus', by };
    }
    if (verb.startsWith('zieh') || verb.startsWith('subtr')) return { sign: 'minus', by };
    return verb.startsWith('addier') ? { sign: 'plus', by } : null;
  }

  skip();
  const first = sum();
  if (first === null) return null;
  let value = first;
  const said: Step[] = [];
  while (at < words.length) {
    const next = step();
    if (next === null) return null;
    said.push(next);
    value = doStep(value, next);
  }
  return { value, said, first, isChained };
}

export function doStep(value: number, { sign, by }: Step): number {
  if (sign === 'plus') return value + by;
  if (sign === 'minus') return value - by;
  return sign === 'mal' ? value * by : value / by;
}
