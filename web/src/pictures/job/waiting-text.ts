import type { JobView } from '@lux/contracts/media/job.ts';

/** How many are before this one and how long it takes, as far as the server knows. */
export function waitingText({ state, place, waitSeconds }: JobView): string {
  const turn = state === 'queued' ? placeText(place) : '';
  const time = waitSeconds === undefined ? '' : `Noch etwa ${duration(waitSeconds)}.`;
  return [turn, time].filter(Boolean).join(' ');
}

function placeText(place: number | undefined): string {
  if (place === undefined) return '';
  if (place === 1) return 'Du bist als Nächstes dran.';
  return place === 2
    ? 'Vor dir ist noch ein Bild dran.'
    : `Vor dir sind noch ${place - 1} Bilder dran.`;
}

function duration(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  return `${Math.round(seconds / 60)} Minuten`;
}
