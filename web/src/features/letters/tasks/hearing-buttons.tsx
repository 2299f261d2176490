import { Turtle, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import type { HearingWay } from './task-speech.ts';

interface HearingButtonsProps {
  /** Nothing of this task was heard yet. */
  isFirst: boolean;
  hasSyllables: boolean;
  onHear: (way: HearingWay) => void;
}

const LOOK = 'min-w-0 grow basis-0 gap-1.5 px-1! text-sm! sm:text-base! [&_svg]:size-5!';

/** Hear it, hear it slowly, hear it by syllables: as often as the child likes. */
export function HearingButtons({ isFirst, hasSyllables, onHear }: HearingButtonsProps) {
  const button = (way: HearingWay, icon: ReactNode, text: string) => (
    <Button size="child" variant="soft" className={LOOK} onClick={() => onHear(way)}>
      {icon}
      {text}
    </Button>
  );
  return (
    <div className="flex gap-2">
      {button('again', <Volume2 aria-hidden />, isFirst ? 'Hören' : 'Nochmal hören')}
      {button('slow', <Turtle aria-hidden />, 'Langsam')}
      {hasSyllables && button('syllables', <Bows />, 'In Silben')}
    </div>
  );
}

/** The bows that teachers draw under syllables. */
function Bows() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M2 9c2 7 8 7 10 0 2 7 8 7 10 0" strokeLinecap="round" />
    </svg>
  );
}
