import type { MaterialKind, OfferedMaterial } from '@lux/contracts/classroom/material.ts';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
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
