/**
 * True while nobody looks at the screen: the page is hidden, or a teacher has asked all eyes to the
 * front (session/lesson-pause.ts). `visibilitychange` on the document tells when it changes.
 */
export const isUnseen = (): boolean =>
  document.hidden || 'paused' in document.documentElement.dataset;
