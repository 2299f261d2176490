import type { ExamAnswer, ExamState, ExamSummary } from '@lux/contracts/conversation/exam.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, Schema } from 'mongoose';
import { errors } from '../errors.ts';

/** What one answer took, which is summed up in the report card. */
export interface AnswerRecord extends ExamAnswer {
  inputTokens: number;
  outputTokens: number;
  isEstimate: boolean;
  /** Second opinions that were asked for it; unfit is null where none came. */
  opinions: { isUnfit: boolean | null; milliseconds: number }[];
}

export interface ExamRecord {
  _id: string;
  state: ExamState;
  /** There from the order to the end; one record alone may have it. */
  isOpen?: true;
  /** Null: the model that was in use. */
  serverId: string | null;
  host: string;
  model: string;
  settings: ExamSummary['settings'];
  requestedAt: Date;
  finishedAt?: Date;
  isWaiting: boolean;
  problem: string | null;
  /** How often it was taken up, so that one that always breaks off ends. */
  runs: number;
  answers: AnswerRecord[];
}

const mixed = { type: Schema.Types.Mixed, required: true };
const examSchema = new Schema<ExamRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    isOpen: Boolean,
    serverId: { type: String, default: null },
    host: { type: String, required: true },
    model: { type: String, required: true },
    settings: mixed,
    requestedAt: { type: Date, required: true },
    finishedAt: Date,
    isWaiting: { type: Boolean, required: true },
    problem: { type: String, default: null },
    runs: { type: Number, required: true },
    answers: [mixed],
  },
  { versionKey: false, collection: 'exams' },
)
  .index({ isOpen: 1 }, { unique: true, partialFilterExpression: { isOpen: true } })
  .index({ requestedAt: -1 })
  .index({ host: 1, model: 1, finishedAt: -1 });

/** Older report cards are not listed. */
const MOST_LISTED = 50;
const MOST_RUNS = 40;

export type ExamStore = ReturnType<typeof createExamStore>;
type NewRecord = Pick<ExamRecord, 'serverId' | 'host' | 'model' | 'settings'>;

/** Exams with all answers. Of several at once one alone is open, which the unique index sees to. */
export function createExamStore(connection: Connection) {
  const exams = connection.model('Exam', examSchema);
  const settle = async (id: string, state: ExamState, problem: string | null = null) => {
    const { modifiedCount } = await exams.updateOne(
      { _id: id, isOpen: true },
      { $set: { state, problem, isWaiting: false, finishedAt: new Date() }, $unset: { isOpen: 1 } },
    );
    return modifiedCount > 0;
  };

  return {
    /** @throws EXAM_RUNNING while another one is open. */
    create: async (exam: NewRecord): Promise<ExamRecord> => {
      const record: ExamRecord = {
        ...exam,
        _id: createId(),
        state: 'queued',
        isOpen: true,
        requestedAt: new Date(),
        isWaiting: false,
        problem: null,
        runs: 0,
        answers: [],
      };
      try {
        await exams.create(record);
      } catch (error) {
        if (isDuplicateKey(error)) throw errors.EXAM_RUNNING();
        throw error;
      }
      return record;
    },

    list: async (): Promise<ExamRecord[]> =>
      exams.find().sort({ requestedAt: -1 }).limit(MOST_LISTED).lean(),

    find: async (id: string): Promise<ExamRecord | null> => exams.findById(id).lean(),

    findOpen: async (): Promise<ExamRecord | null> => exams.findOne({ isOpen: true }).lean(),

    /** The latest of a model that came to an end. */
    findLatestOf: async (host: string, model: string): Promise<ExamRecord | null> =>
      exams.findOne({ host, model, state: 'done' }).sort({ finishedAt: -1 }).lean(),

    /** Takes an open exam up, with what is answered already; null where it is settled. */
    begin: async (id: string): Promise<ExamRecord | null> => {
      const exam = await exams
        .findOneAndUpdate(
          { _id: id, isOpen: true },
          { $set: { state: 'active', isWaiting: false }, $inc: { runs: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!exam || exam.runs <= MOST_RUNS) return exam;
      await settle(id, 'failed', 'Die Prüfung ist zu oft abgebrochen.');
      return null;
    },

    setWaiting: async (id: string, isWaiting: boolean): Promise<void> => {
      await exams.updateOne({ _id: id, isOpen: true }, { $set: { isWaiting } });
    },

    isOpen: async (id: string): Promise<boolean> =>
      (await exams.exists({ _id: id, isOpen: true })) !== null,

    /** A second run may bring the same answer again: the first counts. @returns whether it is still open. */
    addAnswer: async (id: string, answer: AnswerRecord): Promise<boolean> => {
      await exams.updateOne(
        { _id: id, isOpen: true, 'answers.id': { $ne: answer.id } },
        { $push: { answers: answer } },
      );
      return (await exams.exists({ _id: id, isOpen: true })) !== null;
    },

    /** @returns whether it was open. */
    settle,
  };
}
