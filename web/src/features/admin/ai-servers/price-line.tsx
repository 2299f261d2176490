import type { AiServerKind, ChildHourPrice } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { inDollars } from '../ai-usage/usage-words.ts';

/** Kinds whose makers write bills. */
const PAID: readonly AiServerKind[] = ['openai', 'mistral', 'ionos'];

interface PriceLineProps {
  price: ChildHourPrice | null;
  /** Null: the server that was set at the start. */
  kind: AiServerKind | null;
}

/** What a child costs in an hour, as far as anybody knows. */
export function PriceLine({ price, kind }: PriceLineProps) {
  const text = sentenceOf(price, kind);
  return text === null ? null : <p className="text-ink-soft text-sm">{text}</p>;
}

function sentenceOf(price: ChildHourPrice | null, kind: AiServerKind | null): string | null {
  if (price?.cost === 0) return `Nach Listenpreis kostenlos (Stand ${price.asOf}).`;
  if (price) {
    return `Etwa ${inDollars(price.cost)} je Kind und Stunde, nach Listenpreis (Stand ${price.asOf}).`;
  }
  if (kind === null || kind === 'other') return null;
  return PAID.includes(kind)
    ? 'Was ein Kind in einer Stunde kostet, weiß LUX hier nicht. Bitte sehen Sie beim Anbieter nach.'
    : 'Keine Kosten je Anfrage.';
}
