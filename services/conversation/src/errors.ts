import { defineErrors } from '@lux/service-kit/errors/define-errors.ts';

/** What can go wrong in a conversation, with the texts of SPEC 8. */
export const errors = defineErrors({
  CONVERSATION_NOT_FOUND: {
    status: 404,
    message: 'Dieses Gespräch gibt es nicht mehr. Fang einfach ein neues an.',
  },
  TURN_NOT_PREPARED: {
    status: 404,
    message: 'Diese Antwort ist nicht mehr da. Bitte frag noch einmal.',
  },
  ANSWER_FAILED: { status: 502, message: 'Antwort konnte nicht verarbeitet werden.' },
  SPEECH_FAILED: { status: 502, message: 'Sprachausgabe fehlgeschlagen' },
  NOTHING_TO_SAY: { status: 422, message: 'In diesem Text steht nichts, was ich vorlesen kann.' },
  SPEECH_NOT_FOUND: { status: 404, message: 'Diesen Satz habe ich nicht mehr im Ohr.' },
  TRANSCRIPTION_UNAVAILABLE: {
    status: 501,
    message: 'Aufnahmen kann ich hier leider nicht verstehen. Du kannst mir aber gern schreiben.',
  },
  TRANSCRIPTION_FAILED: {
    status: 502,
    message: 'Ich habe dich leider nicht verstanden. Bitte sag es noch einmal.',
  },
  NOT_AUDIO: { status: 415, message: 'Das ist keine Tonaufnahme, die ich verstehe.' },
  RECORDING_TOO_LONG: {
    status: 413,
    message: 'Die Aufnahme ist zu lang. Sprich bitte höchstens eine Minute.',
  },
  EXAM_NOT_FOUND: { status: 404, message: 'Diese Prüfung gibt es nicht mehr.' },
  EXAM_RUNNING: {
    status: 409,
    message:
      'Es läuft schon eine Prüfung. Warten Sie, bis sie zu Ende ist, oder brechen Sie sie ab.',
  },
  EXAM_WITHOUT_MODEL: {
    status: 409,
    message: 'Gerade antwortet LUX selbst. Wählen Sie zuerst ein Modell, das geprüft werden soll.',
  },
  ARTICLE_NOT_FOUND: {
    status: 404,
    message: 'Diesen Artikel habe ich nicht mehr gefunden. Frag mich gern noch einmal danach.',
  },
  BOOKS_UNAVAILABLE: {
    status: 503,
    message: 'Ich komme gerade nicht an das Bücherregal. Versuch es gleich noch einmal.',
  },
  NOT_CHILD_SAFE: { status: 422, message: 'Darüber möchte ich nicht sprechen.' },
});
