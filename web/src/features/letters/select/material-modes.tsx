import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../../components/drawing.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { lessonMaterials } from '../../../games-kit/materials/lesson-materials.ts';
import { toasts } from '../../../lib/toasts.ts';
import { loadContent } from '../content/load-content.ts';
import { materialDrafts } from '../content/material-drafts.ts';
import { type PlayedMaterial, TaskMode } from '../letters-game.ts';
import { modeOf } from './level-select.tsx';

/** The modes in which these words have something to ask. @throws ApiError */
async function findModes({ id }: PlayedMaterial, signal: AbortSignal): Promise<TaskMode[]> {
  const [content, { body }] = await Promise.all([
    loadContent(signal),
    lessonMaterials.read(id, signal),
  ]);
  if (!('words' in body)) return [];
  return TaskMode.options.filter(
    (mode) => materialDrafts(body.words, content, { mode, random: Math.random }).length > 0,
  );
}

interface MaterialModesProps {
  material: PlayedMaterial;
  onPick: (mode: TaskMode) => void;
  onLeave: () => void;
}

/** How to practise a teacher's words: by their first letters, their syllables, or whole. */
export function MaterialModes({ material, onPick, onLeave }: MaterialModesProps) {
  const [found, setFound] = useState<TaskMode[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    const finding = new AbortController();
    findModes(material, finding.signal)
      .then((modes) => {
        if (!finding.signal.aborted) setFound(modes);
      })
      .catch(() => {
        if (finding.signal.aborted) return;
        const description = 'Diese Wörter konnten nicht geladen werden.';
        toasts.show({ title: 'Das geht gerade nicht', description, tone: 'danger' });
        leave.current();
      });
    return () => finding.abort();
  }, [material]);

  const isThere = found !== null;
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (found === null) return <Spinner label="LUX holt deine Wörter …" />;
  return (
    <section aria-labelledby="material-mode" className="mx-auto w-full max-w-xl">
      <h2
        id="material-mode"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-center text-2xl outline-none [overflow-wrap:anywhere]"
      >
        {material.title}: Was möchtest du üben?
      </h2>
      <ul className="flex flex-col gap-3 sm:gap-4">
        {found.map(modeOf).map(({ id, name, description, drawing, tile }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(TaskMode.parse(id))}
              className="flex w-full items-center gap-4 rounded-lg border border-line bg-surface-raised p-3 text-left shadow-low transition duration-200 ease-soft hover:border-primary hover:shadow-mid sm:p-4"
            >
              <span
                className={`grid size-20 shrink-0 place-items-center rounded-md sm:size-24 ${tile}`}
              >
                <Drawing src={drawing} className="size-16 sm:size-20" />
              </span>
              <span>
                <span className="block font-bold text-lg leading-tight sm:text-xl">{name}</span>
                <span className="block text-ink-soft text-sm sm:text-base">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
