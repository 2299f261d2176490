import type { ThingMatch } from '@lux/contracts/accounts/deletion-log.ts';
import type { LessonWipe } from '@lux/contracts/classroom/joined-place.ts';
import type { Adoption, OwnerId } from '@lux/contracts/common/ids.ts';
import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { lessonPeriod } from '@lux/service-kit/server/user-data-routes.ts';
import type { Connection } from 'mongoose';
import { openConversations, toMessage, toSummary } from './conversation-record.ts';

const BATCH = 200;

export type ConversationArchive = ReturnType<typeof createConversationArchive>;

/** All dialogues, as their owners see them, take them along and leave them behind. */
export function createConversationArchive(connection: Connection) {
  const { conversations, messages } = openConversations(connection);

  /**
   * For good. A turn that is being answered finds its conversation gone. Messages go first: what is
   * left where this stops is still found by its conversation.
   */
  const removeWhole = async (ids: string[]) => {
    if (ids.length === 0) return;
    await messages.deleteMany({ conversationId: { $in: ids } });
    await conversations.deleteMany({ _id: { $in: ids } });
    // What a turn stored in between; it does so itself, unless it was killed.
    await messages.deleteMany({ conversationId: { $in: ids } });
  };

  return {
    async adopt({ from, to }: Adoption): Promise<void> {
      await conversations.updateMany({ owner: from }, { $set: { owner: to } });
    },

    /** All conversations with all they hold, the newest first. */
    async readAll(owners: OwnerId[]): Promise<Conversation[]> {
      const found = await conversations
        .find({ owner: { $in: owners } })
        .sort({ updatedAt: -1 })
        .lean();
      const all: Conversation[] = [];
      for (const record of found) {
        const said = await messages.find({ conversationId: record._id }).sort({ order: 1 }).lean();
        all.push({ ...toSummary(record), messages: said.map(toMessage) });
      }
      return all;
    },

    async removeAll(owners: OwnerId[]): Promise<void> {
      await removeWhole(await conversations.distinct('_id', { owner: { $in: owners } }));
    },

    /** One conversation. @returns false where these owners have none of this id. */
    async remove(id: string, owners: OwnerId[]): Promise<boolean> {
      const isTheirs = await conversations.exists({ _id: id, owner: { $in: owners } });
      if (isTheirs) await removeWhole([id]);
      return isTheirs !== null;
    },

    /** Every conversation, to be compared with what was deleted. */
    async *listThings(): AsyncGenerator<Omit<ThingMatch, 'name'>> {
      const every = conversations.find({}, { owner: 1, updatedAt: 1 }).lean();
      for await (const { _id, owner, updatedAt } of every.cursor({ batchSize: BATCH })) {
        yield { thing: { conversationId: _id }, owner, changedAt: updatedAt.toISOString() };
      }
    },

    /**
     * Visitors' conversations in which nothing was said since, in batches. May stop anywhere; again it
     * does the rest. @returns how many.
     */
    async removeUnusedOfVisitors(unusedSince: Date): Promise<number> {
      // `;` follows `:`.
      const unused = {
        owner: { $gte: 'visitor:', $lt: 'visitor;' },
        updatedAt: { $lt: unusedSince },
      };
      let removed = 0;
      while (true) {
        const found = await conversations.find(unused, { _id: 1 }).limit(BATCH).lean();
        if (found.length === 0) return removed;
        await removeWhole(found.map(({ _id }) => _id));
        removed += found.length;
      }
    },

    /**
     * What these owners said in a lesson: conversations begun in it whole, of older ones what was
     * said from its beginning on. Turns that came in by then and are still being answered leave
     * nothing either (`removeLate`).
     */
    async wipe({ owners, ...lesson }: LessonWipe): Promise<void> {
      const { from, to } = lessonPeriod(lesson);
      const owner = { $in: owners };
      const inLesson = { $gte: from, $lte: to };
      await removeWhole(await conversations.distinct('_id', { owner, createdAt: inLesson }));

      const older = { owner, createdAt: { $lt: from } };
      await conversations.updateMany(older, { $max: { wipedUntil: to } });
      const continued = await conversations.distinct('_id', {
        ...older,
        updatedAt: { $gte: from },
      });
      if (continued.length === 0) return;
      await messages.deleteMany({
        conversationId: { $in: continued },
        $or: [{ timestamp: inLesson }, { begunAt: inLesson }],
      });
    },
  };
}
