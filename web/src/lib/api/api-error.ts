interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came at all. */
  status: number;
  code: string;
  message: string;
  /** True when the message was written for the person in front of the screen. */
  isForPerson: boolean;
  /** Seconds to wait before it makes sense to try again, where the server said so. */
  retryAfterSeconds?: number | null;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly isForPerson: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.isForPerson = details.isForPerson;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
