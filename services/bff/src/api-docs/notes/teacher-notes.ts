import type { OperationNote } from './operation-note.ts';

/** What teachers call for their classes, lessons and materials. */
export const teacherNotes: Readonly<Record<string, OperationNote>> = {
  'GET /api/materials': { summary: 'Eigene Materialien und geteilte der Schule' },
  'POST /api/materials': { summary: 'Ein Material anlegen' },
  'POST /api/materials/imports': {
    summary: 'Eine Datei einlesen: GIFT, CSV, Text oder JSON; Fehler nach Zeilen',
  },
  'POST /api/materials/drafts': {
    summary: 'Ein Entwurf aus einem Text; gespeichert wird nichts',
  },
  'POST /api/materials/words': {
    summary: 'Silben, Zeichnungen und Anlaute, die LUX zu Wörtern findet, zum Verbessern',
  },
  'GET /api/materials/{id}': { summary: 'Ein Material mit seinem Inhalt' },
  'GET /api/materials/{id}/file': { summary: 'Ein Material als Datei' },
  'PATCH /api/materials/{id}': { summary: 'Ein Material ändern oder teilen' },
  'DELETE /api/materials/{id}': { summary: 'Ein Material löschen' },
  'GET /api/classes/{id}/materials': { summary: 'Was die nächste Stunde der Klasse anbietet' },
  'PUT /api/classes/{id}/materials': { summary: 'Der Klasse Materialien geben' },
  'GET /api/classes': { summary: 'Die eigenen Klassen' },
  'POST /api/classes': { summary: 'Eine Klasse anlegen' },
  'PATCH /api/classes/{id}': { summary: 'Eine Klasse ändern, auch die Ordnung der Plätze' },
  'DELETE /api/classes/{id}': {
    summary: 'Eine Klasse mit allem löschen, was an ihren Plätzen entstand',
  },
  'POST /api/classes/{id}/seats': { summary: 'Plätze dazunehmen' },
  'DELETE /api/classes/{id}/seats/{seatId}': { summary: 'Einen Platz löschen' },
  'POST /api/classes/{id}/seats/{seatId}/archives': {
    summary: 'Alles über ein Kind samt Bildern, für seine Eltern, mit Grund',
    answers: ['application/zip'],
  },
  'POST /api/classes/{id}/seats/{seatId}/pictures': {
    summary: 'Einem Platz drei neue Bilder geben',
  },
  'POST /api/classes/{id}/teachers': { summary: 'Eine Klasse mit einer Lehrkraft teilen' },
  'DELETE /api/classes/{id}/teachers/{userId}': {
    summary: 'Eine Lehrkraft aus einer Klasse nehmen',
  },
  'POST /api/classes/{id}/cards': { summary: 'Karten mit neuen Bildern drucken' },
  'POST /api/classes/{id}/album/prints': { summary: 'Das Album der Klasse drucken' },
  'GET /api/classes/{id}/looks': { summary: 'Wer wann welches Gespräch gelesen hat' },
  'GET /api/classes/{id}/progress': {
    summary: 'Was die Kinder einer Klasse schon können, auch als Tabelle',
  },
  'GET /api/classes/{id}/progress/{seatId}': { summary: 'Was ein Kind schon kann, im Einzelnen' },
  'GET /api/classes/{id}/lessons': { summary: 'Stunden einer Klasse, die neueste zuerst' },
  'POST /api/classes/{id}/lessons': { summary: 'Eine Stunde beginnen' },
  'GET /api/lessons/{id}': { summary: 'Eine Stunde' },
  'PATCH /api/lessons/{id}': { summary: 'Eine Stunde ändern: Dauer, Bereiche, Pause, Thema' },
  'DELETE /api/lessons/{id}': { summary: 'Eine Stunde beenden' },
  'GET /api/lessons/{id}/board': { summary: 'Die Tafel: alle Kinder einer Stunde' },
  'POST /api/lessons/{id}/looks': { summary: 'Das Gespräch eines Kindes lesen, mit Grund' },
  'DELETE /api/lessons/{id}/places/{placeId}': { summary: 'Ein Kind aus der Stunde schicken' },
  'POST /api/lessons/{id}/alerts/{alertId}/seen': {
    summary: 'Einen Hinweis auf Gefahr als angesehen vermerken',
  },
  'GET /api/lessons/{id}/pictures': { summary: 'Bilder der Kinder einer Stunde' },
  'PUT /api/lessons/{id}/album': { summary: 'Bilder für das Album der Klasse wählen' },
  'POST /api/teachers/invitations': { summary: 'Eine Lehrkraft einladen' },
};
