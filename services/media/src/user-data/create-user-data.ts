import type { UserData } from '@lux/service-kit/server/user-data-routes.ts';
import type { Deps } from '../deps.ts';

/** The pictures, pages and prints of children, with the wishes behind them. */
export function createUserData({
  files,
  thumbnails,
  jobArchive,
  turns,
}: Pick<Deps, 'files' | 'thumbnails' | 'jobArchive' | 'turns'>): UserData {
  return {
    adopt: async (adoption) => {
      await jobArchive.adopt(adoption);
      await files.adopt(adoption);
    },
    list: async (owners) => {
      const jobs = await jobArchive.listOf(owners);
      const wishes = jobs.map(({ kind, wish, state, createdAt, fileId }) => ({
        kind,
        wish,
        state,
        createdAt,
        fileId,
      }));
      return { wishes, fileIds: await files.listIds(owners) };
    },
    // The jobs first: a worker that is at one finds it gone and clears its file away.
    remove: async (owners) => {
      const written = await jobArchive.removeOf(owners);
      for (const id of new Set([...written, ...(await files.listIds(owners))])) {
        await thumbnails.remove(id);
        await files.remove(id);
      }
      await turns.forget(owners);
    },
  };
}
