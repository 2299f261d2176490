import type { SecondFactorSecret } from '@lux/contracts/accounts/second-factor.ts';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ActivateSecondFactor } from './activate-second-factor.tsx';
import { BeginSecondFactor } from './begin-second-factor.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';

/**
 * Sets up and removes the second factor (TOTP, RFC 6238) of owner and admins: password, QR code
 * with a first code, recovery codes. Secret and codes are held only while they are shown.
 */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const { refresh } = useSession();
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const Icon = isOn ? ShieldCheck : ShieldAlert;

  function step() {
    if (recoveryCodes !== null) {
      return <RecoveryCodeList codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
    }
    if (isOn) return <RemoveSecondFactor onRemoved={() => void refresh()} />;
    if (secret === null) return <BeginSecondFactor onBegun={setSecret} />;
    return (
      <ActivateSecondFactor
        secret={secret}
        onActivated={(codes) => {
          setSecret(null);
          setRecoveryCodes(codes);
          void refresh();
        }}
        onCancel={() => setSecret(null)}
      />
    );
  }

  return (
    <Card padding="lg">
      <section aria-labelledby="second-factor" className="flex flex-col gap-5">
        <div>
          <h2 id="second-factor" className="flex items-center gap-2 text-xl">
            <Icon
              aria-hidden
              className={`size-7 shrink-0 ${isOn ? 'text-success' : 'text-warning'}`}
            />
            Zweiter Faktor beim Anmelden
          </h2>
          <p className="mt-1 text-ink-soft">
            {isOn
              ? 'Eingerichtet: Beim Anmelden und vor heiklen Änderungen fragt LUX nach einem Code Ihrer Authenticator-App.'
              : 'Ihr Konto sieht, was Kinder fragen. Mit einer Authenticator-App auf Ihrem Handy genügt ein erratenes Passwort nicht mehr.'}
          </p>
        </div>
        {step()}
      </section>
    </Card>
  );
}
