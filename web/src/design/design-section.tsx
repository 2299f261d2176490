import { type ReactNode, useId } from 'react';

interface DesignSectionProps {
  title: string;
  children: ReactNode;
}

/** One family of components with its name. */
export function DesignSection({ title, children }: DesignSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-line border-t-2 pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
