import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';

/** Urges owner and admins to protect what they can see and do. */
export function SecondFactorBanner() {
  return (
    <Card
      tone="warning"
      padding="none"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 p-4 low:mb-2 low:p-2"
    >
      <ShieldAlert aria-hidden className="size-8 shrink-0" />
      <p className="min-w-0 basis-56 grow">
        <strong>Ihr Konto ist nur durch ein Passwort geschützt.</strong>{' '}
        <span className="low:sr-only">
          Wer es errät, liest alles, was Kinder fragen. Richten Sie einen zweiten Faktor auf Ihrem
          Handy ein.
        </span>
      </p>
      <Button asChild variant="outline">
        <Link to="/konto">
          <ShieldCheck aria-hidden />
          Jetzt einrichten
        </Link>
      </Button>
    </Card>
  );
}
