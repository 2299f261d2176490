import { LayoutGrid, ListOrdered, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { GameLux } from '../../games-kit/game-lux.tsx';

interface LettersResultProps {
  /** What the child did: "Du hast 10 Buchstaben geübt." */
  text: string;
  /** One drawing for each task. */
  rewards: readonly string[];
  isCalm: boolean;
  onAgain: () => void;
  onLevels: () => void;
  onModes: () => void;
  /** What was practised. */
  children: ReactNode;
}

/** The end: what the child did, and nothing about what it missed. */
export function LettersResult({ text, rewards, isCalm, ...props }: LettersResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4">
      <GameLux mood="speaking" isCalm={isCalm} className="size-36" />
      <div className="text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          Geschafft!
        </h2>
        <p className="text-lg">{text}</p>
      </div>
      <div
        role="img"
        aria-label="Deine Belohnung: ein Bild für jede Aufgabe"
        className="flex flex-wrap justify-center rounded-lg bg-tile-sky px-3 py-2"
      >
        {rewards.map((drawing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same drawings in a fixed row
          <Drawing key={index} src={drawing} className="size-12 sm:size-14" />
        ))}
      </div>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button size="child" className="grow sm:grow-0" onClick={props.onAgain}>
          <RotateCcw aria-hidden />
          Nochmal spielen
        </Button>
        <Button size="child" variant="outline" className="grow sm:grow-0" onClick={props.onLevels}>
          <ListOrdered aria-hidden />
          Andere Stufe
        </Button>
        <Button size="child" variant="outline" className="grow sm:grow-0" onClick={props.onModes}>
          <LayoutGrid aria-hidden />
          Etwas anderes üben
        </Button>
      </div>
      <section aria-label="Das hast du geübt" className="w-full">
        <h3 className="mb-2 text-lg">Das hast du geübt</h3>
        {props.children}
      </section>
    </div>
  );
}
