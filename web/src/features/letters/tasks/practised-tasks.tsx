import ear from 'openmoji/color/svg/1F442.svg?url';
import { Drawing, drawingUrl } from '../../../components/drawing.tsx';
import type { LettersTask } from './letters-task.ts';

/** What was practised, with its drawings, whatever the answers were. */
export function PractisedTasks({ tasks }: { tasks: readonly LettersTask[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {tasks.map(({ asked, word, drawing }) => (
        <li
          key={asked}
          className="flex items-center gap-3 rounded-md border border-line bg-surface-raised p-2"
        >
          <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-tile-sky">
            <Drawing src={drawing === null ? ear : drawingUrl(drawing)} className="size-12" />
          </span>
          <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
            <span className="block font-bold text-lg">{asked}</span>
            {asked !== word && <span className="block text-ink-soft text-sm">{word}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
