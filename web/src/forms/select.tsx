import type { ComponentProps } from 'react';

/** The browser's own list: works with keyboard, screen reader and finger everywhere. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <select
      className={`min-h-target w-full rounded-md border-2 border-control-line bg-surface-raised px-3 text-base text-ink aria-invalid:border-danger ${className}`}
      {...props}
    />
  );
}
