/**
 * What in a connection string would break what LUX promises; null where nothing does. Reads go to the
 * primary, so that a child sees what it just said, and a write that a lost primary took along is sent
 * once more. How writes are acknowledged LUX says itself (`connect-mongo.ts`).
 */
export function problemOfMongodbAddress(uri: string): string | null {
  if (!/^mongodb(\+srv)?:\/\//.test(uri)) {
    return 'must be a mongodb:// or mongodb+srv:// address';
  }
  // Names of options are written in any case; a list of hosts is no URL.
  const options = new URLSearchParams(uri.slice(uri.indexOf('?') + 1).toLowerCase());
  if (!uri.includes('?')) return null;
  const preference = options.get('readpreference');
  if (preference !== null && preference !== 'primary') {
    return 'must not set readPreference: LUX reads what it just wrote';
  }
  if (options.get('retrywrites') === 'false') return 'must not switch retryWrites off';
  return null;
}
