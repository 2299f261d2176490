import { type OperationNote, sound } from './operation-note.ts';

/** What admins and the owner call. */
export const adminNotes: Readonly<Record<string, OperationNote>> = {
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
  'POST /api/owner/recovery': { summary: 'Als Besitzer wieder hineinkommen' },
  'DELETE /api/admin/users/{id}/second-factor': {
    summary: 'Den zweiten Faktor eines Kontos entfernen',
  },
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
  'PATCH /api/analytics/users/{id}/teacher': {
    summary: 'Jemanden zur Lehrkraft machen oder nicht mehr',
  },
};
