import {
  SecondFactorOrder,
  type SecondFactorSecret,
} from '@lux/contracts/accounts/second-factor.ts';
import { Smartphone } from 'lucide-react';
import { PasswordField } from '../../../forms/password-field.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { secondFactorApi } from './second-factor-api.ts';

interface BeginSecondFactorProps {
  onBegun: (secret: SecondFactorSecret) => void;
}

/**
 * Asks for the password first: with an open session alone, a stranger could set up their own
 * factor.
 */
export function BeginSecondFactor({ onBegun }: BeginSecondFactorProps) {
  const order = useForm({
    fields: ['password'],
    schema: SecondFactorOrder,
    send: async ({ password }) => onBegun(await secondFactorApi.begin(password)),
    success: () => null,
    failed: 'Der zweite Faktor ist noch nicht eingerichtet',
    refusedBy: { WRONG_PASSWORD: 'password' },
  });
  return (
    <form ref={order.form} onSubmit={order.submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        {...order.bind('password')}
        label="Ihr Passwort"
        autoComplete="current-password"
      />
      <SubmitButton isSending={order.isSending} waitSeconds={order.waitSeconds}>
        <Smartphone aria-hidden />
        Einrichten
      </SubmitButton>
    </form>
  );
}
