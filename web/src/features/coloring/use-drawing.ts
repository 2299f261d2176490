import { useSetAtom } from 'jotai';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import {
  createPictureSpeech,
  useDescribedPicture,
} from '../../pictures/describe/use-described-picture.ts';
import { createPendingJob } from '../../pictures/job/create-pending-job.ts';
import { coloringPagesAtom } from '../../pictures/picture-lists.ts';

/** What LUX says around a colouring page: five of each. */
export const phrases = {
  intro: [
    'Oh, das wird ein schönes Ausmalbild! Ich spitze schon den Stift.',
    'Gute Idee! Ich zeichne dir die Linien, und du malst sie bunt.',
    'Das zeichne ich gern für dich. Leg schon mal deine Farben bereit.',
    'Au ja! Einen kleinen Moment, ich zeichne los.',
    'Das klingt lustig. Gleich hast du etwas zum Ausmalen.',
  ],
  success: [
    'Fertig! Jetzt bist du dran: Welche Farbe nimmst du zuerst?',
    'Dein Ausmalbild ist da. Viel Spaß beim Malen!',
    'Tadaa! Tippe dein Bild an, dann kannst du losmalen.',
    'Geschafft! Jetzt fehlen nur noch deine Farben.',
    'Hier ist dein Ausmalbild. Mach es richtig schön bunt!',
  ],
  failure: [
    'Oh nein, mein Stift ist abgebrochen. Versuchen wir es noch einmal?',
    'Es tut mir leid, das Zeichnen hat gerade nicht geklappt.',
    'Schade, das Ausmalbild ist nicht fertig geworden. Magst du es noch einmal probieren?',
    'Hoppla, da ist mir die Linie verrutscht. Versuch es gleich noch einmal.',
    'Entschuldige bitte, das konnte ich gerade nicht zeichnen. Vielleicht fällt dir etwas anderes ein?',
  ],
} as const;

const pending = createPendingJob(storageKeys.pendingColoringPage);
const speech = createPictureSpeech(phrases);

/** Loaded with the first wish. */
const loadGenerate = () =>
  import('./generate-coloring-page.ts').then((m) => m.generateColoringPage);

/** From a description, said or typed, to a colouring page. */
export function useDrawing() {
  const addPage = useSetAtom(coloringPagesAtom);
  return useDescribedPicture({
    pending,
    speech,
    failed: 'Das Ausmalbild konnte nicht generiert werden',
    onReady: ({ jobId, prompt, url }) => {
      const createdAt = new Date().toISOString();
      addPage({ add: { id: `coloring-${jobId}`, prompt, imageUrl: url, createdAt } });
      toasts.show({ title: 'Ausmalbild erstellt!', tone: 'success' });
    },
    toOrder: async (prompt) => ({ prompt, send: async () => (await loadGenerate())(prompt) }),
  });
}
