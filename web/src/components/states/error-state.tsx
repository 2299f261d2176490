import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  title: string;
  text?: string;
  /** The way on: an error state never is the end of the road. */
  action: ReactNode;
}

export function ErrorState({ title, text, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-center"
    >
      <span className="grid size-24 place-items-center rounded-full bg-danger-soft text-on-danger-soft">
        <CloudOff aria-hidden className="size-12" strokeWidth={1.75} />
      </span>
      <h2 className="text-xl">{title}</h2>
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
