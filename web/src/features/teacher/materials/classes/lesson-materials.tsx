import type { LessonArea } from '@lux/contracts/classroom/lesson.ts';
import {
  type MaterialKind,
  type MaterialSummary,
  materialLimits,
} from '@lux/contracts/classroom/material.ts';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Skeleton } from '../../../../components/states/progress.tsx';
import { areas } from '../../areas.ts';
import { useLoaded } from '../../use-loaded.ts';
import { materialKinds } from '../material-kinds.ts';
import { type ClassMaterialsState, loadClassMaterials } from './load-class-materials.ts';

/** Where children meet a material. */
const areaOf: Record<MaterialKind, LessonArea> = {
  quiz: 'quiz',
  words: 'letters',
  text: 'letters',
  topic: 'talk',
};

/** More than these are unfolded by a press. */
const SHOWN_AT_FIRST = 6;

interface LessonMaterialsProps {
  classId: string;
  /** Ids in the order in which they were chosen; null: what the class has stays. */
  chosen: readonly string[] | null;
  openAreas: readonly LessonArea[];
  onChange: (ids: string[]) => void;
}

/** Which materials a lesson begins with. Nothing is shown to whoever has none. */
export function LessonMaterials({ classId, ...choice }: LessonMaterialsProps) {
  const load = useCallback(() => loadClassMaterials(classId), [classId]);
  const { value, failure } = useLoaded(load);
  if (value === null) {
    return failure === null ? (
      <Skeleton className="h-24" />
    ) : (
      <p className="text-ink-soft text-sm">
        Die Materialien konnten nicht geladen werden. Die Stunde beginnt mit denen, die die Klasse
        schon hat.
      </p>
    );
  }
  if (value.all.length + value.chosen.length === 0) return null;
  return <Choice {...choice} {...value} chosen={choice.chosen} given={value.chosen} />;
}

type ChoiceProps = Omit<LessonMaterialsProps, 'classId'> &
  Pick<ClassMaterialsState, 'all'> & {
    /** What the class has already. */
    given: MaterialSummary[];
  };

function Choice({ all, given, chosen, openAreas, onChange }: ChoiceProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const givenIds = given.map(({ id }) => id);
  const ids = chosen ?? givenIds;
  // What the class has stands first, and stays there while one chooses.
  const offered = [...given, ...all.filter(({ id }) => !givenIds.includes(id))];
  const shown = isUnfolded
    ? offered
    : offered.filter(({ id }, index) => index < SHOWN_AT_FIRST || ids.includes(id));
  const unseen = offered.filter(
    ({ id, kind }) => ids.includes(id) && !openAreas.includes(areaOf[kind]),
  );
  const isFull = ids.length >= materialLimits.ofClass;

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">Welche Materialien?</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((material) => {
          const { id, kind, title } = material;
          const { icon: Icon, label } = materialKinds[kind];
          const isChosen = ids.includes(id);
          return (
            <label
              key={id}
              className="relative flex min-h-target max-w-full cursor-pointer select-none items-center gap-1.5 rounded-full border-2 border-control-line bg-surface-raised px-3 text-sm has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:text-on-primary-soft"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? ids.filter((one) => one !== id) : [...ids, id])}
              />
              {isChosen ? (
                <Check aria-hidden className="size-5 shrink-0" strokeWidth={3} />
              ) : (
                <Icon aria-hidden className="size-5 shrink-0" />
              )}
              <span className="min-w-0 break-words py-1 leading-tight">
                <span className="sr-only">{label}: </span>
                {title}
              </span>
            </label>
          );
        })}
        {shown.length < offered.length && (
          <Button variant="ghost" onClick={() => setIsUnfolded(true)}>
            Alle {offered.length} zeigen
          </Button>
        )}
      </div>
      <p role="status" className="mt-1.5 text-ink-soft text-sm">
        {isFull
          ? 'Mehr als 20 Materialien passen nicht in eine Stunde.'
          : 'Was Sie hier wählen, behält die Klasse auch für die nächsten Stunden.'}
        {unseen.map(({ id, kind, title }) => (
          <span key={id} className="block font-bold text-ink">
            „{title}“ sehen die Kinder nur, wenn „{areas[areaOf[kind]].label}“ offen ist.
          </span>
        ))}
      </p>
    </fieldset>
  );
}
