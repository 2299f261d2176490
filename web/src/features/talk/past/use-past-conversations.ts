import type { ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toasts } from '../../../lib/toasts.ts';
import { conversationApi } from '../answers/conversation-api.ts';
import { keptConversation } from '../answers/kept-conversation.ts';

type PastConversations =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; conversations: readonly ListedConversation[] };

/** What to say of a failed call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError && error.isForPerson
    ? error.message
    : 'Bitte versuche es noch einmal.';
}

/** The conversations of the current child in which something was said; loaded again for another child. */
export function usePastConversations() {
  const { isLoading, user } = useSession();
  const [past, setPast] = useState<PastConversations>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const whose = isLoading ? null : `${user?.id ?? 'visitor'} ${attempt}`;

  useEffect(() => {
    if (whose === null) return;
    let isGone = false;
    setPast({ state: 'loading' });
    conversationApi.list().then(
      (all) => {
        const conversations = all.filter(({ isEmpty }) => !isEmpty);
        if (!isGone) setPast({ state: 'ready', conversations });
      },
      (error: unknown) => {
        if (!isGone) setPast({ state: 'failed', message: messageOf(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [whose]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  /** Deletes one for good; the home screen begins anew where it was the current one. */
  const remove = useCallback(async (id: string): Promise<void> => {
    try {
      await conversationApi.remove(id);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        const title = 'Das Löschen hat nicht geklappt';
        toasts.show({ title, description: messageOf(error), tone: 'danger' });
        return;
      }
    }
    if (keptConversation.id() === id) keptConversation.forget();
    setPast((before) =>
      before.state === 'ready'
        ? { ...before, conversations: before.conversations.filter((one) => one.id !== id) }
        : before,
    );
  }, []);

  return { past, retry, remove };
}
