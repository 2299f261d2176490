import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { DeleteDialog } from '../components/dialogs/confirm-dialog.tsx';
import { Card } from '../components/layout/card.tsx';
import { formatDate } from '../lib/format-date.ts';
import type { Picture } from './picture.ts';

interface PictureCardProps {
  picture: Picture;
  /** The picture itself, usually a button or link around it. */
  face: ReactNode;
  /** One more action, between download and delete. */
  extra?: ReactNode;
  deleteQuestion: string;
  onDownload: () => void;
  onDelete: () => void;
}

/** A picture with prompt, date, download and delete (SPEC 2). */
export function PictureCard({ picture, face, extra, deleteQuestion, ...on }: PictureCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card padding="none" className="flex animate-appear flex-col">
      {face}
      <div className="flex grow flex-col p-4">
        <p className="line-clamp-3 font-bold">{picture.prompt}</p>
        <p className="mb-3 text-ink-soft text-sm">
          <time dateTime={picture.createdAt}>{formatDate(picture.createdAt)}</time>
        </p>
        <div className="@container mt-auto">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="soft"
              size="child"
              className="grow px-3! text-base!"
              onClick={on.onDownload}
            >
              <Download aria-hidden className="@max-[14rem]:hidden" />
              Download
            </Button>
            {extra}
            <Button
              variant="ghost"
              size="childIcon"
              aria-label={`Löschen: ${picture.prompt}`}
              onClick={() => setIsAsking(true)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
      </div>
      <DeleteDialog
        isOpen={isAsking}
        question={deleteQuestion}
        onConfirm={on.onDelete}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
