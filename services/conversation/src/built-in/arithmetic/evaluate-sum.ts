/** A piece of a sum; `spoken` is how LUX repeats it in the answer. */
export type SumToken =
  | { type: 'number'; value: number; spoken: string }
  | { type: 'operator'; operator: '+' | '-' | '*' | '/' | '^'; spoken: string }
  | { type: 'factor'; factor: number; spoken: string }
  | { type: 'percent'; spoken: string }
  | { type: 'root'; spoken: string }
  | { type: 'square'; power: number; spoken: string }
  | { type: 'open' | 'close'; spoken: string };

/** Thrown by `evaluateSum` and turned into a kind sentence by `answerArithmetic`. */
export class DivisionByZero extends Error {}

/**
 * Value of a sum with the usual order of operations; null where the tokens make no sum.
 * Throws `DivisionByZero`.
 */
export function evaluateSum(tokens: SumToken[]): number | null {
  let at = 0;
  const next = () => tokens[at];
  const isOperator = (...signs: string[]) => {
    const token = next();
    return token?.type === 'operator' && signs.includes(token.operator) ? token.operator : null;
  };

  function sum(): number {
    let value = product();
    for (let sign = isOperator('+', '-'); sign; sign = isOperator('+', '-')) {
      at += 1;
      value = sign === '+' ? value + product() : value - product();
    }
    return value;
  }

  function product(): number {
    let value = signed();
    for (let sign = isOperator('*', '/'); sign; sign = isOperator('*', '/')) {
      at += 1;
      const right = signed();
      if (sign === '/' && right === 0) throw new DivisionByZero();
      value = sign === '*' ? value * right : value / right;
    }
    return value;
  }

  function signed(): number {
    if (!isOperator('-')) return raised();
    at += 1;
    return -raised();
  }

  function raised(): number {
    let value = single();
    for (let token = next(); token; token = next()) {
      if (token.type === 'square') value **= token.power;
      else if (token.type === 'operator' && token.operator === '^') {
        at += 1;
        return value ** signed();
      } else if (token.type === 'percent') {
        at += 1;
        return (value / 100) * raised();
      } else break;
      at += 1;
    }
    return value;
  }

  function single(): number {
    const token = tokens[at];
    at += 1;
    switch (token?.type) {
      case 'number':
        return token.value;
      case 'factor':
        return token.factor * raised();
      case 'root':
        return Math.sqrt(raised());
      case 'open': {
        const value = sum();
        if (tokens[at]?.type !== 'close') return Number.NaN;
        at += 1;
        return value;
      }
      default:
        return Number.NaN;
    }
  }

  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}
