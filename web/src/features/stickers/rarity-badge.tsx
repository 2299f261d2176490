const looks: Partial<Record<string, string>> = {
  normal: 'border-info bg-info-soft text-on-info-soft',
  selten: 'border-special bg-special-soft text-on-special-soft',
  'sehr selten': 'border-warning bg-warning-soft text-on-warning-soft',
  legendär: 'border-danger bg-danger-soft text-on-danger-soft',
};
const UNKNOWN = 'border-control-line bg-surface-sunken text-ink';

/** Blue, purple, amber, red; grey for what is not known (SPEC 3). */
export function RarityBadge({ rarity }: { rarity: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 font-bold text-xs ${looks[rarity] ?? UNKNOWN}`}
    >
      {rarity}
    </span>
  );
}
