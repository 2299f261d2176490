import type { ToldInvitation } from '@lux/contracts/accounts/invitation.ts';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { formatDate } from '../../../lib/format-date.ts';

interface InvitationDialogProps {
  invitation: ToldInvitation;
  onClose: () => void;
}

/** A new invitation to hand out: code, link and QR code, shown only once. */
export function InvitationDialog({ invitation, onClose }: InvitationDialogProps) {
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
      title={
        invitation.uses === 1 ? 'Einladung für ein Kind' : `Einladung für ${invitation.uses} Kinder`
      }
      description={`Gültig bis ${formatDate(invitation.expiresAt)}. Der Code wird nur jetzt angezeigt.`}
    >
      <div className="flex flex-col items-center gap-4">
        <QrCode text={link} label="QR-Code der Einladung" />
        <p className="select-all break-all text-center font-bold font-mono text-xl">
          {invitation.code}
        </p>
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
