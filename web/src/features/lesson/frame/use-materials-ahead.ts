import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import { useEffect, useRef } from 'react';
import { lessonMaterials } from '../../../games-kit/materials/lesson-materials.ts';
import { useOnline } from '../../../offline/use-online.ts';

/** The page comes first, and a class that joins at once does not ask for everything in one moment. */
const SOON_MS = 1_500;
const SPREAD_MS = 3_500;

/** Has this device keep what the lesson's open areas play with, once there is a line. */
export function useMaterialsAhead(areas: readonly LessonArea[], isPaused: boolean): void {
  const isOnline = useOnline();
  const latest = useRef(areas);
  useEffect(() => {
    latest.current = areas;
  });
  const open = areas.join();
  useEffect(() => {
    if (open === '' || isPaused || !isOnline) return;
    const fetching = new AbortController();
    const fetchAhead = () => lessonMaterials.fetchAhead(latest.current, fetching.signal);
    const timer = setTimeout(fetchAhead, SOON_MS + Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      fetching.abort();
    };
  }, [open, isPaused, isOnline]);
}
