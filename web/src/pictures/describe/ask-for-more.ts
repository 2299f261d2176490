import { toasts } from '../../lib/toasts.ts';

/** Nothing was said or written (SPEC 5). */
export function askForMore(): void {
  toasts.show({
    title: 'Keine Beschreibung erkannt',
    description: 'Bitte beschreibe das Bild, das du erstellen möchtest, deutlicher.',
    tone: 'danger',
  });
}
