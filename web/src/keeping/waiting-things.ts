import { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import type { Ledger } from './ledger.ts';
import type { ShelfContent } from './shelf.ts';
import { thingKey } from './thing-key.ts';

/** What may go in one call (contracts `ThingsChange`, and the bff's limit of 4 MB). */
const MOST_THINGS = 100;
const MOST_CHARACTERS = 1_500_000;

/** What has to be sent, in portions. What the server would refuse stays on the device. Pure. */
export function waitingThings(ledger: Ledger, contents: readonly ShelfContent[]): StoredThing[][] {
  const waiting: StoredThing[] = [];
  for (const { kind, things } of contents) {
    const data = new Map(things.map((thing) => [thing.id, thing.data]));
    for (const [key, entry] of Object.entries(ledger)) {
      const id = key.slice(kind.length + 1);
      if (!entry.isWaiting || key !== thingKey({ kind, id })) continue;
      const thing = { kind, id, changedAt: entry.changedAt, data: data.get(id) ?? null };
      if (StoredThing.safeParse(thing).success) waiting.push(thing);
    }
  }
  return inPortions(waiting);
}

function inPortions(things: readonly StoredThing[]): StoredThing[][] {
  const portions: StoredThing[][] = [];
  let characters = 0;
  for (const thing of things) {
    const size = JSON.stringify(thing).length;
    const last = portions.at(-1);
    if (last && last.length < MOST_THINGS && characters + size <= MOST_CHARACTERS) {
      last.push(thing);
      characters += size;
    } else {
      portions.push([thing]);
      characters = size;
    }
  }
  return portions;
}
