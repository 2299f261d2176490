/** An app on the home screen has no tabs: an iPad would show a file in LUX's place, without a way back. */
const hasTabs = (): boolean => !matchMedia('(display-mode: standalone)').matches;

/** How a link opens a file: in a tab beside LUX, else as a download, which every app can close again. */
export function fileLink(
  fileName: string,
): { target: '_blank'; rel: string } | { download: string } {
  return hasTabs() ? { target: '_blank', rel: 'noreferrer' } : { download: fileName };
}

/** Opens a file without a link where the browser lets it: only shortly after a tap; later, a link does. */
export function openBeside(url: string): void {
  if (navigator.userActivation?.isActive && hasTabs()) window.open(url, '_blank');
}
