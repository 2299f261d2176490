import { Ear, RotateCcw } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Switch } from '../../components/controls/switch.tsx';
import type { LuxMood } from '../../components/lux/lux-expression.tsx';
import { toasts } from '../../lib/toasts.ts';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { LiveLux } from '../../voice/live-lux.tsx';
import { LiveWaves } from '../../voice/live-waves.tsx';
import { useHandsFree } from '../../voice/use-hands-free.ts';
import { useVoiceTurn } from '../../voice/use-voice-turn.ts';
import type { VoiceState } from '../../voice/voice-machine.ts';
import { keptConversation } from './answers/kept-conversation.ts';
import { TalkButton } from './talk-button.tsx';
import { talkStatus } from './talk-status.ts';
import { Captions } from './turns/captions.tsx';
import { unansweredQuestion } from './turns/turns-reducer.ts';
import { TypedQuestion } from './typed-question.tsx';
import { talkFailure, useConversation } from './use-conversation.ts';
import { usePastConversation } from './use-past-conversation.ts';

/** A question without an answer is asked again with one tap. */
function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <span className="text-base text-ink-soft">Darauf fehlt noch die Antwort.</span>
      <Button variant="soft" size="child" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Noch einmal
      </Button>
    </div>
  );
}

const ContinueOffer = lazy(() =>
  import('./conversation-menu.tsx').then((m) => ({ default: m.ContinueOffer })),
);
type MenuProps = Parameters<typeof import('./conversation-menu.tsx')['ConversationMenu']>[0];
/** Where the line is lost before it was loaded, the talk goes on without. */
const ConversationMenu = lazy<ComponentType<MenuProps>>(() =>
  import('./conversation-menu.tsx').then(
    (m) => ({ default: m.ConversationMenu }),
    () => ({ default: () => null }),
  ),
);

const moods: Record<VoiceState['phase'], LuxMood> = {
  idle: 'idle',
  listening: 'listening',
  processing: 'thinking',
  speaking: 'speaking',
};

/** Keeps the button in reach while a long conversation scrolls: above the navigation, or beside the talk. */
const DOCK =
  'tall:sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-line border-t bg-surface-raised px-4 py-2 sm:bottom-24 lying:bottom-3 low:lying:sticky low:lying:top-2 low:lying:self-start sm:mx-auto sm:not-low:w-fit sm:not-low:min-w-lg sm:rounded-xl sm:border sm:p-4 low:lying:p-2 sm:shadow-mid';

/** The home screen (SPEC 2, 4): a child asks, LUX answers in words and sound. */
export function Talk() {
  const { turns, change, ask, expect, hear, dismiss } = useConversation();
  const past = usePastConversation(change);
  const handsFree = useHandsFree();
  const [hasHeardNothing, setHasHeardNothing] = useState(false);
  const voice = useVoiceTurn({
    answer: ask,
    onHeard: hear,
    onListen: () => {
      setHasHeardNothing(false);
      expect();
    },
    onNothingHeard: () => {
      setHasHeardNothing(true);
      dismiss();
    },
    noteHandsFree: handsFree.note,
  });
  const { phase } = voice.state;
  const isFresh = turns.length === 0;
  const isCaring = turns.findLast(({ role }) => role === 'assistant')?.safety === 'crisis';
  const isAtRest = phase === 'idle' || phase === 'speaking';
  const unanswered = unansweredQuestion(turns);
  /** LUX makes room for it, so that the text field stays above a telephone's navigation. */
  const isOffering = isFresh && phase === 'idle' && past.offered !== null;
  const freshSize = isOffering
    ? 'size-28 tall:size-44 low:size-20 roomy:size-72'
    : 'size-44 low:size-28 tall:size-60 sm:tall:size-72';
  const canListen = voice.way === 'recognition' || voice.way === 'recording';

  function switchHandsFree(isOn: boolean) {
    const listensOn = handsFree.note({ type: 'switched', isOn });
    if (listensOn && phase === 'idle') voice.press();
  }

  async function beginAnew() {
    voice.stop();
    dismiss();
    try {
      await keptConversation.begin();
      change({ type: 'cleared' });
    } catch (error) {
      toasts.show({ ...talkFailure(error), tone: 'danger' });
    }
  }

  function nextStep() {
    if (phase !== 'idle') return null;
    if (unanswered !== null) return <Retry onRetry={() => voice.type(unanswered)} />;
    if (!isOffering || past.offered === null) return null;
    return (
      <Suspense>
        <ContinueOffer conversation={past.offered} onAccept={past.accept} />
      </Suspense>
    );
  }

  return (
    <div className="flex grow flex-col gap-4 low:lying:grid low:lying:grid-cols-2 low:lying:items-center">
      <OfflineNote what="Zum Reden" />
      <div
        className={`flex grow flex-col items-center justify-center gap-x-8 gap-y-3 ${isFresh ? '' : 'md:not-low:flex-row'}`}
      >
        <div className="flex shrink-0 flex-col items-center">
          <LiveLux
            mood={isCaring && isAtRest ? 'caring' : moods[phase]}
            className={`transition-[width,height] duration-300 ease-soft ${isFresh ? freshSize : 'size-44 low:size-20 md:tall:size-60'}`}
          />
          <p role="status" className="max-w-64 text-center text-ink-soft">
            {talkStatus({
              phase,
              isCaring,
              hasHeardNothing,
              way: voice.way,
              isRefused: voice.isRefused,
              isAsleep: handsFree.isAsleep,
            })}
          </p>
        </div>
        <Captions
          turns={turns}
          interim={voice.state.phase === 'listening' ? voice.state.interim : ''}
          spokenIndex={voice.spokenIndex}
          next={nextStep()}
        />
      </div>
      <div
        data-talk-dock={!isFresh || undefined}
        className={`flex flex-col items-center gap-3 ${isFresh ? '' : DOCK}`}
      >
        <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1">
          <span className="justify-self-start">
            {canListen && (
              <Switch icon={<Ear />} isOn={handsFree.isOn} onChange={switchHandsFree}>
                Freihändig
              </Switch>
            )}
          </span>
          <span className={isFresh ? '' : 'low:invisible'}>
            <LiveWaves
              mode={phase === 'listening' || phase === 'speaking' ? phase : 'off'}
              isHandsFree={handsFree.isOn}
            />
          </span>
          <span className="justify-self-end">
            {(!isFresh || past.isKnown) && (
              <Suspense>
                <ConversationMenu isFresh={isFresh} onBegin={beginAnew} />
              </Suspense>
            )}
          </span>
        </div>
        <TalkButton phase={phase} onPress={voice.press} onStop={voice.interrupt} />
        <TypedQuestion
          isDisabled={phase === 'processing' || phase === 'speaking'}
          onAsk={voice.type}
        />
      </div>
    </div>
  );
}
