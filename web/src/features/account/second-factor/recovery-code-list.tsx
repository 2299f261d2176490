import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import './print-codes.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once: to print or to copy. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setIsCopied(true);
    } catch {
      // Browsers allow it over HTTPS only; the codes can still be printed, or selected by hand.
      setIsCopied(false);
    }
  }

  return (
    <div className="flex animate-appear flex-col gap-5">
      <div data-printed-codes className="flex flex-col gap-5">
        <p role="status">
          <strong>Ihre Wiederherstellungscodes für LUX.</strong> Jeder ersetzt einmal den Code der
          App, etwa wenn Ihr Handy verloren geht. Sie werden nur jetzt angezeigt: Bitte drucken Sie
          sie aus oder bewahren Sie sie in Ihrer Passwortverwaltung auf.
        </p>
        <ol
          aria-label="Wiederherstellungscodes"
          className="grid select-all grid-cols-2 gap-x-4 gap-y-2 whitespace-nowrap rounded-md bg-surface-sunken p-3 text-center font-mono sm:text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="soft" className="grow" onClick={() => window.print()}>
          <Printer aria-hidden />
          Drucken
        </Button>
        <Button variant="soft" className="grow" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Kopiert' : 'Kopieren'}
        </Button>
      </div>
      <Button size="child" onClick={onDone}>
        <Check aria-hidden />
        Sicher aufbewahrt
      </Button>
    </div>
  );
}
