import { saveAsFile } from './save-as-file.ts';

/** Long enough for every browser to have begun saving. */
const RELEASE_MS = 60_000;

/** Saves bytes this page made itself. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  saveAsFile(url, filename);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
