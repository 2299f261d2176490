/** Speech as it comes from a provider: its first bytes are there before its last ones are made. */
export interface SpokenSound {
  contentType: string;
  /** @throws the provider's error when the sound breaks off. */
  chunks: AsyncIterable<Uint8Array>;
}
