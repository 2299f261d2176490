import { SecondFactorProof } from '@lux/contracts/accounts/second-factor.ts';
import { ShieldCheck, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { rest } from '../../../lib/rest.ts';

interface ConfirmationDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for a code before what hurts: an open session alone must not be enough for it. */
export function ConfirmationDialog({ onConfirmed, onCancel }: ConfirmationDialogProps) {
  const id = useId();
  const proof = useForm({
    fields: ['code'],
    schema: SecondFactorProof,
    send: async (given) => {
      await rest.postOnly('/api/me/second-factor/confirmations', given);
      onConfirmed();
    },
    success: () => null,
    failed: 'Nicht bestätigt',
    refusedBy: { SECOND_FACTOR_WRONG: 'code' },
  });
  return (
    <Modal
      labelledBy={`${id}title`}
      describedBy={`${id}reason`}
      className="max-w-md"
      onCancel={onCancel}
    >
      <h2 id={`${id}title`} className="text-xl">
        Bitte bestätigen Sie, dass Sie es sind
      </h2>
      <p id={`${id}reason`} className="mt-2 text-ink-soft">
        Danach geht es für zehn Minuten ohne Nachfrage.
      </p>
      <form
        ref={proof.form}
        onSubmit={proof.submit}
        noValidate
        className="mt-5 flex flex-col gap-4"
      >
        <CodeField
          {...proof.bind('code')}
          label="Sechsstelliger Code"
          hint="Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode."
          isFirstFocus
        />
        <SubmitButton isSending={proof.isSending} waitSeconds={proof.waitSeconds}>
          <ShieldCheck aria-hidden />
          Bestätigen
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          <X aria-hidden />
          Abbrechen
        </Button>
      </form>
    </Modal>
  );
}
