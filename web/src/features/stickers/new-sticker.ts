import type { ToastContent } from '../../lib/toasts.ts';

/** SPEC 8, word for word. */
export const NEW_STICKER: ToastContent = {
  title: 'Neuer Sticker!',
  description: 'Du hast einen neuen Sticker für deine Sammlung erhalten!',
  tone: 'success',
};
