import { useState } from 'react';
import { LuxFace } from '../../components/lux-face.tsx';
import type { LuxMood } from '../../components/lux-mood.ts';
import { WaveBars } from '../../components/wave-bars.tsx';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';
import { useWaveLevels } from '../../voice/use-wave-levels.ts';
import type { VoiceState } from '../../voice/voice-machine.ts';
import { Captions } from './captions.tsx';
import { TalkButton } from './talk-button.tsx';
import { TypedQuestion } from './typed-question.tsx';
import { useConversation } from './use-conversation.ts';

const moods: Record<VoiceState['phase'], LuxMood> = {
  idle: 'idle',
  listening: 'listening',
  processing: 'thinking',
  speaking: 'speaking',
};

const statuses: Record<VoiceState['phase'], string> = {
  idle: 'Ich bin bereit.',
  listening: 'Ich höre dir zu.',
  processing: 'Ich denke nach …',
  speaking: 'Hör mal!',
};

/** Keeps the button in reach above the navigation while a long conversation scrolls under it. */
const DOCK =
  'tall:sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-line border-t bg-surface-raised px-4 py-2 sm:bottom-24 sm:mx-auto sm:w-fit sm:min-w-lg sm:rounded-xl sm:border sm:p-4 sm:shadow-mid';

/** The home screen (SPEC 2, 4): a child asks, LUX answers in words and sound. */
export function Talk() {
  const { turns, ask } = useConversation();
  const [hasHeardNothing, setHasHeardNothing] = useState(false);
  const voice = useVoiceTurn({ answer: ask, onNothingHeard: () => setHasHeardNothing(true) });
  const { state, level } = voice;
  const waveMode = state.phase === 'listening' || state.phase === 'speaking' ? state.phase : 'off';
  const levels = useWaveLevels(waveMode, level);
  const isFresh = turns.length === 0;

  function press() {
    setHasHeardNothing(false);
    voice.press();
  }

  return (
    <div className="flex grow flex-col gap-4">
      <div
        className={`flex grow flex-col items-center justify-center gap-x-8 gap-y-3 ${isFresh ? '' : 'md:flex-row'}`}
      >
        <div className="flex shrink-0 flex-col items-center">
          <LuxFace
            mood={moods[state.phase]}
            level={level}
            className={`transition-[width,height] duration-300 ease-soft ${isFresh ? 'size-60 sm:size-72' : 'size-44 md:size-60'}`}
          />
          <p role="status" className="text-ink-soft">
            {hasHeardNothing && state.phase === 'idle'
              ? 'Ich habe nichts gehört. Drück noch einmal.'
              : statuses[state.phase]}
          </p>
        </div>
        <Captions turns={turns} interim={state.phase === 'listening' ? state.interim : ''} />
      </div>
      <div className={`flex flex-col items-center gap-3 ${isFresh ? '' : DOCK}`}>
        <WaveBars levels={levels} isActive={waveMode !== 'off'} />
        <TalkButton phase={state.phase} onPress={press} onStop={voice.interrupt} />
        <TypedQuestion
          isDisabled={state.phase === 'processing' || state.phase === 'speaking'}
          onAsk={voice.type}
        />
      </div>
    </div>
  );
}
