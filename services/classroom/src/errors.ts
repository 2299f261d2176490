import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What classroom refuses: in Sie what teachers read, in du what children read. */
export const errors = defineErrors({
  CLASS_NOT_FOUND: { status: 404, message: 'Diese Klasse gibt es nicht mehr.' },
  SEAT_NOT_FOUND: { status: 404, message: 'Diesen Platz gibt es nicht mehr.' },
  LESSON_NOT_FOUND: {
    status: 404,
    message: 'Diese Stunde gibt es nicht. Schau noch einmal auf die Tafel.',
  },
  PLACE_NOT_FOUND: { status: 404, message: 'Dieser Platz ist in keiner Stunde mehr.' },
  ALERT_NOT_FOUND: { status: 404, message: 'Diesen Hinweis gibt es nicht mehr.' },
  MATERIAL_NOT_FOUND: { status: 404, message: 'Dieses Material gibt es nicht mehr.' },
  LESSON_MATERIAL_NOT_FOUND: { status: 404, message: 'Das gibt es in dieser Stunde nicht.' },
  TOO_MANY_MATERIALS: { status: 409, message: 'Sie haben schon 300 Materialien.' },
  WRONG_BODY: { status: 400, message: 'Dieser Inhalt passt nicht zur Art des Materials.' },
  MATERIAL_NOT_CHILD_SAFE: { status: 422, message: 'Das lässt LUX nicht zu Kindern.' },
  FORMAT_UNFIT: {
    status: 400,
    message: 'GIFT ist ein Format für Fragen. Nehmen Sie CSV oder JSON.',
  },
  FILE_UNREADABLE: { status: 422, message: 'Diese Datei kann LUX nicht lesen.' },
  FILE_EMPTY: { status: 422, message: 'In dieser Datei steht nichts.' },
  TEACHER_NOT_FOUND: { status: 404, message: 'Diese Lehrkraft gehört nicht zur Klasse.' },
  LESSON_RUNNING: { status: 409, message: 'In dieser Klasse läuft schon eine Stunde.' },
  LESSON_OVER: { status: 409, message: 'Diese Stunde ist schon zu Ende.' },
  SEAT_TAKEN: { status: 409, message: 'Hier sitzt schon ein Kind. Such dir dein eigenes Bild.' },
  TOO_MANY_SEATS: { status: 409, message: 'Eine Klasse hat höchstens 40 Plätze.' },
  TOO_MANY_TEACHERS: { status: 409, message: 'Eine Klasse hat höchstens 10 Lehrkräfte.' },
  TOO_MANY_CLASSES: { status: 409, message: 'Sie haben schon 60 Klassen.' },
  TOO_MANY_GUESTS: { status: 409, message: 'In dieser Stunde sind schon sehr viele Gäste.' },
  LAST_TEACHER: {
    status: 409,
    message:
      'Die letzte Lehrkraft kann die Klasse nicht verlassen. Löschen Sie die Klasse oder nehmen Sie zuerst jemanden auf.',
  },
  CLASS_CHANGED: {
    status: 409,
    message:
      'Die Klasse wurde gerade an anderer Stelle geändert. Bitte versuchen Sie es noch einmal.',
  },
  WRONG_PICTURES: { status: 401, message: 'Das waren andere Bilder. Versuch es noch einmal.' },
  SEAT_WAITS: {
    status: 429,
    message: 'Warte kurz. In einer Minute darfst du es wieder versuchen.',
  },
  GUESTS_NOT_ALLOWED: {
    status: 403,
    message: 'In dieser Stunde brauchst du einen Platz. Tippe auf dein Bild.',
  },
});
