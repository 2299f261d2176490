import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What the bff itself refuses; errors of the services pass through as they are. */
export const errors = defineErrors({
  VISITOR_UNKNOWN: {
    status: 400,
    message: 'Ich erkenne dich gerade nicht. Bitte lade die Seite neu.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'GraphQL-Anfragen kommen hier mit POST an.' },
  CONVERSATION_NOT_FOUND: {
    status: 404,
    message: 'Dieses Gespräch gibt es nicht mehr. Fang einfach ein neues an.',
  },
  /** SPEC 8. */
  ANSWER_FAILED: { status: 502, message: 'Antwort konnte nicht verarbeitet werden.' },
  JOB_NOT_FOUND: { status: 404, message: 'Diesen Auftrag gibt es nicht mehr.' },
  FILE_NOT_FOUND: { status: 404, message: 'Dieses Bild gibt es nicht mehr.' },
  /** SPEC 8. */
  NOT_OUR_FILE: { status: 400, message: 'Fehler beim Herunterladen' },
  UNKNOWN_HOST: {
    status: 421,
    message:
      'Unter diesem Namen gibt es LUX hier nicht. Wer LUX betreibt, kann ihn mit PUBLIC_URL erlauben.',
  },
  NO_AUTHORITY: {
    status: 404,
    message:
      'Dieser Server hat noch keine eigene Zertifikatsstelle. Starten Sie LUX mit HTTPS=local, oder versuchen Sie es in einer Minute noch einmal.',
  },
  FOREIGN_ORIGIN: {
    status: 403,
    message:
      'Das geht nur auf der Seite von LUX selbst. Öffne sie bitte und versuche es dort noch einmal.',
  },
  NOT_LOGGED_IN: { status: 401, message: 'Du bist nicht angemeldet.' },
  ACCOUNT_IS_NEEDED: {
    status: 403,
    message: 'Mit diesem Konto wird LUX verwaltet. Deshalb kann es nicht gelöscht werden.',
  },
  TEACHER_NEEDED: {
    status: 403,
    message: 'Das ist für Lehrkräfte. Fragen Sie bitte, wer LUX an Ihrer Schule verwaltet.',
  },
  CLASS_NOT_FOUND: { status: 404, message: 'Diese Klasse gibt es nicht mehr.' },
  TEACHER_NOT_FOUND: {
    status: 404,
    message: 'Eine Lehrkraft dieses Namens gibt es hier nicht. Stimmt der Benutzername?',
  },
  LESSON_NOT_FOUND: {
    status: 404,
    message: 'Diese Stunde gibt es nicht. Schau noch einmal auf die Tafel.',
  },
  NOT_IN_LESSON: { status: 404, message: 'Du bist gerade in keiner Stunde.' },
  AREA_CLOSED: {
    status: 403,
    message: 'Das ist in eurer Stunde gerade zu. Such dir etwas anderes aus.',
  },
  LESSON_PAUSED: { status: 403, message: 'Augen nach vorn! Gleich geht es weiter.' },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Das waren viele falsche Codes. Warte kurz und lies ihn noch einmal ab.',
  },
  /** SPEC 6. */
  STICKERS_NEED_LOGIN: {
    status: 401,
    message: 'Du musst angemeldet sein, um Sticker zu sammeln.',
  },
  DASHBOARD_LOCKED: {
    status: 401,
    message: 'Bitte melden Sie sich zuerst im Admin-Bereich an.',
  },
  OWNER_NEEDED: {
    status: 403,
    message: 'Das darf nur der Besitzer. Bitte melden Sie sich mit seinem Konto an.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: 'Bitte bestätigen Sie das mit dem Code aus Ihrer Authenticator-App.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'Dafür müssen Sie mit einem zweiten Faktor angemeldet sein. Sie richten ihn unter „Mein Konto“ ein.',
  },
  /** The password was changed, say, while this login with the old one was under way. */
  LOGIN_OVERTAKEN: {
    status: 409,
    message: 'Da hat sich gerade etwas geändert. Melde dich bitte noch einmal an.',
  },
  OWN_PASSWORD: {
    status: 409,
    message: 'Ihr eigenes Passwort ändern Sie unter „Mein Konto“.',
  },
  RECORD_OF_ACCOUNT: {
    status: 409,
    message: 'Diese Anfrage gehört zu einem Konto. Konten löschen Sie unter „Benutzer“.',
  },
  RECORD_OF_SEAT: {
    status: 409,
    message:
      'Diese Anfrage kommt von einem Platz einer Klasse. Was dort entstand, löscht die Lehrkraft mit dem Platz.',
  },
  RECORD_OF_NOBODY: {
    status: 409,
    message:
      'Zu dieser Anfrage gehört niemand (mehr): Es war kein Besucher dabei, oder seine Daten sind schon gelöscht.',
  },
  RECORD_WITHOUT_OWNER: {
    status: 409,
    message:
      'Bei dieser Anfrage ist noch nicht gespeichert, zu welchem Besucher sie gehört. Versuchen Sie es mit einer neueren Anfrage desselben Besuchers.',
  },
  OWN_EXPORT_ONLY: {
    status: 403,
    message:
      'Daten von Besitzer und Admins lädt nur herunter, wem sie gehören: unter „Meine Daten“.',
  },
  OWN_SECOND_FACTOR: {
    status: 409,
    message: 'Ihren eigenen zweiten Faktor entfernen Sie unter „Mein Konto“.',
  },
  KIT_IN_GERMAN_ONLY: { status: 404, message: 'Dieses Dokument gibt es nur auf Deutsch.' },
  /** SPEC 8. */
  WRONG_PASSWORD: { status: 401, message: 'Falsches Passwort' },
  OWNER_SECRET_WRONG: { status: 403, message: 'Der Besitzer-Schlüssel stimmt nicht.' },
  TOO_MANY_GUESSES: {
    status: 429,
    message: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  },
  NOT_PAINTABLE: {
    status: 422,
    message: 'Das kann ich leider noch nicht malen. Wünsch dir gern etwas anderes!',
  },
  STILL_PAINTING: {
    status: 503,
    message:
      'Das dauert gerade länger als sonst. Ich male dein Bild weiter. Schau gleich noch einmal nach.',
  },
  /** As conversation says it. */
  TRANSCRIPTION_UNAVAILABLE: {
    status: 501,
    message: 'Aufnahmen kann ich hier leider nicht verstehen. Du kannst mir aber gern schreiben.',
  },
  TOO_BUSY: {
    status: 503,
    message: 'Gerade sind sehr viele Kinder hier. Warte kurz und versuche es dann noch einmal.',
  },
  /** SPEC 8. */
  PDF_NOT_CREATED: { status: 502, message: 'Fehler beim Export' },
  NOT_PAINTED: {
    status: 502,
    message: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
  },
});
