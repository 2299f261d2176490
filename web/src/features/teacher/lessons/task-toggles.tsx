import { Check } from 'lucide-react';

interface TaskTogglesProps {
  label: string;
  tasks: readonly { task: string; label: string }[];
  chosen: readonly string[];
  onToggle: (task: string) => void;
}

/** Many small things to choose from, each told by a tick, too. */
export function TaskToggles({ label, tasks, chosen, onToggle }: TaskTogglesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {tasks.map(({ task, label: text }) => (
          <label
            key={task}
            className="relative flex min-h-target cursor-pointer select-none items-center gap-1.5 rounded-full border-2 border-control-line bg-surface-raised px-3 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:text-on-primary-soft"
          >
            <input
              type="checkbox"
              checked={chosen.includes(task)}
              onChange={() => onToggle(task)}
              className="sr-only"
            />
            {chosen.includes(task) && <Check aria-hidden className="size-4" strokeWidth={3} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
