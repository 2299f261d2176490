import type { Material, MaterialKind } from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { type Connection, Schema } from 'mongoose';

export type MaterialBody = Material['body'];

export interface MaterialRecord {
  _id: Id;
  teacherId: Id;
  /** The teacher's name as others read it. */
  author: string;
  kind: MaterialKind;
  title: string;
  ageGroup: AgeGroup;
  /** How many questions, words or characters: lists are made without the body. */
  size: number;
  body: MaterialBody;
  isShared: boolean;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<MaterialRecord>(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    author: { type: String, required: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    ageGroup: { type: String, required: true },
    size: { type: Number, required: true },
    body: { type: Schema.Types.Mixed, required: true },
    isShared: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'materials', minimize: false },
)
  .index({ teacherId: 1, updatedAt: -1 })
  .index({ isShared: 1, updatedAt: -1 });

type Changes = Partial<Pick<MaterialRecord, 'title' | 'ageGroup' | 'body' | 'size' | 'isShared'>>;

const LIST_LIMIT = 1_000;
const readableBy = (teacherId: Id) => ({ $or: [{ teacherId }, { isShared: true }] });

/** Materials by their teachers; those that are shared are read by all teachers. */
export function createMaterialStore(connection: Connection) {
  const materials = connection.model('Material', schema);

  return {
    async add(records: MaterialRecord[]): Promise<void> {
      await materials.insertMany(records);
    },

    async findReadable(id: Id, teacherId: Id): Promise<MaterialRecord | null> {
      return materials.findOne({ _id: id, ...readableBy(teacherId) }).lean();
    },

    /** Own ones and those of others that are shared, the newest first, without their bodies. */
    async listReadable(teacherId: Id): Promise<Omit<MaterialRecord, 'body'>[]> {
      return materials
        .find(readableBy(teacherId), { body: 0 })
        .sort({ updatedAt: -1 })
        .limit(LIST_LIMIT)
        .lean();
    },

    async listByIds(ids: Id[]): Promise<MaterialRecord[]> {
      return materials.find({ _id: { $in: ids } }).lean();
    },

    /** Whole, for the teacher's own copy of their data. */
    async listOfTeacher(teacherId: Id): Promise<MaterialRecord[]> {
      return materials.find({ teacherId }).sort({ createdAt: 1 }).lean();
    },

    async countOfTeacher(teacherId: Id): Promise<number> {
      return materials.countDocuments({ teacherId });
    },

    /** @returns null where it is not this teacher's. */
    async change(id: Id, teacherId: Id, changes: Changes): Promise<MaterialRecord | null> {
      return materials
        .findOneAndUpdate(
          { _id: id, teacherId },
          { $set: { ...changes, updatedAt: new Date() } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    async remove(id: Id, teacherId: Id): Promise<boolean> {
      return (await materials.deleteOne({ _id: id, teacherId })).deletedCount === 1;
    },

    async removeOfTeacher(teacherId: Id): Promise<void> {
      await materials.deleteMany({ teacherId });
    },
  };
}
