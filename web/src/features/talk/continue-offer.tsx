import type { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { History } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';

interface ContinueOfferProps {
  conversation: Conversation;
  onAccept: () => void;
}

/** Offers the latest conversation if the browser has lost the id of its own. */
export function ContinueOffer({ conversation, onAccept }: ContinueOfferProps) {
  const question = conversation.messages.findLast(({ role }) => role === 'user')?.content;
  return (
    <div className="flex flex-col items-center gap-2">
      {question !== undefined && (
        <p className="line-clamp-2 max-sm:not-tall:hidden text-center text-base text-ink-soft">
          Zuletzt: „{question}“
        </p>
      )}
      <Button variant="soft" size="child" onClick={onAccept}>
        <History aria-hidden />
        Weiterreden
      </Button>
    </div>
  );
}
