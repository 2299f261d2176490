import type { Light } from '@lux/contracts/classroom/board.ts';
import type { ReactNode } from 'react';

interface LightLook {
  /** After a child's label: `Blauer Igel meldet sich`. */
  word: string;
  shape: ReactNode;
  /** Of the band at the top of a tile. */
  band: string;
  /** Of the tile. */
  tile: string;
}

/**
 * The five lights, each told by its outline, its word and its colour: disc, bars, raised hand, octagon,
 * empty ring. Worried is the only one that fills its whole tile.
 */
export const lights: Readonly<Record<Light, LightLook>> = {
  working: {
    word: 'arbeitet',
    shape: <circle cx="12" cy="12" r="10" fill="currentColor" />,
    band: 'bg-success-soft text-on-success-soft',
    tile: 'border-success bg-surface-raised',
  },
  quiet: {
    word: 'still',
    shape: (
      <>
        <rect x="3" y="3" width="6.5" height="18" rx="2" fill="currentColor" />
        <rect x="14.5" y="3" width="6.5" height="18" rx="2" fill="currentColor" />
      </>
    ),
    band: 'bg-info-soft text-on-info-soft',
    tile: 'border-info bg-surface-raised',
  },
  hand: {
    word: 'meldet sich',
    shape: (
      <path
        fill="currentColor"
        d="M7.2 13V5.4a1.4 1.4 0 0 1 2.8 0V11h.6V2.9a1.4 1.4 0 0 1 2.8 0V11h.6V4.4a1.4 1.4 0 0 1 2.8 0V12h.6V7.9a1.4 1.4 0 0 1 2.8 0V16c0 4-2.8 7-6.8 7-3.2 0-5-1.3-6.600-4L3.500 14.100c-.9-1.500.900-3 2.200-1.900z"
      />
    ),
    band: 'bg-warning text-surface-raised',
    tile: 'border-warning bg-warning-soft',
  },
  worried: {
    word: 'Sorge',
    shape: (
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M7.500 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9zM10.500 5.500v8h3v-8zm0 10v3h3v-3z"
      />
    ),
    band: 'bg-danger text-surface-raised',
    tile: 'border-danger bg-danger-soft',
  },
  away: {
    word: 'nicht da',
    shape: (
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="4 3"
      />
    ),
    band: 'bg-surface-sunken text-ink-soft',
    tile: 'border-control-line border-dashed bg-surface',
  },
};

/** The shape of a light. Its word stands beside it. */
export function LightSign({ light, className = 'size-6' }: { light: Light; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`shrink-0 ${className}`}>
      {lights[light].shape}
    </svg>
  );
}
