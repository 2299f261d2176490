import type { FamilyProgress, Sureness, TaskProgress } from '@lux/contracts/classroom/progress.ts';
import { secondsText } from './seat-link.ts';
import { SurenessSign, surenessLooks } from './sureness-sign.tsx';

interface FamilyTasksProps {
  label: string;
  family: FamilyProgress | undefined;
  tasks: readonly TaskProgress[];
}

/** What needs practice comes first. */
const order: readonly Sureness[] = ['unsure', 'growing', 'sure', 'unseen'];

/** A family with all its tasks, each with its sign and its count. */
export function FamilyTasks({ label, family, tasks }: FamilyTasksProps) {
  if (family === undefined) return null;
  const { right, seen, seconds, sureness } = family;
  const sorted = tasks.toSorted(
    (one, other) => order.indexOf(one.sureness) - order.indexOf(other.sureness),
  );
  // A family whose tasks are not told apart is told by its heading alone.
  const isOne = tasks.length === 1 && tasks[0]?.label === label;
  return (
    <section
      aria-label={label}
      className="break-inside-avoid rounded-lg border border-line bg-surface-raised p-4"
    >
      <h4 className="flex flex-wrap items-center gap-x-2 font-bold">
        <span className={`rounded-full p-1 ${surenessLooks[sureness].cell}`}>
          <SurenessSign sureness={sureness} />
        </span>
        {label}
        <span className="font-normal text-ink-soft text-sm">{surenessLooks[sureness].word}</span>
      </h4>
      <p className="mt-1 mb-2 text-ink-soft text-sm tabular-nums">
        {right} von {seen} richtig, im Schnitt {secondsText(seconds)}
      </p>
      <div aria-hidden className="mb-3 h-2 overflow-hidden rounded-full bg-surface-sunken">
        <div
          className="h-full rounded-full bg-success"
          style={{ width: `${(right / Math.max(seen, 1)) * 100}%` }}
        />
      </div>
      {!isOne && (
        <ul className="flex flex-wrap gap-1.5 text-sm tabular-nums">
          {sorted.map((task) => (
            <li
              key={task.task}
              className={`flex items-center gap-1.5 rounded-full border border-line px-2.5 py-1 ${surenessLooks[task.sureness].cell}`}
            >
              <SurenessSign sureness={task.sureness} className="size-3.5" />
              <span className="sr-only">{surenessLooks[task.sureness].word}: </span>
              <strong>{task.label}</strong>
              <span>
                {task.right}/{task.seen}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
