import type { Sureness } from '@lux/contracts/classroom/progress.ts';
import type { ReactNode } from 'react';

interface SurenessLook {
  word: string;
  shape: ReactNode;
  cell: string;
}

/** How sure a child is, each told by its outline, its word and its colour: empty, triangle, half disc, star. */
export const surenessLooks: Readonly<Record<Sureness, SurenessLook>> = {
  unseen: {
    word: 'noch nicht geübt',
    shape: <path d="M5 12h14" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />,
    cell: 'bg-surface-raised text-ink-soft',
  },
  unsure: {
    word: 'noch unsicher',
    shape: <path d="M12 3 23 21H1z" fill="currentColor" />,
    cell: 'bg-warning-soft text-on-warning-soft',
  },
  growing: {
    word: 'auf dem Weg',
    shape: (
      <>
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </>
    ),
    cell: 'bg-info-soft text-on-info-soft',
  },
  sure: {
    word: 'sicher',
    shape: (
      <path
        fill="currentColor"
        d="m12 1.500 3.200 6.900 7.300.900-5.400 5.100 1.400 7.400L12 18.200l-6.500 3.600 1.400-7.400L1.500 9.300l7.300-.900z"
      />
    ),
    cell: 'bg-success-soft text-on-success-soft',
  },
};

/** The shape alone; its word stands beside it, or in the legend. */
export function SurenessSign({ sureness, className = 'size-5' }: SurenessSignProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
      {surenessLooks[sureness].shape}
    </svg>
  );
}

interface SurenessSignProps {
  sureness: Sureness;
  className?: string;
}

/** What the four signs mean. */
export function SurenessLegend() {
  return (
    <ul aria-label="Zeichen" className="flex flex-wrap gap-2 text-sm">
      {(['sure', 'growing', 'unsure', 'unseen'] as const).map((sureness) => (
        <li
          key={sureness}
          className={`flex items-center gap-1.5 rounded-full border border-line px-3 py-1 ${surenessLooks[sureness].cell}`}
        >
          <SurenessSign sureness={sureness} className="size-4" />
          {surenessLooks[sureness].word}
        </li>
      ))}
    </ul>
  );
}
