import type { ExamSummary } from '@lux/contracts/conversation/exam.ts';

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

export const seconds = (milliseconds: number): string => `${number.format(milliseconds / 1_000)} s`;
export const percent = (share: number): string => `${number.format(share)} %`;
export const price = (amount: number): string => dollars.format(amount);
export const tokens = (count: number): string => count.toLocaleString('de-DE');

/** What became of an exam, in a word or two. */
export function verdictOf({ state, isPassed }: ExamSummary): string {
  switch (state) {
    case 'queued':
    case 'active':
      return 'läuft';
    case 'cancelled':
      return 'abgebrochen';
    case 'failed':
      return 'nicht beendet';
    case 'done':
      return isPassed ? 'bestanden' : 'nicht bestanden';
  }
}

export const isOpen = ({ state }: ExamSummary): boolean => state === 'queued' || state === 'active';
