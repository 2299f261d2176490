import { CircleCheck } from 'lucide-react';
import { formatDate } from '../../lib/format-date.ts';
import { StickerImage } from './sticker-image.tsx';
import type { CollectedSticker, ShownSticker } from './sticker-queries.ts';
import { StickerTooltip } from './sticker-tooltip.tsx';

const looks: Partial<Record<string, string>> = {
  normal: 'border-info bg-info-soft text-on-info-soft',
  selten: 'border-special bg-special-soft text-on-special-soft',
  'sehr selten': 'border-warning bg-warning-soft text-on-warning-soft',
  legendär: 'border-danger bg-danger-soft text-on-danger-soft',
};
const UNKNOWN = 'border-control-line bg-surface-sunken text-ink';

/** Blue, purple, amber, red; grey for what is not known (SPEC 3). */
function RarityBadge({ rarity }: { rarity: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 font-bold text-xs ${looks[rarity] ?? UNKNOWN}`}
    >
      {rarity}
    </span>
  );
}

interface StickerCardProps {
  sticker: ShownSticker;
  /** Null while it is not collected. */
  collected: CollectedSticker | null;
}

/** A sticker of the collection (SPEC 2). */
export function StickerCard({ sticker, collected }: StickerCardProps) {
  const { name, description, category, rarity } = sticker;
  const look = collected
    ? 'border-success bg-success-soft text-on-success-soft'
    : 'border-line bg-surface-raised text-ink';
  return (
    <li
      data-collected={collected !== null}
      className={`relative flex min-w-0 flex-col items-center gap-1.5 rounded-lg border-2 p-3 text-center shadow-low ${look}`}
    >
      {collected !== null && (
        <CircleCheck aria-hidden className="absolute top-2 right-2 size-6 text-success" />
      )}
      <StickerTooltip name={name} description={description}>
        {/* The drawings have dark lines: by night they need a light ground. */}
        <span
          className={`grid place-items-center rounded-full bg-tile-sky p-2 ${collected ? '' : 'opacity-60 grayscale'}`}
        >
          <StickerImage sticker={sticker} className="size-20 sm:size-24" />
        </span>
      </StickerTooltip>
      <h2 className="w-full hyphens-auto text-base leading-tight">{name}</h2>
      <RarityBadge rarity={rarity} />
      <p className={`text-sm ${collected ? '' : 'text-ink-soft'}`}>{category}</p>
      {collected !== null && (
        <div className="mt-auto text-sm">
          <p>
            Erhalten am:{' '}
            <time dateTime={collected.collectedAt}>{formatDate(collected.collectedAt)}</time>
          </p>
          {collected.achievementType && <p>Für: {collected.achievementType}</p>}
        </div>
      )}
    </li>
  );
}
