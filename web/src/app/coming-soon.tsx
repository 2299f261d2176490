import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';

interface ComingSoonProps {
  drawing: string;
  text: string;
  wayOn: { to: string; label: string };
}

/** An honest word on a screen that a later step fills, and a way on. */
export function ComingSoon({ drawing, text, wayOn }: ComingSoonProps) {
  return (
    <EmptyState
      drawing={drawing}
      title="Kommt gleich!"
      text={text}
      action={
        <Button asChild size="child">
          <Link to={wayOn.to}>
            <ArrowRight aria-hidden />
            {wayOn.label}
          </Link>
        </Button>
      }
    />
  );
}
