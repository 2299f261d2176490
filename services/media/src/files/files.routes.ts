import { buffer } from 'node:stream/consumers';
import { Id, type OwnerId } from '@lux/contracts/common/ids.ts';
import { FileFacts } from '@lux/contracts/media/download.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import sharp, { type WebpOptions } from 'sharp';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { deleteOwnPicture } from './delete-file.ts';
import type { ByteRange, StoredFile } from './file.store.ts';
import type { ThumbnailSize } from './thumbnail.store.ts';

/**
 * Reads a `Range` header (RFC 9110, section 14).
 *
 * @returns the range; `unsatisfiable` where it begins behind the end; null where the whole file is
 *   the answer: no header, several ranges, other units, or nonsense.
 */
function parseRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;

  if (from === '') {
    const suffixBytes = Math.min(Number(to), sizeBytes);
    if (suffixBytes === 0) return 'unsatisfiable';
    return { start: sizeBytes - suffixBytes, end: sizeBytes - 1 };
  }
  const start = Number(from);
  const end = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (start >= sizeBytes) return 'unsatisfiable';
  return end < start ? null : { start, end };
}

interface Version {
  path: string;
  tag: string;
  size: ThumbnailSize;
  sidePx: number;
  webp: WebpOptions;
}

/** What screens show instead of the file itself, which is kept for saving and printing. */
const VERSIONS: Version[] = [
  {
    path: 'thumbnail',
    tag: 'small',
    size: 'webp',
    /** A grid's card is up to 390 wide, on screens of double density. */
    sidePx: 640,
    /** About 20 kB for a picture; more is not seen at this size. */
    webp: { quality: 75 },
  },
  {
    path: 'view',
    tag: 'view',
    size: 'view',
    /** The longest side of what LUX paints. */
    sidePx: 1792,
    /** 55 to 90 kB, a tenth of the PNG; more effort takes twice as long for 3 % less. */
    webp: { quality: 84, effort: 2 },
  },
];

/** A lighter version as WebP; rendered at the first request and stored. */
async function readVersion(
  { files, thumbnails }: Pick<Deps, 'files' | 'thumbnails'>,
  id: Id,
  version: Version,
): Promise<Buffer> {
  const stored = await thumbnails.get(id, version.size);
  if (stored) return stored;
  const { sidePx } = version;
  const webp = await sharp(await buffer(await files.read(id)))
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
    // With the mark of who made the picture.
    .keepXmp()
    .webp(version.webp)
    .toBuffer();
  await thumbnails.keep(id, version.size, webp);
  // Removed meanwhile: its lighter versions go, too.
  if (!(await files.get(id))) await thumbnails.remove(id);
  return webp;
}

const Params = z.object({ id: z.string() });

/** `/files` serves a file's owner, `/any-files` admins, whom the bff checks (SPEC 6). */
const ACCESS_PATHS = [
  {
    path: '/files',
    ownersOf: (request: Parameters<typeof readOwners>[0]) => readOwners(request).owners,
  },
  { path: '/any-files', ownersOf: () => null },
];

/**
 * Only its owner may see a file, so no shared cache may store it; it never changes. A browser asks again
 * after two weeks, so that a picture which is looked at counts as used (`deleteUnusedFiles`).
 */
const KEEP_LONG = {
  'cache-control': 'private, max-age=1209600, immutable',
  'x-content-type-options': 'nosniff',
};

/** The bytes behind `/media/{id}`, for the bff. */
export function filesRoutes(
  server: Server,
  deps: Pick<Deps, 'files' | 'thumbnails' | 'coloredPages' | 'jobArchive'>,
): void {
  for (const access of ACCESS_PATHS) fileRoutesFor(server, deps, access);

  /** A child deletes one of its own pictures. */
  server.delete(
    '/files/:id',
    { schema: { params: z.object({ id: Id }) } },
    async (request, reply) => {
      await deleteOwnPicture(deps, request.params.id, readOwners(request).owners);
      return reply.status(204).send();
    },
  );
}

function fileRoutesFor(
  server: Server,
  deps: Pick<Deps, 'files' | 'thumbnails'>,
  { path, ownersOf }: (typeof ACCESS_PATHS)[number],
): void {
  server.get(`${path}/:id`, { schema: { params: Params } }, async (request, reply) => {
    const file = await findFile(deps, request.params.id, ownersOf(request));
    const etag = `"${file.id}"`;
    const ifRange = request.headers['if-range'];
    const isSameFile = ifRange === undefined || ifRange === etag;
    const range = isSameFile ? parseRange(request.headers.range, file.sizeBytes) : null;
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.sizeBytes}`);
      throw errors.RANGE_NOT_SATISFIABLE();
    }
    const headers = { ...KEEP_LONG, etag, 'accept-ranges': 'bytes' };
    if (matches(request.headers['if-none-match'], etag)) {
      return reply.status(304).headers(headers).send();
    }
    // Before the headers: a refusal must not be kept for two weeks.
    const bytes = await deps.files.read(file.id, range ?? undefined);
    reply.headers(headers).type(file.contentType);
    if (!range) return reply.header('content-length', file.sizeBytes).send(bytes);
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
      .header('content-length', range.end - range.start + 1)
      .send(bytes);
  });

  for (const version of VERSIONS) {
    const address = `${path}/:id/${version.path}`;
    server.get(address, { schema: { params: Params } }, async (request, reply) => {
      const file = await findFile(deps, request.params.id, ownersOf(request));
      if (!file.contentType.startsWith('image/')) throw errors.FILE_NOT_FOUND();
      const etag = `"${file.id}-${version.tag}"`;
      const headers = { ...KEEP_LONG, etag };
      if (matches(request.headers['if-none-match'], etag)) {
        return reply.status(304).headers(headers).send();
      }
      const webp = await readVersion(deps, file.id, version);
      return reply.headers(headers).type('image/webp').send(webp);
    });
  }

  server.get(
    `${path}/:id/facts`,
    { schema: { params: Params, response: { 200: FileFacts } } },
    async (request) => findFile(deps, request.params.id, ownersOf(request)),
  );
}

/** @throws FILE_NOT_FOUND also for somebody else's file and for what is no id at all. */
async function findFile(
  { files }: Pick<Deps, 'files'>,
  text: string,
  owners: OwnerId[] | null,
): Promise<StoredFile> {
  const id = Id.safeParse(text);
  const found = (known: Id) => (owners ? files.find(known, owners) : files.get(known));
  const file = id.success ? await found(id.data) : null;
  if (!file) throw errors.FILE_NOT_FOUND();
  return file;
}

/** `If-None-Match`: a list of tags, weak ones count, `*` is any. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
