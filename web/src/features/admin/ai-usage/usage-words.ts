import type { AiUsageReport, CeilingAbility } from '@lux/contracts/accounts/ai/ai-usage.ts';

export const unitNames: Readonly<Record<CeilingAbility, string>> = {
  text: 'Token',
  image: 'Bilder',
  speech: 'Zeichen',
  transcription: 'Minuten',
};

const dollars = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 3,
});
export const inDollars = (amount: number | null): string =>
  amount === null ? 'kein Listenpreis' : dollars.format(amount);

export const inNumbers = (count: number): string => count.toLocaleString('de-DE');

type Day = AiUsageReport['days'][number];

/** What a line of a day is counted in, in words. */
export function amountOf({ ability, inputTokens, outputTokens, ...day }: Day): string {
  switch (ability) {
    case 'text':
    case 'moderation':
      return inputTokens + outputTokens > 0
        ? `${inNumbers(inputTokens + outputTokens)} Token`
        : `${inNumbers(day.calls)} Anfragen`;
    case 'image':
      return `${inNumbers(day.pictures)} Bilder`;
    case 'speech':
      return `${inNumbers(day.characters)} Zeichen`;
    case 'transcription':
      return `${inNumbers(Math.ceil(day.seconds / 60))} Minuten`;
  }
}
