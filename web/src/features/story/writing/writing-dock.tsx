import { useAtomValue } from 'jotai';
import { Ear, Mic, Sparkles, Square, Volume2, Wand } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { ControlDock } from '../../../components/layout/control-dock.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import type { Editor } from '../editor/editor.ts';
import type { LuxTask } from '../use-lux.ts';
import type { Reading } from '../use-reading.ts';

interface WritingDockProps {
  editor: Editor;
  task: LuxTask | null;
  reading: Reading;
  dictation: Dictation;
  onRead: () => void;
  onGoOn: (mode: 'start' | 'continue') => void;
}

/** On narrow screens the words need the room. */
const ASIDE = 'w-21 px-1 max-[359px]:w-17 max-[359px]:text-xs';
const MAIN = 'grow max-sm:text-base max-sm:[&_svg]:size-6 max-[359px]:[&_svg]:hidden';

/** Speak, read aloud, let LUX write: always at the same place. */
export function WritingDock({
  editor,
  task,
  reading,
  dictation,
  onRead,
  onGoOn,
}: WritingDockProps) {
  const name = useAtomValue(assistantNameAtom);
  const isListening = dictation.phase === 'listening' && dictation.target === 'story';
  const isUnwritten = editor.story.segments.length === 0;
  const isStart = isUnwritten && editor.input.trim() === '';
  return (
    <ControlDock>
      <div className="flex w-full items-stretch gap-2 sm:gap-3">
        {dictation.canListen && (
          <Button
            size="heroAside"
            variant={isListening ? 'accent' : 'soft'}
            className={ASIDE}
            disabled={dictation.phase !== 'idle' && !isListening}
            onClick={() => dictation.press('story')}
          >
            {isListening ? <Ear aria-hidden /> : <Mic aria-hidden />}
            {isListening ? 'Ich höre' : 'Sprechen'}
          </Button>
        )}
        {!isUnwritten && (
          <Button
            size="heroAside"
            variant="soft"
            className={ASIDE}
            onClick={reading.isReading ? reading.stop : onRead}
          >
            {reading.isReading ? (
              <Square aria-hidden fill="currentColor" />
            ) : (
              <Volume2 aria-hidden />
            )}
            {reading.isReading ? 'Stopp' : 'Vorlesen'}
          </Button>
        )}
        <Button
          size="hero"
          className={MAIN}
          disabled={task !== null}
          onClick={() => onGoOn(isStart ? 'start' : 'continue')}
        >
          {isStart ? <Sparkles aria-hidden /> : <Wand aria-hidden />}
          {isStart ? `Anfang von ${name}` : `${name} schreibt weiter`}
        </Button>
      </div>
    </ControlDock>
  );
}
