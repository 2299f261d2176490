import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { hostileTexts } from '../hostile-texts.ts';

/** Providers would be asked with such a key from then on. */
const NEVER_SAVED = new Set(['openAiApiKey', 'elevenlabsApiKey']);
const TEXTS = ['ein roter Hund', 'Warum ist der Himmel blau?', 'A'.repeat(22), '1024x1024', '+'];
const NUMBERS = [0, 1, 5, 10, -1, 100, 2_147_483_647, -2_147_483_648];

/** A value of an input's type, hostile texts among them; undefined where it may be left out and is. */
export function writeValue(type: GraphQLInputType, random: Random, name = ''): unknown {
  if (NEVER_SAVED.has(name)) return undefined;
  if (isNonNullType(type)) return writeGiven(type.ofType, random, name);
  const chance = integerBelow(random, 4);
  if (chance === 0) return undefined;
  return chance === 1 && integerBelow(random, 3) === 0 ? null : writeGiven(type, random, name);
}

function writeGiven(type: GraphQLInputType, random: Random, name: string): unknown {
  if (isListType(type)) {
    const length = integerBelow(random, 4);
    return Array.from({ length }, () => writeGiven(unwrapped(type.ofType), random, name));
  }
  if (isEnumType(type)) return pick(random, type.getValues()).name;
  if (isInputObjectType(type)) {
    const entries = Object.values(type.getFields()).map((field) => [
      field.name,
      writeValue(field.type, random, field.name),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  switch (String(type)) {
    case 'Int':
      return pick(random, NUMBERS);
    case 'Float':
      return pick(random, [0, 0.5, 1, 1.5, -1, 1e300]);
    case 'Boolean':
      return integerBelow(random, 2) === 0;
    case 'DateTime':
      return '2026-01-02T03:04:05.678Z';
    case 'StickerMetadata':
      return pick(random, [{}, { a: 1 }, { a: 'b', c: true }]);
    default:
      return integerBelow(random, 2) === 0 ? pick(random, TEXTS) : pick(random, hostileTexts);
  }
}

function unwrapped(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) ? type.ofType : type;
}
