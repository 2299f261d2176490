import { FileCheck } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { fileLink } from '../../lib/file-link.ts';
import { waitingText } from '../job/waiting-text.ts';
import type { Printing } from './use-printing.ts';

interface PrintingDialogProps {
  printing: Printing | null;
  onClose: () => void;
}

/** The wait for a printed page or book, and the way to it. */
export function PrintingDialog({ printing, onClose }: PrintingDialogProps) {
  const isReady = printing?.state === 'ready';
  const what = printing?.title ?? 'Dein Druckblatt';
  return (
    <Dialog
      isOpen={printing !== null}
      onClose={onClose}
      title={isReady ? `${what} ist fertig!` : `${what} wird gemacht …`}
    >
      {printing?.state === 'making' && (
        <>
          <Spinner label="Ich lege die Seiten zusammen." />
          {printing.job && (
            <p className="text-center text-ink-soft text-sm">{waitingText(printing.job)}</p>
          )}
        </>
      )}
      {isReady && (
        <div className="flex flex-col items-center gap-4 text-center">
          <p>Öffne es und lass es ausdrucken. Ein Erwachsener hilft dir dabei.</p>
          <Button asChild size="child">
            <a href={printing.url} {...fileLink(`${what}.pdf`)}>
              <FileCheck aria-hidden />
              Öffnen
            </a>
          </Button>
        </div>
      )}
    </Dialog>
  );
}
