/** What a child reads where something is away, by code: SPEC 8, and the catalogue of all services. */
export const commonSentences: Readonly<Record<string, string>> = {
  DATABASE_CONNECTION_FAILED:
    'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.',
  SERVICE_UNAVAILABLE: 'Das geht gerade nicht. Gleich klappt es vielleicht wieder.',
  ANSWER_FAILED: 'Antwort konnte nicht verarbeitet werden.',
};
