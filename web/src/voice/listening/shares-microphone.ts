/**
 * Whether the microphone may be listened to beside the recogniser. Phones and tablets give it to
 * one listener only: a second one would make the recogniser deaf. (iPads call themselves Macs.)
 */
export function sharesMicrophone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  const isPhone = /Android|iPhone|iPad|iPod/.test(userAgent);
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return !(isPhone || isTablet);
}
