import { CloudOff } from 'lucide-react';
import { useOnline } from '../../offline/use-online.ts';

/** While offline, says what still works. */
export function OfflineHint() {
  const isOnline = useOnline();
  return (
    <div role="status" className={isOnline ? 'sr-only' : ''}>
      {!isOnline && (
        <p className="flex items-center gap-3 rounded-md border border-info bg-info-soft px-4 py-3 text-on-info-soft">
          <CloudOff aria-hidden className="size-6 shrink-0" />
          Gerade ist kein Internet da. Schreiben und speichern kannst du trotzdem. LUX hilft dir
          wieder, wenn es zurück ist.
        </p>
      )}
    </div>
  );
}
