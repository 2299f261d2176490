import type { FirstStepId } from '@lux/contracts/common/first-steps.ts';
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { type StepText, stepTexts } from './step-texts.ts';

interface StepCardProps {
  id: FirstStepId;
  isDone: boolean;
  /** Instead of the usual way. */
  way?: StepText['link'] | undefined;
  /** What the step has besides its texts: an address, a decision, when it happened. */
  children?: ReactNode;
}

/** One step: why it is taken, how, and whether it is done. */
export function StepCard({ id, isDone, way, children }: StepCardProps) {
  const headingId = useId();
  const { title, why, how, link: usualWay } = stepTexts[id];
  const link = way ?? usualWay;
  const Sign = isDone ? CircleCheck : CircleDashed;
  return (
    <Card>
      <section aria-labelledby={headingId} className="flex gap-4">
        <Sign
          aria-hidden
          className={`mt-0.5 size-7 shrink-0 ${isDone ? 'text-success' : 'text-ink-soft'}`}
        />
        <div className="flex min-w-0 grow flex-col gap-2">
          <h3 id={headingId} className="text-lg leading-tight">
            {title}
            <span
              className={`ml-2 font-normal text-sm ${isDone ? 'text-success' : 'text-ink-soft'}`}
            >
              {isDone ? 'erledigt' : 'noch offen'}
            </span>
          </h3>
          <p className="text-ink-soft">{why}</p>
          {!isDone && <p>{how}</p>}
          {children}
          {!isDone && link && (
            <Button asChild variant="outline" className="self-start">
              <Link to={link.to}>
                {link.label}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
