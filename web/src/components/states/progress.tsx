import { Progress as Radix } from 'radix-ui';

/** A placeholder for content that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-shimmer rounded-md bg-surface-sunken ${className}`} />
  );
}

interface ProgressProps {
  label: string;
  /** 0 to 100; null while it is unknown. */
  percent: number | null;
}

export function Progress({ label, percent }: ProgressProps) {
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className="h-4 overflow-hidden rounded-full border-2 border-control-line bg-surface-sunken"
    >
      <Radix.Indicator
        className={`h-full rounded-full bg-primary transition-[width] duration-500 ease-soft ${percent === null ? 'w-1/3 animate-shimmer' : ''}`}
        style={percent === null ? undefined : { width: `${Math.max(percent, 4)}%` }}
      />
    </Radix.Root>
  );
}
