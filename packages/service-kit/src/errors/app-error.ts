/** An error with an answer: a catalogue code, an HTTP status and a German sentence (DESIGN 7). */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** When trying again makes sense, in seconds; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** Which danger the gate heard, for the service that asked; never part of a public answer. */
  readonly danger: string | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    options: {
      cause?: unknown;
      retryAfterSeconds?: number | undefined;
      danger?: string | undefined;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.danger = options.danger;
  }
}
