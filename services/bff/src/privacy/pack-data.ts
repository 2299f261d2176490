import { Readable } from 'node:stream';
import {
  type SyncedItem,
  SyncedItemsPage,
  SyncedItemsQuery,
} from '@lux/contracts/accounts/synced-items.ts';
import type { User } from '@lux/contracts/accounts/user.ts';
import type { ForgetRequest } from '@lux/contracts/analytics/visitor-requests.ts';
import { Id, type OwnerId } from '@lux/contracts/common/ids.ts';
import type { FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { fileEndingOf } from '../pictures/content-disposition.ts';
import { actFor, type Caller, keeperOf } from '../sessions/act-for.ts';

/** Whose data is collected, and by which public request. */
export interface DataSubject extends Caller {
  /** Who keeps things on the server. */
  keeper: OwnerId | null;
  /** By what analytics finds the records of requests. */
  people: ForgetRequest;
}

/** Those a session acts for. @throws VISITOR_UNKNOWN */
export function subjectOfSession(
  { visitorMarks }: Pick<Deps, 'visitorMarks'>,
  request: FastifyRequest,
): DataSubject {
  const { session } = request;
  const people = visitorMarks.peopleOf(session);
  return { ...actFor(request), keeper: keeperOf(session), people };
}

/** One account. */
export function subjectOfUser(
  { visitorMarks }: Pick<Deps, 'visitorMarks'>,
  requestId: string,
  userId: User['id'],
): DataSubject {
  const keeper: OwnerId = `user:${userId}`;
  const people = visitorMarks.peopleOf({ visitorTokens: [], userId });
  return { owners: [keeper], requestId, keeper, people };
}

/** What somebody keeps on the server, page by page: an account is never in memory whole. */
export async function* listThings(
  { services }: Pick<Deps, 'services'>,
  { keeper, requestId }: DataSubject,
): AsyncGenerator<SyncedItem> {
  if (keeper === null) return;
  const caller = { owners: [keeper], requestId };
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

/** Everything that the services store about somebody, except what `listThings` gives. */
export async function collectData(
  { services }: Pick<Deps, 'services'>,
  { owners, requestId, people }: DataSubject,
) {
  const [account, talks, media, lessons, requests] = await Promise.all([
    services.accounts.listUserData(requestId, owners),
    services.conversation.listUserData(requestId, owners),
    services.media.listUserData(requestId, owners),
    services.classroom.listUserData(requestId, owners),
    services.analytics.findRequestsOf(requestId, people),
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
  deps: Pick<Deps, 'services'>,
  subject: DataSubject,
  signal: AbortSignal,
): Promise<Readable> {
  const data = await collectData(deps, subject);
  const zip = new ZipFile();
  const written = Readable.from(writeData(data, listThings(deps, subject)));
  written.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(written, 'meine-daten.json');

  const addFiles = async () => {
    for (const id of Files.parse(data).fileIds) {
      const file = await deps.services.media.readFile(subject, id, {}, signal);
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
