import { RotateCcw, Sparkles, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/controls/button.tsx';

/** Screens on which a child is in the middle of something. */
function isPlaying({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.startsWith('/games/') || (pathname === '/coloring' && search !== '');
}

/** A quiet offer to load the newer client; never in the middle of a game. */
export function NewVersionHint({ onDismiss }: { onDismiss: () => void }) {
  const location = useLocation();
  if (isPlaying(location)) return null;
  return (
    <section
      aria-label="Es gibt Neues"
      className="fixed inset-x-3 top-3 z-40 mx-auto flex w-fit max-w-full animate-appear items-center gap-2 rounded-xl border border-line bg-surface-raised py-1 pr-1 pl-4 shadow-mid"
    >
      <Sparkles aria-hidden className="size-5 shrink-0 text-primary" />
      <p role="status" className="font-bold text-sm">
        Es gibt Neues
      </p>
      <Button variant="soft" onClick={() => window.location.reload()}>
        <RotateCcw aria-hidden />
        Neu laden
      </Button>
      <Button variant="ghost" size="icon" aria-label="Später" onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
