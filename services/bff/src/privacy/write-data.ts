import type { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';

/** All data as one JSON object, the things last and one by one. */
export async function* writeData(
  data: object,
  things: AsyncIterable<StoredThing>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"things":[`;
  let separator = '\n';
  for await (const thing of things) {
    yield separator + JSON.stringify(thing);
    separator = ',\n';
  }
  yield ']}';
}
