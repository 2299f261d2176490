import type { AudioKind } from './audio-kind.ts';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** The head of a file within which its kind shows. */
const HEAD_BYTES = 128;

/** What a recording really is, by its first bytes. */
export function actualKind(audio: Buffer): AudioKind | undefined {
  const head = audio.subarray(0, HEAD_BYTES);
  const says = (text: string, at: number) =>
    head.subarray(at, at + text.length).toString('latin1') === text;

  if (head.subarray(0, 4).equals(EBML)) return head.includes('webm') ? 'webm' : undefined;
  // An Ogg may hold a film, too; its first page names the codec.
  if (says('OggS', 0))
    return /OpusHead|vorbis|Speex/.test(head.toString('latin1')) ? 'ogg' : undefined;
  if (says('ftyp', 4)) return 'mp4';
  if (says('RIFF', 0)) return says('WAVE', 8) ? 'wav' : undefined;
  if (says('fLaC', 0)) return 'flac';
  if (says('ID3', 0) || isMpegFrame(head)) return 'mp3';
  return undefined;
}

/** Eleven bits of ones, then a version and a layer that exist. */
function isMpegFrame(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 8 && (second & 6) !== 0;
}
