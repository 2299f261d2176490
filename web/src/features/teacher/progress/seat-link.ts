/** Where one seat is looked at closely, within the class's screen. */
export function seatLink(seatId: string): string {
  return `?bereich=lernstand&platz=${seatId}`;
}

/** Back to the whole class. */
export const classLink = '?bereich=lernstand';

/** `7,5 s` */
export function secondsText(seconds: number): string {
  return `${seconds.toLocaleString('de-DE', { maximumFractionDigits: 1 })} s`;
}

/** `92 %` */
export function shareText(share: number): string {
  return `${Math.round(share * 100)} %`;
}
