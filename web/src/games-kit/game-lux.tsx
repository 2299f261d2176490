import { useAtomValue } from 'jotai';
import type { LuxMood } from '../components/lux/lux-expression.tsx';
import { LuxFace } from '../components/lux/lux-face.tsx';
import { assistantNameAtom } from '../lib/assistant-name.ts';
import { LiveLux } from '../voice/live-lux.tsx';

interface GameLuxProps {
  mood: LuxMood;
  /** If true, the mouth does not move with the voice. */
  isCalm: boolean;
  className: string;
}

export function GameLux({ mood, isCalm, className }: GameLuxProps) {
  const name = useAtomValue(assistantNameAtom);
  if (!isCalm) return <LiveLux mood={mood} className={className} />;
  return <LuxFace mood={mood} name={name} className={className} />;
}
