import type { UserData } from '@lux/service-kit/server/user-data-routes.ts';
import { type WipeDeps, wipeLesson } from './wipe-lesson.ts';

/** The pictures, pages and prints of children, with the wishes behind them. */
export function createUserData(deps: WipeDeps): UserData {
  const { files, thumbnails, coloredPages, jobArchive, turns } = deps;
  return {
    wipe: (wipe) => wipeLesson(deps, wipe),
    adopt: async (adoption) => {
      await jobArchive.adopt(adoption);
      await files.adopt(adoption);
      await coloredPages.adopt(adoption);
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
      const colored = (await coloredPages.listOf(owners)).map(({ _id, fileId, changedAt }) => ({
        pageId: _id,
        fileId,
        changedAt,
      }));
      return { wishes, coloredPages: colored, fileIds: await files.listIds(owners) };
    },
    // The jobs first: a worker that is at one finds it gone and clears its file away.
    remove: async (owners) => {
      await coloredPages.removeOf(owners);
      const written = await jobArchive.removeOf(owners);
      for (const id of new Set([...written, ...(await files.listIds(owners))])) {
        await thumbnails.remove(id);
        await files.remove(id);
      }
      await turns.forget(owners);
    },
  };
}
