import { HeartHandshake, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Card } from '../layout/card.tsx';

/** Help in danger (DESIGN 6): stays on the screen, with the numbers one press away. */
export function CrisisCard({ text }: { text: ReactNode }) {
  return (
    <Card tone="info" className="animate-appear border-2 text-base">
      <h2 className="mb-2 flex items-center gap-2 text-lg">
        <HeartHandshake aria-hidden className="size-7 shrink-0" />
        Du bist nicht allein.
      </h2>
      <p className="whitespace-pre-line">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild size="child">
          <a href="tel:116111">
            <Phone aria-hidden /> 116 111
          </a>
        </Button>
        <Button asChild size="child" variant="outline">
          <a href="tel:112">
            <Phone aria-hidden /> Notruf 112
          </a>
        </Button>
      </div>
    </Card>
  );
}
