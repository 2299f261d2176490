import ear from 'openmoji/color/svg/1F442.svg?url';
import { Drawing, drawingUrl } from '../../../components/drawing.tsx';
import type { LettersTask } from './letters-task.ts';

interface PromptCardProps {
  task: LettersTask;
  /** What the task shows, once it was answered. */
  answer: { isRight: boolean; explanation: string } | null;
}

/** The drawing of the word, and the word with a gap that the answer fills. */
export function PromptCard({ task, answer }: PromptCardProps) {
  const isOpen = answer === null;
  const isWordAsked = task.parts.every(({ isAsked }) => isAsked);
  return (
    <div className="flex min-h-24 items-center gap-4 rounded-lg border border-line bg-surface-raised p-2 shadow-low sm:min-h-32 sm:gap-6 sm:p-3">
      <span className="grid size-20 shrink-0 place-items-center rounded-md bg-tile-sky sm:size-26">
        <Drawing
          src={task.drawing === null ? ear : drawingUrl(task.drawing)}
          className="size-18 sm:size-24"
        />
      </span>
      <div className="min-w-0 grow">
        {task.drawing !== null && <p className="sr-only">Bild: {task.word}</p>}
        {isOpen && isWordAsked ? null : (
          <p aria-hidden className="mb-1 font-bold text-2xl [overflow-wrap:anywhere] sm:text-3xl">
            {task.parts.map(({ text, isAsked }, index) =>
              isAsked ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never move
                <Asked key={index} text={text} isOpen={isOpen} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never move
                <span key={index}>{text}</span>
              ),
            )}
          </p>
        )}
        <p role="status" className="min-h-6 leading-snug">
          {answer !== null && (
            <>
              {answer.isRight ? 'Richtig. ' : `Gesucht ist ${task.asked}. `}
              {answer.explanation}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function Asked({ text, isOpen }: { text: string; isOpen: boolean }) {
  if (!isOpen)
    return <span className="text-success underline decoration-4 underline-offset-4">{text}</span>;
  return (
    <span className="mr-1 inline-block min-w-9 rounded-sm border-2 border-control-line border-dashed text-transparent">
      {'\u00a0'.repeat(text.length + 1)}
    </span>
  );
}
