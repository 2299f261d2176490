import type { AudioKind } from './audio-kind.ts';

const kinds = new Map<string, AudioKind>([
  ['audio/webm', 'webm'],
  ['audio/ogg', 'ogg'],
  ['audio/opus', 'ogg'],
  ['application/ogg', 'ogg'],
  ['audio/mp4', 'mp4'],
  ['audio/m4a', 'mp4'],
  ['audio/x-m4a', 'mp4'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp3', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/wave', 'wav'],
  ['audio/vnd.wave', 'wav'],
  ['audio/flac', 'flac'],
  ['audio/x-flac', 'flac'],
]);

/** What a content type says a recording is; parameters as `;codecs=opus` do not matter. */
export function declaredKind(contentType: string | undefined): AudioKind | undefined {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  return name ? kinds.get(name) : undefined;
}
