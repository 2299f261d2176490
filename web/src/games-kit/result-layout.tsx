import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../components/controls/button.tsx';

interface ResultLayoutProps {
  /** LUX, and what stands beside it. */
  face: ReactNode;
  title: string;
  /** What the child did, below the title. */
  summary: ReactNode;
  /** Between the title and the buttons. */
  reward?: ReactNode;
  onAgain: () => void;
  /** What its button says. */
  again?: string | undefined;
  /** Buttons beside "Nochmal spielen". */
  actions: ReactNode;
  /** Name of the list of what was asked. */
  listTitle: string;
  /** What was asked. */
  children: ReactNode;
}

/** The end of every game: its heading takes the focus, then come the ways on and what was asked. */
export function ResultLayout({ face, title, summary, reward, ...props }: ResultLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4">
      <div className="flex animate-appear flex-col items-center text-center">
        {face}
        <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none sm:text-3xl">
          {title}
        </h2>
        {summary}
      </div>
      {reward}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button size="child" className="grow sm:grow-0" onClick={props.onAgain}>
          <RotateCcw aria-hidden />
          {props.again ?? 'Nochmal spielen'}
        </Button>
        {props.actions}
      </div>
      <section aria-label={props.listTitle} className="w-full">
        <h3 className="mb-2 text-lg">{props.listTitle}</h3>
        {props.children}
      </section>
    </div>
  );
}
