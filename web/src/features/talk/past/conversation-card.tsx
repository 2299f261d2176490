import type { ListedConversation } from '@lux/contracts/conversation/conversation.ts';
import { MessagesSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { DeleteDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';

/** What a conversation is called by: its first question. */
export function titleOf({ title }: Pick<ListedConversation, 'title'>): string {
  return title ?? 'Ein Gespräch mit LUX';
}

interface ConversationCardProps {
  conversation: ListedConversation;
  onOpen: () => void;
  onDelete: () => void;
}

/** One conversation of the list: its day, its first question, a way in and a way to delete it. */
export function ConversationCard({ conversation, onOpen, onDelete }: ConversationCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const title = titleOf(conversation);
  return (
    <Card padding="none" className="flex h-full animate-appear items-center gap-2 p-2">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-child-target min-w-0 grow items-center gap-4 rounded-lg p-2 text-left hover:bg-primary-soft"
        onClick={onOpen}
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-tile-sky text-primary">
          <MessagesSquare aria-hidden className="size-7" />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 break-words font-bold">{title}</span>{' '}
          <time dateTime={conversation.updatedAt} className="text-ink-soft text-sm">
            {formatDate(conversation.updatedAt)}
          </time>
        </span>
      </button>
      <Button
        variant="ghost"
        size="childIcon"
        aria-label={`Löschen: ${title}`}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        question="Möchtest du dieses Gespräch wirklich löschen?"
        description="Alles, was ihr darin gesagt habt, ist dann weg."
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
