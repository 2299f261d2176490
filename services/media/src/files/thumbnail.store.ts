import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

interface Thumbnail {
  /** Of the file it shows. */
  _id: Id;
  /** The small version, for grids. */
  webp?: Buffer;
  /** The whole picture as a screen shows it, a tenth of the file. */
  view?: Buffer;
}

export type ThumbnailSize = 'webp' | 'view';

const thumbnailSchema = new Schema<Thumbnail>(
  { _id: { type: String, required: true }, webp: { type: Buffer }, view: { type: Buffer } },
  { versionKey: false },
);

export type ThumbnailStore = ReturnType<typeof createThumbnailStore>;

/** Lighter versions of pictures, for screens. Like the pictures they never change. */
export function createThumbnailStore(connection: Connection) {
  const thumbnails = connection.model('Thumbnail', thumbnailSchema);

  return {
    async get(id: Id, size: ThumbnailSize): Promise<Buffer | null> {
      const found = await thumbnails.findById(id, { [size]: 1 });
      return found?.[size] ?? null;
    },

    /** Two requests may make the same one at once: the later one writes the same bytes. */
    async keep(id: Id, size: ThumbnailSize, webp: Buffer): Promise<void> {
      await thumbnails.updateOne({ _id: id }, { $set: { [size]: webp } }, { upsert: true });
    },

    async remove(id: Id): Promise<void> {
      await thumbnails.deleteOne({ _id: id });
    },
  };
}
