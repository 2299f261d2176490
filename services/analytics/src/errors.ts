import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What analytics refuses, in words for admins. */
export const errors = defineErrors({
  REQUEST_NOT_FOUND: { status: 404, message: 'Diese Anfrage gibt es nicht mehr.' },
  NOT_A_SAFETY_EVENT: {
    status: 409,
    message: 'Nur auffällige Anfragen lassen sich als erledigt markieren.',
  },
  ALERT_NOT_FOUND: { status: 404, message: 'Diesen Alarm gibt es nicht mehr.' },
  SEARCH_TOO_WIDE: {
    status: 422,
    message: 'Die Suche dauert zu lange. Bitte grenzen Sie den Zeitraum ein.',
  },
});
