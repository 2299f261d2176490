import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { formatDate } from '../../../lib/format-date.ts';

interface InvitationDialogProps {
  title: string;
  /** The path of its link; the code where somebody may have to type it. */
  invitation: { url: string; expiresAt: string; code?: string };
  onClose: () => void;
}

/** A new invitation to hand out: link, QR code and code, shown only once. */
export function InvitationDialog({ title, invitation, onClose }: InvitationDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  // The children reach LUX under the same address as this admin.
  const link = new URL(invitation.url, window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Browsers allow it over HTTPS only; the link can be marked by hand.
      setIsCopied(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={`Gültig bis ${formatDate(invitation.expiresAt)}. Sie wird nur jetzt angezeigt.`}
    >
      <div className="flex flex-col items-center gap-4">
        <QrCode text={link} label="QR-Code der Einladung" />
        {invitation.code !== undefined && (
          <p className="select-all break-all text-center font-bold font-mono text-xl">
            {invitation.code}
          </p>
        )}
        <p className="w-full select-all break-all rounded-md bg-surface-sunken p-3 text-center font-mono text-sm">
          {link}
        </p>
        <Button variant="soft" className="w-full" data-first-focus onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Kopiert' : 'Link kopieren'}
        </Button>
      </div>
    </Dialog>
  );
}
