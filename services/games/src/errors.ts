import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What can go wrong in the games, with the texts of SPEC 8. */
export const errors = defineErrors({
  QUIZ_GENERATION_FAILED: { status: 500, message: 'Fehler beim Generieren der Fragen' },
});
