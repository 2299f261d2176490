import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import story from 'openmoji/color/svg/1F3F0.svg?url';
import quiz from 'openmoji/color/svg/1F4A1.svg?url';
import gallery from 'openmoji/color/svg/1F5BC.svg?url';
import talk from 'openmoji/color/svg/1F5E3.svg?url';
import math from 'openmoji/color/svg/1F9EE.svg?url';
import coloring from 'openmoji/color/svg/1F58D.svg?url';
import letters from 'openmoji/color/svg/1F170.svg?url';

interface AreaWords {
  label: string;
  /** What a child does there, after its label: `Blauer Igel rechnet`. */
  doing: string;
  drawing: string;
}

/** What a lesson opens or closes, as teachers read it. */
export const areas: Readonly<Record<LessonArea, AreaWords>> = {
  talk: { label: 'Sprechen', doing: 'spricht mit LUX', drawing: talk },
  gallery: { label: 'Bilder', doing: 'lässt ein Bild malen', drawing: gallery },
  coloring: { label: 'Ausmalen', doing: 'malt aus', drawing: coloring },
  quiz: { label: 'Quiz', doing: 'spielt Quiz', drawing: quiz },
  math: { label: 'Mathe', doing: 'rechnet', drawing: math },
  story: { label: 'Geschichten', doing: 'schreibt', drawing: story },
  letters: { label: 'Buchstaben', doing: 'übt Buchstaben', drawing: letters },
};
