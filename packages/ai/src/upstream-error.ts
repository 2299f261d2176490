/** A provider's refusal, from clients of our own. */
export class UpstreamError extends Error {
  readonly status: number;

  constructor(provider: string, status: number) {
    super(`${provider} answered ${status}`);
    this.name = 'UpstreamError';
    this.status = status;
  }
}
