import {
  type AiAmounts,
  type AiCeilingsChange,
  type AiUsageEvent,
  CeilingAbility,
  noAmounts,
} from '@lux/contracts/accounts/ai/ai-usage.ts';
import { isDuplicateKey } from '@lux/service-kit/mongo/duplicate-key.ts';
import { createTtlCache } from '@lux/service-kit/settings/create-ttl-cache.ts';
import { berlinDay } from '@lux/service-kit/time/berlin-day.ts';
import { type Connection, Schema } from 'mongoose';

type Which = Pick<AiUsageEvent, 'day' | 'lessonId' | 'ability' | 'host' | 'model'>;
export type UsageRecord = Which & AiAmounts & { _id: string };

/** A year and a month, so that a month can be compared with the year before. */
export const KEEP_USAGE_DAYS = 400;

const count = { type: Number, required: true };
const usageSchema = new Schema<UsageRecord & { seen: string[]; at: Date }>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    lessonId: { type: String, default: null },
    ability: { type: String, required: true },
    host: { type: String, required: true },
    model: { type: String, required: true },
    calls: count,
    inputTokens: count,
    outputTokens: count,
    characters: count,
    pictures: count,
    seconds: count,
    seen: [String],
    at: { type: Date, required: true },
  },
  // `model` is a method of documents, which nobody calls here.
  { versionKey: false, collection: 'aiUsage', suppressReservedKeysWarning: true },
)
  .index({ day: -1 })
  .index({ at: 1 }, { expireAfterSeconds: KEEP_USAGE_DAYS * 24 * 60 * 60 });

const ceilingSchema = new Schema<{ _id: CeilingAbility; most: number }>(
  { _id: { type: String, required: true }, most: count },
  { versionKey: false, collection: 'aiCeilings' },
);

/** Events of a record that are remembered; one sent again comes within a minute, the tenth part of these. */
const MOST_SEEN = 100;
/** How late the settings may notice that a ceiling is reached. */
const FRESH_FOR_MS = 5_000;
const SECONDS_A_MINUTE = 60;

const toUnit: Record<CeilingAbility, (amounts: AiAmounts) => number> = {
  text: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
  image: ({ pictures }) => pictures,
  speech: ({ characters }) => characters,
  transcription: ({ seconds }) => seconds / SECONDS_A_MINUTE,
};

const amountsOf = ({
  calls,
  inputTokens,
  outputTokens,
  characters,
  pictures,
  seconds,
}: AiAmounts) => ({
  ...{ calls, inputTokens, outputTokens, characters, pictures, seconds },
});

export type AiUsageStore = ReturnType<typeof createAiUsageStore>;

/** What providers were asked for, by day, lesson and model, and the most a month of each ability. */
export function createAiUsageStore(connection: Connection) {
  const usage = connection.model('AiUsage', usageSchema);
  const ceilings = connection.model('AiCeiling', ceilingSchema);

  /** This month by ability, in the unit of its ceiling. */
  const readMonth = async () => {
    const month = berlinDay(new Date().toISOString()).slice(0, 'YYYY-MM'.length);
    const [sums, saved] = await Promise.all([
      usage.aggregate<AiAmounts & { _id: string }>([
        { $match: { day: { $gte: `${month}-01`, $lte: `${month}-31` } } },
        {
          $group: {
            _id: '$ability',
            ...Object.fromEntries(
              Object.keys(noAmounts).map((name) => [name, { $sum: `$${name}` }]),
            ),
          },
        },
      ]),
      ceilings.find().lean(),
    ]);
    return CeilingAbility.options.map((ability) => {
      const sum = sums.find(({ _id }) => _id === ability) ?? noAmounts;
      const used = Math.ceil(toUnit[ability](sum));
      const ceiling = saved.find(({ _id }) => _id === ability)?.most ?? null;
      return { ability, used, ceiling, isExhausted: ceiling !== null && used >= ceiling };
    });
  };
  const month = createTtlCache(readMonth, FRESH_FOR_MS);

  return {
    readMonth,

    /** Abilities whose ceiling is reached; a few seconds old. */
    findExhausted: async (): Promise<CeilingAbility[]> =>
      (await month.get()).filter(({ isExhausted }) => isExhausted).map(({ ability }) => ability),

    /** From a day on, the latest first. */
    list: async (since: string): Promise<UsageRecord[]> =>
      usage
        .find({ day: { $gte: since } }, { seen: 0, at: 0 })
        .sort({ day: -1, _id: 1 })
        .lean(),

    /** Each event once: a record remembers which it has counted. */
    record: async (events: readonly AiUsageEvent[]): Promise<void> => {
      for (const event of events) {
        const { id, day, lessonId, ability, host, model } = event;
        const which = { day, lessonId, ability, host, model };
        const _id = [day, lessonId ?? '-', ability, host, model].join('|');
        try {
          await usage.updateOne(
            { _id, seen: { $ne: id } },
            {
              $setOnInsert: { ...which, at: new Date(day) },
              $inc: amountsOf(event),
              $push: { seen: { $each: [id], $slice: -MOST_SEEN } },
            },
            { upsert: true },
          );
        } catch (error) {
          // The record is there and has seen it; or another replica has just made it, which is tried again.
          if (!isDuplicateKey(error)) throw error;
          await usage.updateOne(
            { _id, seen: { $ne: id } },
            {
              $inc: amountsOf(event),
              $push: { seen: { $each: [id], $slice: -MOST_SEEN } },
            },
          );
        }
      }
    },

    saveCeilings: async (change: AiCeilingsChange): Promise<void> => {
      for (const ability of CeilingAbility.options) {
        const most = change[ability];
        if (most === undefined) continue;
        if (most === null) await ceilings.deleteOne({ _id: ability });
        else await ceilings.updateOne({ _id: ability }, { $set: { most } }, { upsert: true });
      }
    },
  };
}
