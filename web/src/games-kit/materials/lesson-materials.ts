import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import {
  type MaterialKind,
  OfferedMaterial,
  PlayableMaterial,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { anySignal } from '../../lib/api/any-signal.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { cachedAnswers } from '../../lib/storage/user-cache.ts';
import { prefetchDrawings } from '../../offline/prefetch-pictures.ts';

const PATH = '/api/lesson/materials';
/** With a stored copy, the server's is waited for no longer than this. */
const REFRESH_TIMEOUT_MS = 4_000;

/** Where a kind is played; a topic belongs to the talk, which needs a line anyway. */
const areas: Record<MaterialKind, LessonArea | null> = {
  quiz: 'quiz',
  words: 'letters',
  text: 'letters',
  topic: null,
};

/** Contents as long as the page: browsers without HTTPS have no cache. */
const memory = new Map<Id, PlayableMaterial>();
const keyOf = (id: Id) => `lesson-material-${id}`;

async function readKept(id: Id): Promise<PlayableMaterial | null> {
  const inMemory = memory.get(id);
  if (inMemory) return inMemory;
  return PlayableMaterial.safeParse(await cachedAnswers.read(keyOf(id))).data ?? null;
}

async function fetchOne(id: Id, signal: AbortSignal): Promise<PlayableMaterial> {
  const material = await rest.get(`${PATH}/${id}`, async () => PlayableMaterial, { signal });
  memory.set(id, material);
  await cachedAnswers.write(keyOf(id), material);
  return material;
}

/** The server cannot be reached or cannot answer: what this device has will do. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/**
 * What a child's lesson has of its teacher. The device keeps it while the lesson lasts, so that it can be
 * played without a line; with the lesson's other things it goes from the device (`clearLesson`).
 */
export const lessonMaterials = {
  /** As it was told last. */
  known: (): OfferedMaterial[] | null =>
    storage.readText(storageKeys.lessonMaterials) === null
      ? null
      : storage.readList(storageKeys.lessonMaterials, OfferedMaterial),

  /** As the server has it, else as it was told last. Never rejects. */
  async list(signal: AbortSignal): Promise<OfferedMaterial[]> {
    try {
      const within = anySignal(signal, AbortSignal.timeout(REFRESH_TIMEOUT_MS));
      const offered = await rest.get(PATH, async () => OfferedMaterial.array(), { signal: within });
      if (!signal.aborted) storage.writeJson(storageKeys.lessonMaterials, offered);
      return offered;
    } catch {
      return lessonMaterials.known() ?? [];
    }
  },

  /** @throws ApiError where neither the server nor this device has it. */
  async read(id: Id, signal: AbortSignal): Promise<PlayableMaterial> {
    const kept = await readKept(id);
    if (kept === null) return fetchOne(id, signal);
    try {
      return await fetchOne(id, anySignal(signal, AbortSignal.timeout(REFRESH_TIMEOUT_MS)));
    } catch (error) {
      // Refused is refused: the lesson is over, or its area is closed.
      if (signal.aborted || (error instanceof ApiError && !isAway(error))) throw error;
      return kept;
    }
  },

  /** What this device has; null where it has not. Never rejects. */
  readKept,

  /** Fetches what can be played in these areas and is not here yet. Never rejects. */
  async fetchAhead(open: readonly LessonArea[], signal: AbortSignal): Promise<void> {
    if (!navigator.onLine) return;
    for (const { id, kind, drawing } of await lessonMaterials.list(signal)) {
      const area = areas[kind];
      if (area === null || !open.includes(area) || signal.aborted) continue;
      try {
        const { body } = (await readKept(id)) ?? (await fetchOne(id, signal));
        const shown = 'words' in body ? body.words.map((word) => word.drawing) : [];
        await prefetchDrawings([drawing, ...shown].filter((code) => code !== null));
      } catch {
        // The next change of the lesson tries again, and so does playing.
      }
    }
  },

  /** What the page still holds of a lesson that is over. */
  forget(): void {
    memory.clear();
    storage.remove(storageKeys.lessonMaterials);
  },
};
