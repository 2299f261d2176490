import { Readable } from 'node:stream';
import {
  type SyncedItem,
  SyncedItemsPage,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { fileEndingOf } from '../pictures/content-disposition.ts';
import { accountOwnerOf, actFor, actForAccount } from '../sessions/act-for.ts';

/** What a user or seat keeps on all devices, page by page: an account is never in memory whole. */
export async function* listThings(
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): AsyncGenerator<SyncedItem> {
  if (accountOwnerOf(request.session) === null) return;
  const caller = actForAccount(request);
  let page: Pick<SyncedItemsPage, 'mark' | 'hasMore'> | undefined;
  do {
    const query = SyncedItemsQuery.parse({ since: page?.mark });
    const read = SyncedItemsPage.parse(
      JSON.parse(await services.accounts.readItems(caller, query)),
    );
    yield* read.things;
    page = read;
  } while (page.hasMore);
}

/**
 * Everything that the services store about the owners a session acts for, except what `listThings`
 * gives.
 */
export async function collectData(
  { services, visitorMarks }: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
) {
  const { owners } = actFor(request);
  const [account, talks, media, lessons, requests] = await Promise.all([
    services.accounts.listUserData(request.id, owners),
    services.conversation.listUserData(request.id, owners),
    services.media.listUserData(request.id, owners),
    services.classroom.listUserData(request.id, owners),
    services.analytics.findRequestsOf(request.id, visitorMarks.peopleOf(request.session)),
  ]);
  return {
    collectedAt: new Date().toISOString(),
    ...account,
    ...talks,
    ...media,
    ...lessons,
    requests,
  };
}

/** All data as one JSON object, the things last and one by one. */
export async function* writeData(
  data: object,
  things: AsyncIterable<SyncedItem>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"things":[`;
  let separator = '\n';
  for await (const thing of things) {
    yield separator + JSON.stringify(thing);
    separator = ',\n';
  }
  yield ']}';
}

const Files = z.object({ fileIds: z.array(Id).default([]) });

/** Everything as one ZIP: a JSON file and the pictures, one after the other as they are read. */
export async function packData(
  deps: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Readable> {
  const caller = actFor(request);
  const data = await collectData(deps, request);
  const zip = new ZipFile();
  const written = Readable.from(writeData(data, listThings(deps, request)));
  written.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(written, 'meine-daten.json');

  const addFiles = async () => {
    for (const id of Files.parse(data).fileIds) {
      const file = await deps.services.media.readFile(caller, id, {}, signal);
      const ending = fileEndingOf(String(file.headers['content-type']));
      // Pictures are compressed already.
      zip.addReadStream(file.body, `dateien/${id}.${ending}`, { compress: false });
      await new Promise<void>((resolve, reject) => {
        file.body.once('end', resolve).once('error', reject);
      });
    }
    zip.end();
  };
  const output = zip.outputStream as Readable;
  addFiles().catch((error: Error) => output.destroy(error));
  return output;
}
