import { defineErrors } from './define-errors.ts';

/** Errors any service can meet. Texts that children see are in Du and offer a way on. */
export const commonErrors = defineErrors({
  VALIDATION_FAILED: { status: 400, message: 'Die Anfrage ist unvollständig oder falsch.' },
  BAD_JSON: { status: 400, message: 'Die Anfrage ist kein gültiges JSON.' },
  UNAUTHORIZED: { status: 401, message: 'Du musst angemeldet sein.' },
  FORBIDDEN: { status: 403, message: 'Das ist leider nicht erlaubt.' },
  NOT_FOUND: { status: 404, message: 'Das gibt es hier nicht.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'Die Adresse oder der Kopf der Anfrage ist zu lang.' },
  REQUEST_TIMED_OUT: { status: 408, message: 'Die Anfrage kam nicht rechtzeitig an.' },
  PRECONDITION_FAILED: { status: 412, message: 'Das hat sich inzwischen geändert.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'So viel ist davon nicht da.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Das ist zu groß.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: 'Die Anfrage muss als application/json gesendet werden.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Das ging zu schnell. Nach einer kurzen Pause geht es weiter.',
  },
  INTERNAL_ERROR: {
    status: 500,
    message: 'Da ist etwas schiefgegangen. Beim nächsten Mal klappt es vielleicht.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Das geht gerade nicht. Gleich klappt es vielleicht wieder.',
  },
  /** SPEC 8, word for word. */
  DATABASE_CONNECTION_FAILED: {
    status: 503,
    message:
      'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.',
  },
});
