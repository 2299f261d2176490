import type { ChildLesson, LessonArea } from '@lux/contracts/classroom/lesson.ts';
import story from 'openmoji/color/svg/1F3F0.svg?url';
import quiz from 'openmoji/color/svg/1F4A1.svg?url';
import talk from 'openmoji/color/svg/1F4AC.svg?url';
import gallery from 'openmoji/color/svg/1F5BC.svg?url';
import math from 'openmoji/color/svg/1F9EE.svg?url';
import coloring from 'openmoji/color/svg/1F58D.svg?url';
import letters from 'openmoji/color/svg/1F170.svg?url';

interface AreaScreen {
  path: string;
  label: string;
  drawing: string;
}

/** Where each area of a lesson is (CLASSROOM "On the wire"). */
export const areaScreens: Record<LessonArea, AreaScreen> = {
  talk: { path: '/', label: 'Sprechen', drawing: talk },
  gallery: { path: '/gallery', label: 'Galerie', drawing: gallery },
  coloring: { path: '/coloring', label: 'Ausmalbilder', drawing: coloring },
  quiz: { path: '/games/quiz', label: 'Quiz', drawing: quiz },
  math: { path: '/games/math', label: 'Mathe', drawing: math },
  story: { path: '/games/story', label: 'Geschichten', drawing: story },
  letters: { path: '/games/buchstaben', label: 'Buchstaben', drawing: letters },
};

/** What belongs to a login, which rests in a lesson. */
const OUTSIDE = /^\/(stickers|auth|konto|admin-dashboard|lehrkraft)(\/|$)/;

/**
 * Whether a lesson has opened the screen at this path. What tells about a child's data, and what does
 * not exist, is always open.
 */
export function isOpenPath(path: string, areas: ChildLesson['areas']): boolean {
  const asked = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (OUTSIDE.test(asked)) return false;
  if (asked === '/games') return openPaths(areas).some((open) => open.startsWith('/games/'));
  const isArea = Object.values(areaScreens).some((screen) => screen.path === asked);
  return !isArea || openPaths(areas).includes(asked);
}

/** Where a child begins: the first of the open areas. */
export function firstPath(areas: ChildLesson['areas']): string {
  return openPaths(areas)[0] ?? '/';
}

const openPaths = (areas: ChildLesson['areas']): string[] =>
  areas.map((area) => areaScreens[area].path);
