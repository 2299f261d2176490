import { spokenWordsHeader } from '@lux/contracts/conversation/spoken-words.ts';
import { type OperationNote, sound } from './operation-note.ts';

const spokenWords = {
  [spokenWordsHeader]:
    'Wann welches Wort gesprochen wird: JSON, je Wort [startMs, endMs, from, to]; fehlt, wo die Stimme es nicht sagt.',
};
const events = ['text/event-stream'];

/** What children call, and everybody. */
export const childNotes: Readonly<Record<string, OperationNote>> = {
  'GET /api/settings': { summary: 'Einstellungen, die alle sehen dürfen' },
  'GET /api/operator': { summary: 'Wer dieses LUX betreibt' },
  'GET /api/user': { summary: 'Wer angemeldet ist' },
  'POST /api/register': { summary: 'Ein Konto anlegen und anmelden' },
  'POST /api/login': { summary: 'Anmelden' },
  'POST /api/logout': { summary: 'Abmelden' },
  'PUT /api/me/password': { summary: 'Das eigene Passwort ändern' },
  'POST /api/me/second-factor': { summary: 'Einen zweiten Faktor einrichten' },
  'PUT /api/me/second-factor': { summary: 'Den zweiten Faktor mit einem Code bestätigen' },
  'DELETE /api/me/second-factor': { summary: 'Den zweiten Faktor entfernen' },
  'POST /api/me/second-factor/confirmations': { summary: 'Den zweiten Faktor noch einmal zeigen' },
  'GET /api/conversations': { summary: 'Die eigenen Gespräche' },
  'POST /api/conversations': { summary: 'Ein Gespräch beginnen' },
  'GET /api/conversations/{id}': { summary: 'Ein Gespräch mit seinen Nachrichten' },
  'DELETE /api/conversations/{id}': { summary: 'Ein Gespräch löschen' },
  'POST /api/conversations/{id}/messages': { summary: 'LUX etwas fragen', answers: events },
  'POST /api/conversations/{id}/prepared-messages': {
    summary: 'Eine Antwort vorbereiten, während das Kind noch spricht',
    answers: events,
  },
  'POST /api/conversations/{id}/prepared-messages/{turnId}/commit': {
    summary: 'Eine vorbereitete Antwort gelten lassen',
  },
  'POST /api/speech': { summary: 'Einen Text vorlesen', answers: sound, headers: spokenWords },
  'GET /api/articles/{book}': { summary: 'Einen Artikel aus den Büchern der Schule lesen' },
  'GET /api/speech/{key}': {
    summary: 'Einen vorgelesenen Satz noch einmal holen',
    answers: sound,
    headers: spokenWords,
  },
  'GET /api/speech/{key}/words': { summary: 'Wann welches Wort gesprochen wird' },
  'GET /api/voices': { summary: 'Die Stimmen' },
  'GET /api/transcriptions': { summary: 'Ob LUX Aufnahmen verstehen kann' },
  'POST /api/transcriptions': {
    summary: 'Eine Aufnahme verstehen',
    takes: [
      'audio/webm',
      'audio/ogg',
      'audio/mp4',
      'audio/wav',
      'audio/mpeg',
      'multipart/form-data',
    ],
  },
  'POST /api/generate-image': {
    summary: 'Ein Bild malen lassen; mit derselben orderId ist es derselbe Auftrag',
  },
  'POST /api/generate-image-expert': {
    summary: 'Ein Bild mit eigenen Vorgaben malen lassen; orderId wie beim Bild',
  },
  'POST /api/generate-coloring-page': {
    summary: 'Ein Ausmalbild malen lassen; orderId wie beim Bild',
  },
  'GET /api/coloring-pages/{id}/colors': {
    summary: 'Die eigenen Farben eines Ausmalbilds, ohne die Linien',
    answers: ['image/png'],
  },
  'PUT /api/coloring-pages/{id}/colors': {
    summary: 'Die Farben eines Ausmalbilds aufheben; die zuletzt gemalten gelten',
    takes: ['image/png'],
  },
  'DELETE /api/coloring-pages/{id}/colors': { summary: 'Die Farben eines Ausmalbilds vergessen' },
  'POST /api/coloring-pages/{id}/pictures': {
    summary: 'Ein ausgemaltes Bild in die Galerie legen',
    takes: ['image/png'],
  },
  'POST /api/print': { summary: 'Eigene Bilder als PDF; orderId wie beim Bild' },
  'POST /api/create-pdf': { summary: 'Eine Geschichte als PDF; orderId wie beim Bild' },
  'POST /api/download-image': { summary: 'Ein eigenes Bild zum Speichern' },
  'DELETE /api/pictures/{id}': { summary: 'Ein eigenes Bild löschen' },
  'GET /api/jobs/{id}': { summary: 'Wie weit ein Auftrag ist' },
  'DELETE /api/jobs/{id}': { summary: 'Einen Auftrag abbrechen' },
  'POST /api/story/generate': { summary: 'Eine Geschichte beginnen, fortsetzen oder besprechen' },
  'POST /api/quiz/generate': { summary: 'Fragen für eine Quizrunde' },
  'POST /api/math/generate': { summary: 'Rechenaufgaben' },
  'GET /api/letters': { summary: 'Buchstaben, Silben, Wörter und Texte' },
  'POST /api/games/rounds': { summary: 'Eine beendete Runde melden' },
  'GET /api/stickers': { summary: 'Alle Sticker' },
  'GET /api/stickers/{id}/image': {
    summary: 'Das Bild eines Stickers',
    answers: ['image/svg+xml'],
  },
  'GET /api/user/stickers': { summary: 'Die eigenen Sticker' },
  'POST /api/user/stickers': { summary: 'Einen verdienten Sticker abholen' },
  'POST /api/setup/microphone-checks': { summary: 'Ein Gerät meldet, dass sein Mikrofon geht' },
  'GET /api/me/things': { summary: 'Die gespeicherten Dinge, seit einem Stand' },
  'PUT /api/me/things': { summary: 'Gespeicherte Dinge abgleichen' },
  'GET /api/me/data': { summary: 'Alles, was über einen gespeichert ist' },
  'DELETE /api/me/data': { summary: 'Alles über sich löschen' },
  'GET /api/me/data/archive': {
    summary: 'Alles über sich samt Bildern',
    answers: ['application/zip'],
  },
  'GET /api/joins/{code}': { summary: 'Was ein Kind an der Tür einer Stunde sieht' },
  'POST /api/joins/{code}': { summary: 'In eine Stunde kommen, an einen Platz oder als Gast' },
  'GET /api/lesson': { summary: 'Die eigene Stunde, oder null' },
  'DELETE /api/lesson': { summary: 'Die eigene Stunde verlassen' },
  'GET /api/lesson/materials': { summary: 'Was die eigene Stunde von der Lehrkraft anbietet' },
  'GET /api/lesson/materials/{id}': {
    summary: 'Womit ein Kind spielt: Fragen, Wörter mit Silben und Zeichnung, oder ein Text',
  },
  'GET /api/lesson/progress': { summary: 'Der eigene Garten: was ein Kind gelernt hat' },
  'GET /api/practice': { summary: 'Was das Buchstabenspiel ein Kind öfter fragt' },
  'PUT /api/lesson/hand': { summary: 'Die Hand heben oder senken' },
};
