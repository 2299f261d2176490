/** Lets the browser save what is behind an address, as a tap on a download link would. */
export function saveAsFile(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
}
