/** What providers are asked for, by a part of the path that no child or token can be in. */
const OPERATIONS = [
  'chat/completions',
  'audio/speech',
  'audio/transcriptions',
  'images/generations',
  'moderations',
  'text-to-speech',
  'voices',
  'models',
] as const;

/** Names a call to a provider of AI; undefined for all other calls. Paths themselves may hold ids. */
export function providerOperation(path: string): string | undefined {
  const [bare = ''] = path.split('?');
  return OPERATIONS.find((operation) => `${bare}/`.includes(`/${operation}/`));
}
