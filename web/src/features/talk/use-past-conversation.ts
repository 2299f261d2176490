import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { newVisitor } from '../../lib/storage/visitor-token.ts';
import { keptConversation } from './answers/kept-conversation.ts';
import type { TurnsEvent } from './turns/turns-reducer.ts';

/** Loaded only for returning visitors. */
const loadApi = () => import('./answers/conversation-api.ts').then((m) => m.conversationApi);

/**
 * Shows the current conversation again after a reload. If the browser lost its id, the latest
 * conversation with messages is offered.
 */
export function usePastConversation(change: (event: TurnsEvent) => void) {
  const [offered, setOffered] = useState<Conversation | null>(null);
  const { user, isLoading } = useSession();
  // A new visitor has no earlier conversations (SPEC 7), with or without the token of the first
  // call.
  const [wasHere] = useState(() => {
    const token = storage.readText(storageKeys.visitorToken);
    return token !== null && !newVisitor.has(token);
  });
  const isKnown = wasHere || user !== null;

  useEffect(() => {
    let isGone = false;
    const id = keptConversation.id();
    if (id !== null) {
      readKept(id).then(
        ({ messages }) => !isGone && change({ type: 'restored', messages }),
        (error: unknown) => {
          const isForgotten = error instanceof ApiError && error.status === 404;
          if (isForgotten) keptConversation.forget();
        },
      );
    } else if (isKnown) {
      readLatest().then(
        (conversation) => !isGone && setOffered(conversation),
        // On failure nothing is offered.
        () => {},
      );
    }
    return () => {
      isGone = true;
    };
  }, [change, isKnown]);

  function accept(): void {
    if (offered === null) return;
    keptConversation.keep(offered.id);
    change({ type: 'restored', messages: offered.messages });
    setOffered(null);
  }

  // Known after the first drawing only, which is the same for everybody; also who just talked here.
  const hasPast = isKnown || keptConversation.id() !== null;
  return { offered, accept, isKnown: hasPast && !isLoading };
}

async function readKept(id: string): Promise<Conversation> {
  return (await loadApi()).read(id);
}

async function readLatest(): Promise<Conversation | null> {
  const conversationApi = await loadApi();
  const [latest] = await conversationApi.list();
  if (latest === undefined) return null;
  const conversation = await conversationApi.read(latest.id);
  return conversation.messages.length > 0 ? conversation : null;
}
