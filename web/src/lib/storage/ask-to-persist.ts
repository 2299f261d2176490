let isAsked = false;

/**
 * Asks the browser not to clear away what a child has made when the disk is short of room. Call it once
 * there is something to keep. Not in Firefox, which would put the question to the child.
 */
export function askToPersist(): void {
  const { storage, userAgent } = navigator;
  if (isAsked || storage?.persist === undefined || userAgent.includes('Firefox')) return;
  isAsked = true;
  void storage.persist().catch(() => {});
}
