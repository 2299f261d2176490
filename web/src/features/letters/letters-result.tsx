import { LayoutGrid, ListOrdered } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { GameLux } from '../../games-kit/game-lux.tsx';
import { ResultLayout } from '../../games-kit/result-layout.tsx';

interface LettersResultProps {
  /** What the child did: "Du hast 10 Buchstaben geübt." */
  text: string;
  /** One drawing for each task. */
  rewards: readonly string[];
  isCalm: boolean;
  onAgain: () => void;
  /** What the main button says, where it is not "Nochmal spielen". */
  again: string | undefined;
  /** Null where there is no level to go back to. */
  levels: string | null;
  onLevels: () => void;
  onModes: () => void;
  /** What was practised. */
  children: ReactNode;
}

/** The end: what the child practised, and never what it missed. */
export function LettersResult({ text, rewards, isCalm, ...props }: LettersResultProps) {
  return (
    <ResultLayout
      face={<GameLux mood="speaking" isCalm={isCalm} className="size-36" />}
      title="Geschafft!"
      summary={<p className="text-lg">{text}</p>}
      reward={
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
      }
      onAgain={props.onAgain}
      again={props.again}
      actions={
        <>
          {props.levels !== null && (
            <Button
              size="child"
              variant="outline"
              className="grow sm:grow-0"
              onClick={props.onLevels}
            >
              <ListOrdered aria-hidden />
              {props.levels}
            </Button>
          )}
          <Button size="child" variant="outline" className="grow sm:grow-0" onClick={props.onModes}>
            <LayoutGrid aria-hidden />
            Etwas anderes üben
          </Button>
        </>
      }
      listTitle="Das hast du geübt"
    >
      {props.children}
    </ResultLayout>
  );
}
