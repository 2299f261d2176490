import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { downloadImage } from './download-image.ts';
import type { GalleryImage } from './gallery-image.ts';

interface ImageCardProps {
  image: GalleryImage;
  onDelete: () => void;
}

export function ImageCard({ image, onDelete }: ImageCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card padding="none" className="flex animate-appear flex-col overflow-hidden">
      <img
        src={image.imageUrl}
        alt={image.prompt}
        loading="lazy"
        width={1024}
        height={1024}
        className="aspect-square w-full bg-surface-sunken object-cover"
      />
      <div className="flex grow flex-col p-4">
        <p className="line-clamp-3 font-bold">{image.prompt}</p>
        <p className="mb-3 text-ink-soft text-sm">
          <time dateTime={image.createdAt}>{formatDate(image.createdAt)}</time>
        </p>
        <div className="mt-auto flex gap-2">
          <Button variant="soft" className="grow" onClick={() => void downloadImage(image)}>
            <Download aria-hidden />
            Download
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Löschen: ${image.prompt}`}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question="Möchtest du dieses Bild wirklich löschen?"
        confirmLabel="Ja, löschen"
        cancelLabel="Behalten"
        isDangerous
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
