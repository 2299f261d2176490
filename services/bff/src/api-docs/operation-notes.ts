import { spokenWordsHeader } from '@lux/contracts/conversation/spoken-words.ts';

/** What the API's document says of a call beyond its schemas. */
export interface OperationNote {
  /** German, in a line. */
  summary: string;
  /** Types of a 200 that is no JSON, or not only. */
  answers?: string[];
  /** Types of a body that is no JSON. */
  takes?: string[];
  /** Headers of a 200, by name, with what they say, in German. */
  headers?: Record<string, string>;
}

const sound = ['audio/wav', 'audio/mpeg'];
const spokenWords = {
  [spokenWordsHeader]:
    'Wann welches Wort gesprochen wird: JSON, je Wort [startMs, endMs, from, to]; fehlt, wo die Stimme es nicht sagt.',
};
const events = ['text/event-stream'];

/** By method and path as the document has them; a test fails for a call without a note. */
export const operationNotes: Readonly<Record<string, OperationNote>> = {
  'GET /api/settings': { summary: 'Einstellungen, die alle sehen dürfen' },
  'GET /api/operator': { summary: 'Wer dieses LUX betreibt' },
  'GET /api/admin/settings': { summary: 'Alle Einstellungen, Schlüssel verdeckt' },
  'POST /api/admin/settings': { summary: 'Einstellungen ändern' },
  'POST /api/admin/settings/key-tests': { summary: 'Den Schlüssel eines Anbieters ausprobieren' },
  'POST /api/admin/settings/voice-trials': { summary: 'Eine Stimme anhören', answers: sound },

  'GET /api/admin/ai-servers': { summary: 'KI-Server und wer welche Fähigkeit übernimmt' },
  'POST /api/admin/ai-servers': { summary: 'Einen KI-Server eintragen' },
  'PATCH /api/admin/ai-servers/{id}': { summary: 'Name, Adresse oder Schlüssel ändern' },
  'DELETE /api/admin/ai-servers/{id}': { summary: 'Einen KI-Server entfernen' },
  'PATCH /api/admin/ai-choices': { summary: 'Bestimmen, wer welche Fähigkeit übernimmt' },
  'GET /api/admin/ai-servers/{id}/models': { summary: 'Die Modelle eines KI-Servers' },
  'POST /api/admin/ai-servers/{id}/tests': { summary: 'Eine Fähigkeit eines Modells ausprobieren' },
  'GET /api/admin/ai-usage': { summary: 'Verbrauch der KI nach Tagen und Klassen' },
  'PATCH /api/admin/ai-ceilings': { summary: 'Obergrenzen im Monat setzen' },
  'GET /api/admin/exams': { summary: 'Prüfungen der Modelle und wie das benutzte steht' },
  'POST /api/admin/exams': { summary: 'Ein Modell prüfen' },
  'GET /api/admin/exams/{id}': { summary: 'Ein Zeugnis mit allen Antworten' },
  'DELETE /api/admin/exams/{id}': { summary: 'Eine Prüfung abbrechen' },
  'GET /api/admin/exams/{id}/report.pdf': {
    summary: 'Ein Zeugnis als PDF',
    answers: ['application/pdf'],
  },
  'GET /api/admin/nearby-ai-servers': { summary: 'Modell-Server, die auf diesem Rechner laufen' },

  'GET /api/user': { summary: 'Wer angemeldet ist' },
  'POST /api/register': { summary: 'Ein Konto anlegen und anmelden' },
  'POST /api/login': { summary: 'Anmelden' },
  'POST /api/logout': { summary: 'Abmelden' },
  'PUT /api/me/password': { summary: 'Das eigene Passwort ändern' },
  'POST /api/owner/recovery': { summary: 'Als Besitzer wieder hineinkommen' },
  'POST /api/me/second-factor': { summary: 'Einen zweiten Faktor einrichten' },
  'PUT /api/me/second-factor': { summary: 'Den zweiten Faktor mit einem Code bestätigen' },
  'DELETE /api/me/second-factor': { summary: 'Den zweiten Faktor entfernen' },
  'POST /api/me/second-factor/confirmations': { summary: 'Den zweiten Faktor noch einmal zeigen' },
  'DELETE /api/admin/users/{id}/second-factor': {
    summary: 'Den zweiten Faktor eines Kontos entfernen',
  },

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

  'POST /api/dashboard/login': { summary: 'Den Admin-Bereich mit dem Passwort öffnen' },
  'POST /api/dashboard/lock': { summary: 'Den Admin-Bereich schließen' },
  'GET /api/analytics/requests': { summary: 'Was gefragt und gemalt wurde' },
  'GET /api/analytics/requests/{id}': { summary: 'Eine Anfrage' },
  'PATCH /api/analytics/requests/{id}/handled': { summary: 'Einen Hilferuf als gesehen vermerken' },
  'POST /api/analytics/requests/{id}/forgettings': {
    summary: 'Alles vom Besucher hinter einer Anfrage löschen',
  },
  'GET /api/analytics/stats': { summary: 'Zahlen zu allen Anfragen' },
  'GET /api/analytics/exports/requests.csv': {
    summary: 'Alle Anfragen als Tabelle',
    answers: ['text/csv'],
  },
  'GET /api/analytics/exports/requests.json': {
    summary: 'Alle Anfragen als JSON',
    answers: ['application/json'],
  },
  'GET /api/analytics/exports/pictures.csv': {
    summary: 'Alle Bilder als Tabelle',
    answers: ['text/csv'],
  },
  'GET /api/analytics/exports/pictures.json': {
    summary: 'Alle Bilder als JSON',
    answers: ['application/json'],
  },
  'GET /api/analytics/exports/pictures.zip': {
    summary: 'Alle Bilder selbst',
    answers: ['application/zip'],
  },
  'GET /api/analytics/exports/users.csv': {
    summary: 'Alle Konten als Tabelle',
    answers: ['text/csv'],
  },
  'GET /api/analytics/exports/users.json': {
    summary: 'Alle Konten als JSON',
    answers: ['application/json'],
  },
  'GET /api/analytics/users': { summary: 'Alle Konten' },
  'DELETE /api/analytics/users/{id}': { summary: 'Ein Konto löschen' },
  'PATCH /api/analytics/users/{id}/admin': {
    summary: 'Jemanden zum Admin machen, oder nicht mehr',
  },
  'POST /api/admin/users/{id}/password-resets': { summary: 'Ein Passwort neu vergeben' },
  'GET /api/admin/users/{id}/data/archive': {
    summary: 'Alles über ein Kind samt Bildern, für seine Eltern',
    answers: ['application/zip'],
  },
  'POST /api/admin/invitations': { summary: 'Eine Einladung ausstellen' },
  'GET /api/admin/invitations': { summary: 'Alle Einladungen' },
  'DELETE /api/admin/invitations/{id}': { summary: 'Eine Einladung zurücknehmen' },
  'GET /api/admin/trail': { summary: 'Was Admins getan haben' },
  'GET /api/admin/alerts': { summary: 'Zeichen von Gefahr und wie die Schule vorgeht' },
  'PATCH /api/admin/alerts/{id}/handled': { summary: 'Einen Alarm als erledigt markieren' },
  'GET /api/admin/alert-settings': { summary: 'Wer bei Gefahr Bescheid bekommt' },
  'PATCH /api/admin/alert-settings': { summary: 'Ändern, wer bei Gefahr Bescheid bekommt' },
  'POST /api/admin/alert-settings/trials': { summary: 'Auf allen Wegen eine Probe senden' },
  'GET /api/admin/privacy-kit': { summary: 'Was die Unterlagen zum Datenschutz sagen werden' },
  'GET /api/admin/privacy-kit/{document}.pdf': {
    summary: 'Eine Unterlage zum Datenschutz als PDF',
    answers: ['application/pdf'],
  },
  'GET /api/admin/privacy-kit/{document}.txt': {
    summary: 'Eine Unterlage zum Datenschutz als Text',
    answers: ['text/plain'],
  },
  'GET /api/admin/privacy-kit.zip': {
    summary: 'Alle Unterlagen zum Datenschutz',
    answers: ['application/zip'],
  },
  'GET /api/analytics/pictures': { summary: 'Die neuesten Bilder' },
  'DELETE /api/analytics/pictures/{id}': { summary: 'Ein Bild löschen' },
  'GET /api/analytics/job-counts': {
    summary: 'Wie viele Aufträge warten, laufen und gescheitert sind',
  },
  'GET /api/analytics/jobs': { summary: 'Die Aufträge in einem Zustand' },
  'POST /api/analytics/jobs/{id}/retries': {
    summary: 'Einen gescheiterten Auftrag noch einmal versuchen',
  },
  'DELETE /api/analytics/jobs/{id}': { summary: 'Einen Auftrag entfernen' },
  'GET /api/analytics/health': { summary: 'Wie es den Teilen von LUX geht' },
  'GET /api/admin/first-steps': {
    summary: 'Was vor dem ersten Kind zu tun ist, und was schon da ist',
  },
  'PUT /api/admin/first-steps/provider': { summary: 'Sagen, dass es ohne Anbieter gehen soll' },
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

  'PATCH /api/analytics/users/{id}/teacher': {
    summary: 'Jemanden zur Lehrkraft machen oder nicht mehr',
  },
  'POST /api/teachers/invitations': { summary: 'Eine Lehrkraft einladen' },
};
