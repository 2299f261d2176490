import type { MaterialKind, OfferedMaterial } from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { useOnline } from '../../offline/use-online.ts';
import { lessonMaterials } from './lesson-materials.ts';

/**
 * What the child's lesson offers of these kinds; nothing outside of lessons. Null for the moment until it
 * is known, so that no card moves away from under a finger.
 */
export function useLessonMaterials(kinds: readonly MaterialKind[]): OfferedMaterial[] | null {
  const isInLesson = useAtomValue(lessonFrameAtom) !== null;
  const [offered, setOffered] = useState(lessonMaterials.known);

  useEffect(() => {
    if (!isInLesson) return;
    const asking = new AbortController();
    lessonMaterials.list(asking.signal).then((listed) => {
      if (!asking.signal.aborted) setOffered(listed);
    });
    return () => asking.abort();
  }, [isInLesson]);

  if (!isInLesson) return [];
  return offered?.filter(({ kind }) => kinds.includes(kind)) ?? null;
}

/** Those that cannot be played now: without a line what this device has not fetched. */
export function useMissingMaterials(materials: readonly OfferedMaterial[]): ReadonlySet<Id> {
  const isOnline = useOnline();
  const [missing, setMissing] = useState<ReadonlySet<Id>>(nothing);
  const ids = materials.map(({ id }) => id).join();

  useEffect(() => {
    if (isOnline) return;
    let isGone = false;
    const look = async (id: Id) => ((await lessonMaterials.readKept(id)) === null ? [id] : []);
    void Promise.all(ids.split(',').map(look)).then((found) => {
      if (!isGone) setMissing(new Set(found.flat()));
    });
    return () => {
      isGone = true;
    };
  }, [isOnline, ids]);

  return isOnline ? nothing : missing;
}

const nothing: ReadonlySet<Id> = new Set();
