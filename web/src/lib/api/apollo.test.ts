import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../testing/fakes/fake-caches.ts';
import { cacheAnswersLink } from './apollo.ts';

const STICKERS = gql`
  query Stickers {
    stickers {
      id
    }
  }
`;
const OTHER = gql`
  query Other {
    stickers {
      id
    }
  }
`;
const data = { stickers: [{ __typename: 'Sticker', id: 'erstes-bild' }] };
const offline = () => throwError(() => new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
});

/** A new page each time, so that only what was kept outside of it can answer. */
function ask(query: typeof STICKERS, answer: () => ReturnType<ApolloLink.RequestHandler>) {
  const link = cacheAnswersLink.concat(new ApolloLink(answer));
  return new ApolloClient({ link, cache: new InMemoryCache() }).query({ query });
}

test('the album is answered as it was while the line is away', async () => {
  await ask(STICKERS, () => of({ data }));
  const kept = await ask(STICKERS, offline);
  expect(kept.data).toEqual(data);
});

test('without anything stored, and for other queries, being offline is an error', async () => {
  await expect(ask(STICKERS, offline)).rejects.toThrow('Failed to fetch');
  await ask(OTHER, () => of({ data }));
  await expect(ask(OTHER, offline)).rejects.toThrow('Failed to fetch');
});

test("a server's refusal is not hidden behind what was kept", async () => {
  await ask(STICKERS, () => of({ data }));
  const refused = () => throwError(() => new Error('Response not successful: 503'));
  await expect(ask(STICKERS, refused)).rejects.toThrow('503');
});
