import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';

interface EmptyStateProps {
  /** Address of an OpenMoji file. */
  drawing: string;
  title: string;
  text?: string;
  /** The one next step. */
  action?: ReactNode;
}

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md animate-appear flex-col items-center gap-3 px-4 py-6 text-center">
      <span className="mb-1 grid size-40 place-items-center rounded-full bg-tile-sun">
        <Drawing src={drawing} className="size-28" />
      </span>
      <h2 className="text-xl">{title}</h2>
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
