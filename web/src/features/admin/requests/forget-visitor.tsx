import { UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { toasts } from '../../../lib/toasts.ts';

/**
 * Deletes everything of the visitor behind a request. Where a request leads to no visitor (an account,
 * a seat, an old record), the server's sentence says why.
 */
export function ForgetVisitor({ id, onForgotten }: { id: string; onForgotten: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  async function forget() {
    setAsking(false);
    setSending(true);
    try {
      const path = `/api/analytics/requests/${encodeURIComponent(id)}/forgettings`;
      await refusals.call(() => rest.postForResponse(path, {}));
      toasts.show({ title: 'Alles von diesem Besucher ist gelöscht', tone: 'success' });
      onForgotten();
    } catch (error) {
      const isForPerson = error instanceof ApiError && error.isForPerson;
      const description = isForPerson ? error.message : 'Bitte versuchen Sie es noch einmal.';
      toasts.show({ title: 'Nicht gelöscht', description, tone: 'danger' });
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        className="self-start"
        disabled={isSending}
        onClick={() => setAsking(true)}
      >
        <UserX aria-hidden />
        Diesen Besucher vergessen
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        question="Alles von diesem Besucher löschen?"
        description="Gespräche, Bilder und Ausmalbilder verschwinden in allen Diensten, und seine Anfragen verlieren ihre Sätze. Wer es ist, erfährt dabei niemand. Das lässt sich nicht rückgängig machen."
        confirmLabel="Ja, löschen"
        onConfirm={() => void forget()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
