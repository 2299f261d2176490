import { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import { Check } from 'lucide-react';
import { Drawing } from '../../components/drawing.tsx';
import { areas } from './areas.ts';

interface AreaTogglesProps {
  label: string;
  open: readonly LessonArea[];
  /** Never without an area: the last one stays. */
  onChange: (open: LessonArea[]) => void;
  isDisabled?: boolean;
}

/** The areas of a lesson as big switches: open ones are told by a tick and a word, not by colour alone. */
export function AreaToggles({ label, open, onChange, isDisabled = false }: AreaTogglesProps) {
  function toggle(area: LessonArea) {
    const isOpen = open.includes(area);
    if (isOpen && open.length === 1) return;
    onChange(LessonArea.options.filter((one) => (one === area ? !isOpen : open.includes(one))));
  }

  return (
    <fieldset className="min-w-0" disabled={isDisabled}>
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        {LessonArea.options.map((area) => (
          <label
            key={area}
            className="group relative flex min-h-24 cursor-pointer select-none flex-col items-center justify-center gap-0.5 rounded-md border-2 border-control-line border-dashed bg-surface-sunken px-1 py-2 text-center font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:border-solid has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 has-checked:text-on-primary-soft"
          >
            <input
              type="checkbox"
              checked={open.includes(area)}
              onChange={() => toggle(area)}
              className="sr-only"
            />
            <span className="grid size-11 place-items-center rounded-full group-has-checked:bg-tile-sun">
              <Drawing
                src={areas[area].drawing}
                className="size-9 opacity-50 grayscale group-has-checked:opacity-100 group-has-checked:grayscale-0"
              />
            </span>
            {areas[area].label}
            <span aria-hidden className="flex items-center gap-1 font-normal text-xs">
              {open.includes(area) ? (
                <>
                  <Check className="size-4" strokeWidth={3} />
                  offen
                </>
              ) : (
                'zu'
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
