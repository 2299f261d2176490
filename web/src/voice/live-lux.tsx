import { useAtomValue } from 'jotai';
import { LuxFace } from '../components/lux-face.tsx';
import type { LuxMood } from '../components/lux-mood.ts';
import { assistantNameAtom } from '../lib/assistant-name.ts';
import { voiceLevelAtom } from './speaking/voice-level.ts';

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
