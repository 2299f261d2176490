import {
  SecondFactorProof,
  type SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import { ShieldCheck } from 'lucide-react';
import { QrCode } from '../../../components/qr-code.tsx';
import { CodeField } from '../../../forms/code-field.tsx';
import { SubmitOrCancel } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { secondFactorApi } from './second-factor-api.ts';

interface ActivateSecondFactorProps {
  secret: SecondFactorSecret;
  onActivated: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and a first code that proves the app has it. */
export function ActivateSecondFactor({ secret, onActivated, onCancel }: ActivateSecondFactorProps) {
  const proof = useForm({
    fields: ['code'],
    schema: SecondFactorProof,
    send: async ({ code }) => onActivated((await secondFactorApi.activate(code)).recoveryCodes),
    success: () => ({ title: 'Der zweite Faktor ist eingerichtet' }),
    failed: 'Der zweite Faktor ist noch nicht eingerichtet',
    refusedBy: { SECOND_FACTOR_WRONG: 'code' },
  });
  return (
    <form ref={proof.form} onSubmit={proof.submit} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-4">
        <p>
          Scannen Sie dieses Bild mit einer Authenticator-App, zum Beispiel Aegis, 2FAS, Google oder
          Microsoft Authenticator.
        </p>
        <QrCode text={secret.uri} label="QR-Code für die Authenticator-App" />
        <div className="w-full">
          <p className="mb-1.5 text-ink-soft text-sm">Oder tippen Sie diesen Schlüssel ab:</p>
          <p className="select-all break-all rounded-md bg-surface-sunken p-3 text-center font-mono">
            {inGroups(secret.secret)}
          </p>
        </div>
      </div>
      <CodeField
        {...proof.bind('code')}
        label="Code aus der App"
        hint="Sechs Ziffern, alle 30 Sekunden andere."
      />
      <SubmitOrCancel
        isSending={proof.isSending}
        waitSeconds={proof.waitSeconds}
        onCancel={onCancel}
      >
        <ShieldCheck aria-hidden />
        Einschalten
      </SubmitOrCancel>
    </form>
  );
}

/** Groups of four characters are easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
