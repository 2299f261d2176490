import type { ReactNode } from 'react';

interface SpecimenProps {
  /** Which state is shown. */
  name: string;
  children: ReactNode;
  className?: string;
}

/** One component in one state, with the state's name over it. */
export function Specimen({ name, children, className = '' }: SpecimenProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <p className="text-ink-soft text-xs">{name}</p>
      {children}
    </div>
  );
}
