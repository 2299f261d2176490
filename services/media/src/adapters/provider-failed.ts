/** A provider of pictures could not do it, tries of its own included: trying again is no use now. */
export class ProviderFailed extends Error {
  constructor(cause: unknown) {
    super('the picture provider failed', { cause });
    this.name = 'ProviderFailed';
  }
}
