import { ArrowRight, Footprints } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';

/** Leads to the steps that are still to be taken; gone when all are. */
export function FirstStepsHint({ left, to }: { left: number; to: string }) {
  return (
    <Card
      tone="info"
      padding="none"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 p-4"
    >
      <Footprints aria-hidden className="size-8 shrink-0" />
      <p className="min-w-0 basis-56 grow">
        <strong>
          {left === 1 ? 'Noch ein Schritt' : `Noch ${left} Schritte`}, bis Kinder kommen können.
        </strong>{' '}
        Zusammen dauern sie etwa eine Viertelstunde.
      </p>
      <Button asChild variant="outline">
        <Link to={to}>
          Erste Schritte
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}
