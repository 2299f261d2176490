/** Lets the browser save what is behind an address, as a tap on a download link would. */
export function saveAsFile(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
}

/** Long enough for every browser to have begun saving. */
const RELEASE_MS = 60_000;

/** Saves bytes this page made itself. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  saveAsFile(url, filename);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
