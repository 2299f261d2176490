import { FileCheck } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { fileLink } from '../../../lib/file-link.ts';
import type { Pdf } from './use-pdf.ts';

interface PdfDialogProps {
  /** What is being made: `Karten`. */
  name: string;
  /** Said when it is ready. */
  hint?: string;
  pdf: Pdf | null;
  onClose: () => void;
}

/** The wait for a PDF, and the way to it. */
export function PdfDialog({ name, hint, pdf, onClose }: PdfDialogProps) {
  return (
    <Dialog
      isOpen={pdf !== null}
      onClose={onClose}
      title={pdf?.state === 'ready' ? `${name}: fertig` : `${name}: einen Moment …`}
    >
      {pdf?.state === 'making' && <Spinner label="Die Seiten werden zusammengestellt." />}
      {pdf?.state === 'ready' && (
        <div className="flex flex-col items-center gap-4 text-center">
          {hint !== undefined && <p>{hint}</p>}
          <Button asChild size="child">
            <a href={pdf.url} {...fileLink(`${name}.pdf`)} data-first-focus>
              <FileCheck aria-hidden />
              PDF öffnen
            </a>
          </Button>
        </div>
      )}
    </Dialog>
  );
}
