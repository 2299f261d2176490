import type { MaterialKind, OfferedMaterial } from '@lux/contracts/classroom/material.ts';
import { Square, Volume2 } from 'lucide-react';
import topic from 'openmoji/color/svg/1F4AC.svg?url';
import text from 'openmoji/color/svg/1F4D6.svg?url';
import quiz from 'openmoji/color/svg/1F4DD.svg?url';
import words from 'openmoji/color/svg/1F520.svg?url';
import { useId } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Drawing, drawingUrl } from '../../components/drawing.tsx';
import { useReadAloud } from '../reading/use-read-aloud.ts';
import { useMissingMaterials } from './use-lesson-materials.ts';

interface Look {
  /** Where the title has no drawing of its own. */
  drawing: string;
  tile: string;
  says: string;
}

const looks: Record<MaterialKind, Look> = {
  quiz: { drawing: quiz, tile: 'bg-tile-sun', says: 'Quiz' },
  words: { drawing: words, tile: 'bg-tile-sky', says: 'Wörter' },
  text: { drawing: text, tile: 'bg-tile-mint', says: 'Lesen' },
  topic: { drawing: topic, tile: 'bg-tile-rose', says: 'Thema' },
};

interface TeacherMaterialsProps {
  materials: readonly OfferedMaterial[];
  onPick: (material: OfferedMaterial) => void;
}

/** What the teacher has brought along, before everything else; nothing where that is nothing. */
export function TeacherMaterials({ materials, onPick }: TeacherMaterialsProps) {
  const id = useId();
  const reading = useReadAloud();
  const missing = useMissingMaterials(materials);
  if (materials.length === 0) return null;
  const texts = ['Von deiner Lehrerin.', ...materials.map(({ title }) => `${title}.`)];
  return (
    <section aria-labelledby={id} className="mb-6 low:mb-4">
      <div className="mb-3 flex items-center justify-center gap-3">
        <h2 id={id} className="text-xl sm:text-2xl low:text-xl">
          Von deiner Lehrerin
        </h2>
        <Button
          variant="soft"
          size="childIcon"
          aria-label={reading.isReading ? 'Stopp' : 'Vorlesen'}
          onClick={() => (reading.isReading ? reading.stop() : void reading.read(texts))}
        >
          {reading.isReading ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
        </Button>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {materials.map((material, index) => {
          const { drawing, tile, says } = looks[material.kind];
          const isMissing = missing.has(material.id);
          const isRead = reading.readIndex === index + 1;
          return (
            <li key={material.id}>
              <button
                type="button"
                disabled={isMissing}
                onClick={() => {
                  reading.stop();
                  onPick(material);
                }}
                className={`flex h-full min-h-24 low:min-h-18 w-full items-center gap-4 rounded-lg border bg-surface-raised p-3 text-left shadow-low transition duration-200 ease-soft not-disabled:hover:border-primary not-disabled:hover:shadow-mid disabled:border-dashed disabled:shadow-none ${isRead ? 'border-primary ring-3 ring-primary' : 'border-line'}`}
              >
                <span
                  className={`grid size-20 low:size-14 shrink-0 place-items-center rounded-md ${tile}`}
                >
                  <Drawing
                    src={material.drawing === null ? drawing : drawingUrl(material.drawing)}
                    className="size-16 low:size-12"
                  />
                </span>
                <span className="min-w-0">
                  <span className="block font-bold text-lg leading-tight [overflow-wrap:anywhere] sm:text-xl">
                    {material.title}
                  </span>
                  <span className="block text-ink-soft text-sm sm:text-base">
                    {isMissing ? 'Dafür brauche ich das Internet' : says}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
