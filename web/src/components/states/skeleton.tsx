/** A place being kept for something on its way. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-shimmer rounded-md bg-surface-sunken ${className}`} />
  );
}
