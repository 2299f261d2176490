import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What can go wrong in the games, with the texts of SPEC 8. */
export const errors = defineErrors({
  QUIZ_GENERATION_FAILED: { status: 500, message: 'Fehler beim Generieren der Fragen' },
  /** SPEC 8. */
  STORY_GENERATION_FAILED: {
    status: 502,
    message:
      'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.',
  },
  NOTHING_TO_DRAFT: {
    status: 422,
    message:
      'Aus diesem Text konnte LUX nichts machen. Am besten gelingt es mit kurzen, ganzen Sätzen, die etwas erzählen.',
  },
  /** The message is always the child-safety gate's own answer (DESIGN 6). */
  NOT_CHILD_SAFE: { status: 422, message: 'Darüber schreibe ich lieber nicht.' },
  /** The message is always the fixed, human-written help (DESIGN 6). */
  CRISIS: { status: 422, message: 'Bitte sprich mit einem Erwachsenen, dem du vertraust.' },
});
