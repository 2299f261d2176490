import type { ComponentProps } from 'react';

export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={`min-h-target w-full rounded-md border-2 border-control-line bg-surface-raised px-4 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger ${className}`}
      {...props}
    />
  );
}
