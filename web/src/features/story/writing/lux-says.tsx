import { useAtomValue } from 'jotai';
import type { LuxMood } from '../../../components/lux/lux-expression.tsx';
import { SpeechBubble } from '../../../components/lux/speech-bubble.tsx';
import { GameLux } from '../../../games-kit/game-lux.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import type { Editor } from '../editor/editor.ts';
import type { LuxTask } from '../use-lux.ts';
import type { Reading } from '../use-reading.ts';

interface LuxSaysProps {
  editor: Editor;
  task: LuxTask | null;
  reading: Reading;
  dictation: Dictation;
  /** The child told of a danger: LUX must not look cheerful. */
  isCaring: boolean;
  isCalm: boolean;
}

/** LUX beside the sheet says in one sentence who writes next. */
export function LuxSays(props: LuxSaysProps) {
  const { editor, task, reading, dictation, isCaring, isCalm } = props;
  const name = useAtomValue(assistantNameAtom);

  function mood(): LuxMood {
    if (task !== null) return 'thinking';
    if (reading.isReading) return 'speaking';
    if (dictation.phase === 'listening') return 'listening';
    return isCaring ? 'caring' : 'idle';
  }

  function sentence(): string {
    if (task === 'tips') return 'Ich lese, was du geschrieben hast.';
    if (task !== null) return 'Ich denke nach und schreibe.';
    if (dictation.phase === 'listening') return 'Ich höre dir zu.';
    if (isCaring) return 'Ich bin für dich da.';
    const last = editor.story.segments.at(-1);
    if (last === undefined) return `Fang selbst an. Oder drück auf „Anfang von ${name}“.`;
    if (last.author === 'assistant') return 'Jetzt du! Wie geht die Geschichte weiter?';
    return 'Schön! Schreib weiter, oder lass mich schreiben.';
  }

  return (
    <div className="flex items-center gap-3">
      <GameLux mood={mood()} isCalm={isCalm} className="size-18 shrink-0 sm:size-24" />
      <div role="status">
        <SpeechBubble from="lux">{sentence()}</SpeechBubble>
      </div>
    </div>
  );
}
