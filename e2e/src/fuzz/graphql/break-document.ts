import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';

const INTRUDERS = [
  '{',
  '}',
  '(',
  ')',
  '"',
  '"""',
  '$',
  '$x',
  '@',
  '@include(if: $nobody)',
  '@skip',
  '...',
  '... on Nobody { id }',
  '...Nobody',
  ':',
  '!',
  '|',
  '\0',
  '\ufeff',
  '\ud800',
  '👩',
  '#',
  'null',
  '1e309',
  '-',
  '__schema { types { name } }',
  '__type(name: "User") { name }',
  'nobody',
  'nobody(id: 1)',
  'subscription { a }',
  'extend type User { a: Int }',
  'type Query { a: Int }',
  'query A { user { id } } query B { user { id } }',
  'fragment A on Nobody { id }',
];

/** A document with pieces cut out, doubled or put in where they do not belong. */
export function breakDocument(query: string, random: Random): string {
  const start = integerBelow(random, query.length);
  const end = Math.min(query.length, start + 1 + integerBelow(random, 20));
  const [before, within, after] = [
    query.slice(0, start),
    query.slice(start, end),
    query.slice(end),
  ];
  switch (integerBelow(random, 5)) {
    case 0:
      return before;
    case 1:
      return before + after;
    case 2:
      return before + within + within + after;
    case 3:
      return query.replaceAll(/\w+/g, (word) =>
        integerBelow(random, 12) === 0 ? `${word}X` : word,
      );
    default:
      return before + pick(random, INTRUDERS) + within + after;
  }
}
