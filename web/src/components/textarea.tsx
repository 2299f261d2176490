import type { ComponentProps } from 'react';

export function Textarea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={`min-h-24 w-full rounded-md border-2 border-control-line bg-surface-raised px-4 py-3 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger ${className}`}
      {...props}
    />
  );
}
