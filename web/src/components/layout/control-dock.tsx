import type { ReactNode } from 'react';

/**
 * Holds the controls of a game at one place above the navigation, however long the page is. On low
 * screens it stands in the page. theme.css keeps room below the page while a dock is there.
 */
export function ControlDock({ children }: { children: ReactNode }) {
  return (
    <div
      data-dock
      className="inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 tall:fixed flex flex-col items-center gap-1 border-line border-t bg-surface-raised px-4 py-2 sm:bottom-24 lying:bottom-3 lying:left-[var(--rail)] sm:mx-auto sm:w-[calc(100%-3rem)] sm:max-w-3xl sm:rounded-xl sm:border sm:not-low:p-3 sm:shadow-mid"
    >
      {children}
    </div>
  );
}
