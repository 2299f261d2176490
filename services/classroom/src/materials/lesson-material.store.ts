import type {
  LessonMaterial,
  LessonTopic,
  MaterialKind,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { type Connection, Schema } from 'mongoose';
import type { MaterialBody, MaterialRecord } from './material.store.ts';

/** A material as it was when the lesson began: what its teacher changes later does not reach it. */
export interface LessonMaterialRecord {
  /** Lesson and material: starting twice writes it once. */
  _id: string;
  lessonId: Id;
  materialId: Id;
  /** Whose: it goes with the account, too. */
  teacherId: Id;
  place: number;
  kind: MaterialKind;
  title: string;
  body: MaterialBody;
}

const schema = new Schema<LessonMaterialRecord>(
  {
    _id: { type: String, required: true },
    lessonId: { type: String, required: true },
    materialId: { type: String, required: true },
    teacherId: { type: String, required: true },
    place: { type: Number, required: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    body: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'lesson-materials', minimize: false },
)
  .index({ lessonId: 1, place: 1 })
  .index({ teacherId: 1 });

/** What lessons offer, from their beginning until they are cleared. */
export function createLessonMaterialStore(connection: Connection) {
  const kept = connection.model('LessonMaterial', schema);

  return {
    async keep(lessonId: Id, materials: MaterialRecord[]): Promise<void> {
      if (materials.length === 0) return;
      await kept.insertMany(
        materials.map(({ _id: materialId, teacherId, kind, title, body }, place) => ({
          _id: `${lessonId}.${materialId}`,
          ...{ lessonId, materialId, teacherId, place, kind, title, body },
        })),
      );
    },

    /** In the teacher's order. */
    async listOf(lessonId: Id): Promise<LessonMaterial[]> {
      const found = await kept.find({ lessonId }, { body: 0 }).sort({ place: 1 }).lean();
      return found.map(({ materialId, kind, title }) => ({ id: materialId, kind, title }));
    },

    /** Topics of the talk, whole, in the teacher's order. */
    async listTopics(lessonId: Id): Promise<LessonTopic[]> {
      const found = await kept.find({ lessonId, kind: 'topic' }).sort({ place: 1 }).lean();
      return found.flatMap(({ materialId, title, body }) =>
        'text' in body ? [{ id: materialId, title, text: body.text }] : [],
      );
    },

    async find(lessonId: Id, materialId: Id): Promise<LessonMaterialRecord | null> {
      return kept.findById(`${lessonId}.${materialId}`).lean();
    },

    async removeOfLesson(lessonId: Id): Promise<void> {
      await kept.deleteMany({ lessonId });
    },

    async removeOfTeacher(teacherId: Id): Promise<void> {
      await kept.deleteMany({ teacherId });
    },
  };
}
