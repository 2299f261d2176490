import OpusScript from 'opusscript';
import { oggOpus, PRE_SKIP } from './ogg-opus.ts';
import { resample } from './resample.ts';

/** The least of Opus's rates that loses nothing of eSpeak's 22,050 Hz. */
const SAMPLE_RATE = 24_000;
const PACKET_SAMPLES = 480; // 20 ms
/** Clear speech; 15 times less than 16-bit samples. */
const BITS_PER_SECOND = 24_000;
/** Of 10: the sound is as good as with 10 for a single voice, in a fifth of the time. */
const COMPLEXITY = 5;
const SET_COMPLEXITY = 4010;

const WAV_HEADER_BYTES = 44;
const WAV_RATE_AT = 24;

/** Packs a WAV as eSpeak makes it (16-bit, mono, 44 bytes of header) as Opus in Ogg. */
export function encodeOpus(wav: Buffer): Buffer {
  const pcm = new Int16Array(Uint8Array.from(wav.subarray(WAV_HEADER_BYTES)).buffer);
  const samples = resample(pcm, wav.readUInt32LE(WAV_RATE_AT), SAMPLE_RATE);
  const packetCount = Math.ceil((samples.length + PRE_SKIP) / PACKET_SAMPLES);
  const padded = new Int16Array(packetCount * PACKET_SAMPLES);
  padded.set(samples);

  const encoder = new OpusScript(SAMPLE_RATE, 1, OpusScript.Application.VOIP);
  try {
    encoder.setBitrate(BITS_PER_SECOND);
    encoder.encoderCTL(SET_COMPLEXITY, COMPLEXITY);
    const packets = Array.from({ length: packetCount }, (_, index) => {
      const part = padded.subarray(index * PACKET_SAMPLES, (index + 1) * PACKET_SAMPLES);
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      return Uint8Array.from(encoder.encode(bytes, PACKET_SAMPLES));
    });
    return oggOpus(packets, {
      sampleRate: SAMPLE_RATE,
      samples: samples.length,
      packetSamples: PACKET_SAMPLES,
    });
  } finally {
    encoder.delete();
  }
}
