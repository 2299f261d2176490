import type { Adoption, Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { type Connection, Schema } from 'mongoose';

/** What a child has coloured of one page. */
export interface ColoredPageRecord {
  /** Of the page: the file with its lines. */
  _id: Id;
  owner: OwnerId;
  /** The file with lines and colours together. */
  fileId: Id;
  /** The colours alone, as a PNG, so that any device can go on colouring. */
  colors: Buffer;
  changedAt: Date;
}

const schema = new Schema<ColoredPageRecord>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true, index: true },
    fileId: { type: String, required: true, index: true },
    colors: { type: Buffer, required: true },
    changedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'coloredpages' },
);

export type ColoredPageStore = ReturnType<typeof createColoredPageStore>;
export type ColoredPageFacts = Omit<ColoredPageRecord, 'colors'>;

/** Coloured pages: one record for each page, the colours that were changed last. */
export function createColoredPageStore(connection: Connection) {
  const pages = connection.model('ColoredPage', schema);

  return {
    async find(pageId: Id, owners: OwnerId[]): Promise<ColoredPageFacts | null> {
      return pages.findOne({ _id: pageId, owner: { $in: owners } }, { colors: 0 }).lean();
    },

    async readColors(pageId: Id, owners: OwnerId[]): Promise<Buffer | null> {
      const found = await pages.findOne({ _id: pageId, owner: { $in: owners } }, { colors: 1 });
      return found?.colors ?? null;
    },

    /**
     * Keeps these colours unless newer ones are there: two devices may send at once.
     *
     * @returns what was replaced, null where nothing was; `older` where newer ones stay.
     */
    async put({
      _id,
      changedAt,
      ...rest
    }: ColoredPageRecord): Promise<ColoredPageFacts | null | 'older'> {
      try {
        return await pages
          .findOneAndUpdate(
            { _id, changedAt: { $lt: changedAt } },
            { $set: { ...rest, changedAt } },
            { upsert: true, projection: { colors: 0 } },
          )
          .lean();
      } catch (error) {
        // Not older than what comes, so the upsert tried to add a second one.
        if (isDuplicateKey(error)) return 'older';
        throw error;
      }
    },

    /** @returns what was removed; null where nothing was. */
    async remove(pageId: Id, owners: OwnerId[]): Promise<ColoredPageFacts | null> {
      const filter = { _id: pageId, owner: { $in: owners } };
      return pages.findOneAndDelete(filter, { projection: { colors: 0 } }).lean();
    },

    /** Whoever they belong to: of a page that is no more. */
    async removeOfPage(pageId: Id): Promise<ColoredPageFacts | null> {
      return pages.findOneAndDelete({ _id: pageId }, { projection: { colors: 0 } }).lean();
    },

    /** The file with lines and colours is no more, so its colours are none either. */
    async loseFile(fileId: Id): Promise<void> {
      await pages.deleteMany({ fileId });
    },

    /** Those of these files that a page has as its coloured version. */
    async namedFiles(ids: Id[]): Promise<Set<Id>> {
      return new Set(await pages.distinct('fileId', { fileId: { $in: ids } }));
    },

    /** A page's coloured version, or the page of a coloured version. */
    async partnersOf(fileId: Id): Promise<Id[]> {
      const either = { $or: [{ _id: fileId }, { fileId }] };
      const found = await pages.find(either, { fileId: 1 }).lean();
      return found.map((page) => (page._id === fileId ? page.fileId : page._id));
    },

    async adopt({ from, to }: Adoption): Promise<void> {
      await pages.updateMany({ owner: from }, { $set: { owner: to } });
    },

    async listOf(owners: OwnerId[]): Promise<ColoredPageFacts[]> {
      return pages.find({ owner: { $in: owners } }, { colors: 0 }).lean();
    },

    async removeOf(owners: OwnerId[]): Promise<void> {
      await pages.deleteMany({ owner: { $in: owners } });
    },
  };
}
