import { useAtomValue } from 'jotai';
import type { LuxMood } from '../components/lux/lux-expression.tsx';
import { LuxFace } from '../components/lux/lux-face.tsx';
import { assistantNameAtom } from '../lib/assistant-name.ts';
import { voiceLevelAtom } from './speaking/speech-state.ts';

interface LiveLuxProps {
  mood: LuxMood;
  className?: string;
}

/** LUX under the name of the settings, its mouth moved by its voice. */
export function LiveLux({ mood, className }: LiveLuxProps) {
  const level = useAtomValue(voiceLevelAtom);
  const name = useAtomValue(assistantNameAtom);
  return <LuxFace mood={mood} level={level} name={name} {...(className ? { className } : {})} />;
}
