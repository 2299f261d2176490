import { sumFamilies } from '@lux/maths/practice/families.ts';
import { taskOfFamily } from '@lux/maths/practice/sum-task.ts';
import { ListChecks, Sprout } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { TaskToggles } from './task-toggles.tsx';
import { useLetterTasks } from './use-letter-tasks.ts';

const WAYS = [
  { value: 'weak', label: 'LUX wählt', icon: <Sprout aria-hidden className="size-5" /> },
  { value: 'fixed', label: 'Ich wähle', icon: <ListChecks aria-hidden className="size-5" /> },
] as const;

const texts = {
  weak: 'Was ein Kind noch nicht sicher kann, kommt öfter; Neues kommt einzeln dazu.',
  fixed: 'In den Spielen kommt nur, was Sie hier wählen. Wo Sie nichts wählen, wählt LUX.',
};

const sums = sumFamilies.map(({ id, label }) => ({ task: taskOfFamily(id), label }));

interface PracticeChoiceProps {
  /** Empty: LUX chooses by what each child can do. */
  practice: readonly string[];
  onChange: (practice: string[]) => void;
  error: string | null;
}

/** What children practise in maths and with letters: what each needs, or what their teacher chose. */
export function PracticeChoice({ practice, onChange, error }: PracticeChoiceProps) {
  const [way, setWay] = useState<'weak' | 'fixed'>(practice.length > 0 ? 'fixed' : 'weak');
  const letters = useLetterTasks(way === 'fixed');

  function toggle(task: string) {
    const without = practice.filter((one) => one !== task);
    onChange(without.length < practice.length ? without : [...practice, task]);
  }

  return (
    <div>
      <ChoiceRow
        label="Was wird geübt?"
        choices={WAYS}
        value={way}
        onChange={(wanted) => {
          setWay(wanted);
          if (wanted === 'weak') onChange([]);
        }}
      />
      <p className="mt-1.5 text-ink-soft text-sm">{texts[way]}</p>
      {error !== null && (
        <p role="alert" className="mt-1 font-bold text-danger text-sm">
          {error}
        </p>
      )}
      {way === 'fixed' && (
        <div className="mt-3 flex flex-col gap-4">
          <TaskToggles label="Rechnen" tasks={sums} chosen={practice} onToggle={toggle} />
          {letters.length > 0 && (
            <TaskToggles label="Buchstaben" tasks={letters} chosen={practice} onToggle={toggle} />
          )}
        </div>
      )}
    </div>
  );
}
