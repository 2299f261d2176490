import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import { hostileTexts } from '../hostile-texts.ts';

/** A value that no message of ours carries; now and then a valid one. */
export function malformedValue(random: Random, visitorToken: string, depth = 0): unknown {
  const inner = () => malformedValue(random, visitorToken, depth + 1);
  switch (integerBelow(random, depth > 4 ? 7 : 12)) {
    case 0:
      return null;
    case 1:
      return pick(random, [0, -1, 1e308, 2 ** 53, 0.1]);
    case 2:
      return integerBelow(random, 2) === 0;
    case 3:
    case 4:
      return pick(random, hostileTexts);
    case 5:
      return { visitorToken };
    case 6:
      return new Uint8Array(
        Array.from({ length: integerBelow(random, 40) }, () => integerBelow(random, 256)),
      );
    case 7:
      return [];
    case 8:
      return Array.from({ length: integerBelow(random, 4) }, inner);
    case 9:
      return { visitorToken: inner() };
    case 10:
      return nested(integerBelow(random, 300));
    default:
      return Object.fromEntries(
        [pick(random, hostileTexts), 'then', 'toJSON'].map((name) => [name, inner()]),
      );
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
