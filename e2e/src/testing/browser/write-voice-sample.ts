import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE_RATE = 48_000;
/** When somebody speaks in it; the rest is silence, long enough for every wait of SPEC 9. */
const voiceSample = { fromSeconds: 0.6, toSeconds: 2.2, lengthSeconds: 12 } as const;

/**
 * A file for the browser's made-up microphone: something like a voice (gliding pitch, overtones,
 * four syllables a second, which noise suppression lets pass), then silence.
 */
export async function writeVoiceSample(): Promise<string> {
  const count = SAMPLE_RATE * voiceSample.lengthSeconds;
  const file = Buffer.alloc(44 + count * 2);
  writeHeader(file, count * 2);
  let phase = 0;
  for (let index = 0; index < count; index += 1) {
    const seconds = index / SAMPLE_RATE;
    phase += (2 * Math.PI * (260 + 60 * Math.sin(seconds * 5))) / SAMPLE_RATE;
    const isVoice = seconds > voiceSample.fromSeconds && seconds < voiceSample.toSeconds;
    const loudness = isVoice ? 0.35 + 0.25 * Math.sin(2 * Math.PI * 4 * seconds) : 0;
    let value = 0;
    for (let overtone = 1; overtone <= 12; overtone += 1) {
      value += Math.sin(phase * overtone) / overtone;
    }
    file.writeInt16LE(Math.round(value * loudness * 15_000), 44 + index * 2);
  }
  const path = join(await mkdtemp(join(tmpdir(), 'lux-voice-')), 'voice.wav');
  await writeFile(path, file);
  return path;
}

function writeHeader(file: Buffer, dataBytes: number): void {
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
}
