import type { Conversation, ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import { useAtomValue } from 'jotai';
import { MessageCircle, Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { useReadAloud } from '../../../games-kit/reading/use-read-aloud.ts';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import { lessonFrameAtom } from '../../../lib/session/lesson-frame.ts';
import { toasts } from '../../../lib/toasts.ts';
import { conversationApi } from '../answers/conversation-api.ts';
import { keptConversation } from '../answers/kept-conversation.ts';
import { Caption } from '../turns/said-turns.tsx';
import { spokenMessages, textsToRead } from './spoken-messages.ts';
import { messageOf } from './use-past-conversations.ts';

interface ConversationDialogProps {
  conversation: ListedConversation;
  title: string;
  onClose: () => void;
}

/** A whole conversation: to read, to hear, and to go on with. */
export function ConversationDialog({ conversation, title, onClose }: ConversationDialogProps) {
  const [whole, setWhole] = useState<Conversation | null>(null);
  const { id } = conversation;

  useEffect(() => {
    let isGone = false;
    conversationApi.read(id).then(
      (found) => !isGone && setWhole(found),
      (error: unknown) => {
        if (isGone) return;
        const failed = 'Das Gespräch konnte nicht geladen werden.';
        toasts.show({ title: failed, description: messageOf(error), tone: 'danger' });
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, onClose]);

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {whole === null ? <Spinner label="LUX schaut nach …" /> : <Whole conversation={whole} />}
    </Dialog>
  );
}

function Whole({ conversation: { id, messages } }: { conversation: Conversation }) {
  const navigate = useNavigate();
  const name = useAtomValue(assistantNameAtom);
  const lesson = useAtomValue(lessonFrameAtom);
  const { isReading, readIndex, read, stop } = useReadAloud();
  const spoken = spokenMessages(messages);
  const mayGoOn = lesson?.isOpen('/') ?? true;

  function goOn() {
    keptConversation.keep(id);
    navigate('/');
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {mayGoOn && (
          <Button size="child" onClick={goOn}>
            <MessageCircle aria-hidden />
            Weiterreden
          </Button>
        )}
        <Button
          size="child"
          variant={isReading ? 'outline' : 'soft'}
          onClick={() => (isReading ? stop() : void read(textsToRead(id, spoken)))}
        >
          {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
          {isReading ? 'Stopp' : 'Vorlesen'}
        </Button>
      </div>
      <ol aria-label="Gespräch" className="flex flex-col gap-3">
        {spoken.map(({ message, sentences, start }) => {
          const isHeard = readIndex !== null && readIndex >= start;
          return (
            <li key={message.id} className="flex flex-col">
              <Caption
                turn={{ ...message, sentences }}
                speaker={message.role === 'user' ? 'Du' : name}
                spokenIndex={isHeard ? readIndex - start : null}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
