import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What can go wrong around pictures and files. All of it may reach a child. */
export const errors = defineErrors({
  JOB_NOT_FOUND: { status: 404, message: 'Diesen Auftrag gibt es nicht mehr.' },
  /** For admins. */
  NOT_FAILED: { status: 409, message: 'Das geht nur bei Aufträgen, die fehlgeschlagen sind.' },
  FILE_NOT_FOUND: { status: 404, message: 'Dieses Bild gibt es nicht mehr.' },
  NOT_THIS_PAGE: {
    status: 422,
    message: 'Diese Farben passen nicht zu dem Ausmalbild. Öffne es noch einmal und male weiter.',
  },
  COLORS_NOT_FOUND: { status: 404, message: 'Dieses Ausmalbild ist noch nicht ausgemalt.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'So lang ist diese Datei nicht.' },
  /** The message is always the child-safety gate's own answer (DESIGN 6). */
  NOT_CHILD_SAFE: {
    status: 422,
    message: 'Das male ich lieber nicht. Denk dir etwas anderes aus!',
  },
  /** Of a script or language that nothing here can judge; the message is the gate's own answer. */
  NOT_UNDERSTOOD: { status: 422, message: 'Das habe ich leider nicht verstanden.' },
  /** The message is always the fixed, human-written help (DESIGN 6). */
  CRISIS: { status: 422, message: 'Bitte sprich mit einem Erwachsenen, dem du vertraust.' },
  TOO_MANY_WISHES: {
    status: 429,
    message:
      'Du hast dir schon ganz viel gewünscht. Warte, bis ich etwas davon fertig habe, dann bist du wieder dran.',
  },
  GALLERY_FULL: {
    status: 409,
    message:
      'Dein Bilderschrank ist voll, mehr kann ich nicht aufheben. Frag einen Erwachsenen, ob er dir Platz macht.',
  },
  QUEUE_FULL: {
    status: 503,
    message:
      'Gerade wünschen sich ganz viele Kinder ein Bild. Warte einen Moment und versuche es dann noch einmal.',
  },
  TIMED_OUT: {
    status: 504,
    message:
      'Das dauert gerade länger als sonst. Ich male dein Bild weiter. Schau gleich noch einmal nach.',
  },
});
