import type { ReactNode } from 'react';

/** What a teacher should know about the whole class right now. */
export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-lg border-2 border-warning bg-warning-soft px-4 py-2 font-bold text-on-warning-soft"
    >
      {icon}
      {children}
    </p>
  );
}
