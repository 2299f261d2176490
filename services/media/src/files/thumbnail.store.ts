import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';

interface Thumbnail {
  /** Of the file it shows. */
  _id: Id;
  webp: Buffer;
}

const thumbnailSchema = new Schema<Thumbnail>(
  { _id: { type: String, required: true }, webp: { type: Buffer, required: true } },
  { versionKey: false },
);

export type ThumbnailStore = ReturnType<typeof createThumbnailStore>;

/** Small versions of pictures for grids. Like the pictures they never change. */
export function createThumbnailStore(connection: Connection) {
  const thumbnails = connection.model('Thumbnail', thumbnailSchema);

  return {
    async get(id: Id): Promise<Buffer | null> {
      const found = await thumbnails.findById(id);
      return found?.webp ?? null;
    },

    /** Two requests may make the same one at once: the later one changes nothing. */
    async keep(id: Id, webp: Buffer): Promise<void> {
      await thumbnails.updateOne({ _id: id }, { $setOnInsert: { webp } }, { upsert: true });
    },

    async remove(id: Id): Promise<void> {
      await thumbnails.deleteOne({ _id: id });
    },
  };
}
