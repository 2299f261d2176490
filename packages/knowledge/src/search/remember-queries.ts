import type { Query } from './score-entry.ts';

/** A turn asks in five wordings at most, each of the talk's thing and of none. */
const MOST_REMEMBERED = 16;

const keyOf = ({ words, mentions, kind, aspects, asksWhich, topic }: Query): string => {
  const named = mentions.map(
    ({ start, end, certainty, rest, things }) =>
      `${start}-${end}${certainty}${rest ?? ''}:${things.map(({ name }) => name).join()}`,
  );
  return [words.join(' '), named.join('/'), kind, aspects.join(), asksWhich, topic?.name].join('|');
};

/** What was found for the last few queries: one turn asks the same several times, for each of its checks. */
export function rememberQueries<Found>(find: (query: Query) => Found): (query: Query) => Found {
  const remembered = new Map<string, Found>();

  return function found(query) {
    const key = keyOf(query);
    const known = remembered.get(key) ?? find(query);
    remembered.delete(key);
    remembered.set(key, known);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return known;
  };
}
