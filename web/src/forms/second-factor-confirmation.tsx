import { SecondFactorProof } from '@lux/contracts/accounts/second-factor.ts';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Modal } from '../components/dialogs/modal.tsx';
import { refusals } from '../lib/api/refusals.ts';
import { rest } from '../lib/api/rest.ts';
import { CodeField } from './code-field.tsx';
import { SubmitOrCancel } from './submit-button.tsx';
import { useForm } from './use-form.ts';

/**
 * Asks for a code whenever the server refuses a call of this screen with SECOND_FACTOR_NEEDED, and has
 * the call repeated once the code is right (`refusals.call`). Calls that wait at the same time share one
 * dialog; each of them fails with the refusal if it is cancelled.
 */
export function SecondFactorConfirmation() {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);

  useEffect(() => {
    const stop = refusals.on('SECOND_FACTOR_NEEDED', () => {
      setIsAsking(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => {
      stop();
      for (const resolve of waiting.current.splice(0)) resolve(false);
    };
  }, []);

  function close(isConfirmed: boolean): void {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  }
  if (!isAsking) return null;
  return <ConfirmationDialog onConfirmed={() => close(true)} onCancel={() => close(false)} />;
}

interface ConfirmationDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

function ConfirmationDialog({ onConfirmed, onCancel }: ConfirmationDialogProps) {
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
        <SubmitOrCancel
          isSending={proof.isSending}
          waitSeconds={proof.waitSeconds}
          onCancel={onCancel}
        >
          <ShieldCheck aria-hidden />
          Bestätigen
        </SubmitOrCancel>
      </form>
    </Modal>
  );
}
