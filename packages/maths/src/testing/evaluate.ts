/** A fraction of big whole numbers, not reduced: the proof shares no arithmetic with the generator. */
export interface Exact {
  over: bigint;
  /** Never 0, never negative. */
  under: bigint;
}

/**
 * The value of what stands on the blackboard: numbers with comma or gaps, fractions, brackets,
 * + − · : in their order. Written apart from the generator, to prove it.
 *
 * @throws SyntaxError where it is no such expression.
 */
export function evaluate(text: string): Exact {
  const tokens = text.replaceAll('\u202f', '').match(/\d+\/\d+|\d+(?:,\d+)?|\S/g) ?? [];
  let at = 0;
  const take = () => tokens[at++];
  const isNext = (...signs: string[]) => signs.includes(tokens[at] ?? '');

  function line(): Exact {
    let value = point();
    while (isNext('+', '−'))
      value = take() === '+' ? add(value, point()) : add(value, negate(point()));
    return value;
  }

  function point(): Exact {
    let value = single();
    while (isNext('·', ':'))
      value = take() === '·' ? multiply(value, single()) : divide(value, single());
    return value;
  }

  function single(): Exact {
    const token = take();
    if (token === '−') return negate(single());
    if (token === '(') {
      const value = line();
      if (take() !== ')') throw new SyntaxError(`A bracket is open in ${text}`);
      return value;
    }
    return readNumber(token, text);
  }

  const value = line();
  if (at !== tokens.length) throw new SyntaxError(`${text} does not end at ${tokens[at]}`);
  return value;
}

function readNumber(token: string | undefined, text: string): Exact {
  if (!token || !/^\d/.test(token)) throw new SyntaxError(`${token} is no number in ${text}`);
  if (token.includes('/')) {
    const [over = '', under = ''] = token.split('/');
    return divide({ over: BigInt(over), under: 1n }, { over: BigInt(under), under: 1n });
  }
  const [whole = '', behind = ''] = token.split(',');
  return { over: BigInt(whole + behind), under: 10n ** BigInt(behind.length) };
}

function add(one: Exact, other: Exact): Exact {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

function negate({ over, under }: Exact): Exact {
  return { over: -over, under };
}

function multiply(one: Exact, other: Exact): Exact {
  return { over: one.over * other.over, under: one.under * other.under };
}

function divide(one: Exact, other: Exact): Exact {
  if (other.over === 0n) throw new SyntaxError('Nobody divides by 0.');
  const sign = other.over < 0n ? -1n : 1n;
  return { over: one.over * other.under * sign, under: one.under * other.over * sign };
}
