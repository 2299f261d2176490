/** Somebody could not be told. Its message is a German sentence for the owner. */
export class DeliveryError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'DeliveryError';
  }
}

/** The sentence for the owner, whatever went wrong. */
export function failureSentence(error: unknown): string {
  return error instanceof DeliveryError
    ? error.message
    : 'Beim Senden ist ein unerwarteter Fehler aufgetreten.';
}
