import first from 'openmoji/color/svg/1F331.svg?url';
import third from 'openmoji/color/svg/1F333.svg?url';
import second from 'openmoji/color/svg/1FAB4.svg?url';
import { useEffect, useRef } from 'react';
import { Drawing } from '../../../components/drawing.tsx';
import type { LettersMode } from '../letters-game.ts';
import { modes } from './modes.ts';

export function modeOf(id: LettersMode) {
  return modes.find((mode) => mode.id === id) ?? modes[0];
}

const drawings = [first, second, third];

interface LevelSelectProps {
  mode: LettersMode;
  onPick: (level: number) => void;
}

/** Three levels, for reading two (SPEC 2). */
export function LevelSelect({ mode, onPick }: LevelSelectProps) {
  const { name, levels } = modeOf(mode);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section aria-labelledby="letters-level" className="mx-auto w-full max-w-xl">
      <h2
        id="letters-level"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-center text-2xl outline-none"
      >
        {name}: Welche Stufe?
      </h2>
      <ol className="flex flex-col gap-3 sm:gap-4">
        {levels.map((level, index) => (
          <li key={level.name}>
            <button
              type="button"
              onClick={() => onPick(index + 1)}
              className="flex w-full items-center gap-4 rounded-lg border border-line bg-surface-raised p-3 text-left shadow-low transition duration-200 ease-soft hover:border-primary hover:shadow-mid sm:p-4"
            >
              <span className="grid size-20 shrink-0 place-items-center rounded-md bg-tile-sun sm:size-24">
                <Drawing src={drawings[index] ?? first} className="size-16 sm:size-20" />
              </span>
              <span>
                <span className="block text-ink-soft">Stufe {index + 1}</span>
                <span className="block font-bold text-lg leading-tight sm:text-xl">
                  {level.name}
                </span>
                <span className="block text-ink-soft text-sm sm:text-base">
                  {level.description}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
