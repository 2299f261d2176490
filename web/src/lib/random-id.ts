/**
 * 128 random bits as base64url, 22 characters: the form of every id (contracts `Id`). Not
 * `crypto.randomUUID`, which browsers leave out where a school serves LUX without TLS.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
