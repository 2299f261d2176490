import { MessageCircle, RotateCcw } from 'lucide-react';
import balloon from 'openmoji/color/svg/1F5E8.svg?url';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { ConversationCard, titleOf } from './conversation-card.tsx';
import { ConversationDialog } from './conversation-dialog.tsx';
import { usePastConversations } from './use-past-conversations.ts';

/** All conversations of a child, the latest first. */
export function MyConversations() {
  const { past, retry, remove } = usePastConversations();
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);

  if (past.state === 'loading') return <Spinner label="LUX schaut nach …" />;
  if (past.state === 'failed') {
    return (
      <ErrorState
        title="Deine Gespräche konnten nicht geladen werden."
        text={past.message}
        action={
          <Button size="child" onClick={retry}>
            <RotateCcw aria-hidden />
            Noch einmal versuchen
          </Button>
        }
      />
    );
  }
  if (past.conversations.length === 0) {
    return (
      <EmptyState
        drawing={balloon}
        title="Noch keine Gespräche"
        text="Frag LUX etwas. Dann findest du es hier wieder."
        action={
          <Button asChild size="child">
            <Link to="/">
              <MessageCircle aria-hidden />
              Mit LUX sprechen
            </Link>
          </Button>
        }
      />
    );
  }
  const open = past.conversations.find(({ id }) => id === openId);
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {past.conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard
              conversation={conversation}
              onOpen={() => setOpenId(conversation.id)}
              onDelete={() => void remove(conversation.id)}
            />
          </li>
        ))}
      </ul>
      {open && <ConversationDialog conversation={open} title={titleOf(open)} onClose={close} />}
    </>
  );
}
