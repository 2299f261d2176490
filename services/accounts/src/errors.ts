import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What accounts refuses. Children read some of it: Du, and a way on. */
export const errors = defineErrors({
  USERNAME_TAKEN: {
    status: 409,
    message: 'Diesen Benutzernamen gibt es schon. Bitte such dir einen anderen aus.',
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    message:
      'Dieses Passwort probieren andere als Erstes aus. Nimm lieber drei Wörter, die nicht zusammenpassen, zum Beispiel Wolke-Besen-Zebra.',
  },
  /** Also in place of a password that an admin has given. */
  PASSWORD_UNCHANGED: {
    status: 400,
    message: 'Das ist dein bisheriges Passwort. Denk dir bitte ein anderes aus.',
  },
  PASSWORD_CHANGE_NEEDED: {
    status: 403,
    message:
      'Deine Lehrerin oder dein Lehrer hat dir ein neues Passwort gegeben. Denk dir jetzt dein eigenes aus.',
  },
  /** Whether the owner is registered already or not. */
  OWNER_SECRET_NEEDED: {
    status: 403,
    message:
      'Dieser Benutzername gehört dem Besitzer von LUX. Nur mit dem Besitzer-Schlüssel kann man sich so anmelden.',
  },
  OWNER_NOT_FOUND: {
    status: 404,
    message:
      'Der Besitzer hat noch kein Konto. Bitte registrieren Sie es mit dem Besitzer-Schlüssel.',
  },
  REGISTRATION_CLOSED: {
    status: 403,
    message: 'Neue Konten gibt es hier gerade nicht. Frag bitte deine Lehrerin oder deinen Lehrer.',
  },
  INVITATION_NEEDED: {
    status: 403,
    message:
      'Für ein Konto brauchst du eine Einladung. Frag bitte deine Lehrerin oder deinen Lehrer.',
  },
  INVITATION_INVALID: {
    status: 403,
    message:
      'Diese Einladung gilt nicht mehr. Frag bitte deine Lehrerin oder deinen Lehrer nach einer neuen.',
  },
  INVITATION_NOT_FOUND: { status: 404, message: 'Diese Einladung gibt es nicht mehr.' },
  /** The same for an unknown name as for a wrong password. */
  LOGIN_FAILED: { status: 401, message: 'Benutzername oder Passwort stimmt nicht.' },
  TOO_MANY_LOGINS: {
    status: 429,
    message: 'Das waren zu viele Versuche. Warte kurz und versuche es dann noch einmal.',
  },
  /** Somebody is logged in, and types their own password again. */
  WRONG_PASSWORD: { status: 403, message: 'Das Passwort stimmt nicht.' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    message: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten, den die App zeigt.',
  },
  SECOND_FACTOR_NOT_OFFERED: {
    status: 403,
    message: 'Den zweiten Faktor gibt es nur für den Besitzer und für Admins.',
  },
  SECOND_FACTOR_EXISTS: {
    status: 409,
    message: 'Sie haben schon einen zweiten Faktor. Entfernen Sie zuerst den alten.',
  },
  SECOND_FACTOR_MISSING: {
    status: 409,
    message: 'Für dieses Konto ist noch kein zweiter Faktor eingerichtet.',
  },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Das waren zu viele falsche Codes. Bitte warten Sie und versuchen Sie es dann erneut.',
  },
  AI_SERVER_NOT_FOUND: { status: 404, message: 'Diesen KI-Server gibt es nicht mehr.' },
  AI_SERVERS_FULL: {
    status: 409,
    message: 'Mehr als zwölf KI-Server sind nicht möglich. Entfernen Sie zuerst einen.',
  },
  AI_SERVER_CHANGED: {
    status: 409,
    message: 'Jemand hat diesen KI-Server eben geändert. Bitte laden Sie die Seite neu.',
  },
  TOO_MANY_THINGS: {
    status: 409,
    message: 'Deine Sammlung ist voll. Lösche etwas, das du nicht mehr brauchst.',
  },
  /** A device has seen changes that this database has not: it is an older back-up. The device tells all again. */
  CHANGES_UNKNOWN: { status: 409, message: 'Deine Sachen werden noch einmal verglichen.' },
  STICKER_NOT_FOUND: { status: 404, message: 'Diesen Sticker gibt es nicht.' },
  NOT_ACHIEVED: {
    status: 403,
    message: 'Diesen Sticker hast du noch nicht verdient. Mach weiter, dann klappt es bald!',
  },
  USER_NOT_FOUND: { status: 404, message: 'Diesen Benutzer gibt es nicht mehr.' },
  OWNER_IS_PROTECTED: {
    status: 403,
    message: 'Der Besitzer kann nicht gelöscht oder geändert werden.',
  },
  ADMIN_PASSWORD_IS_PROTECTED: {
    status: 403,
    message: 'Das Passwort eines Admins kann nur der Besitzer zurücksetzen.',
  },
  PASSWORD_TOO_EASY: {
    status: 400,
    message:
      'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes oder lassen Sie eines erzeugen.',
  },
  ADMIN_IS_PROTECTED: { status: 403, message: 'Der Benutzer „admin“ kann nicht gelöscht werden.' },
});
