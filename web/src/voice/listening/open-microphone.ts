import { microphoneUse } from './microphone-use.ts';

/** An open microphone that tells how loud it is. Nothing of it leaves the page by itself. */
export interface Microphone {
  stream: MediaStream;
  /** Effective value of the last moment, 0 to 1. */
  level: () => number;
  /** Strength per frequency, 0 to 255, from low to high. */
  frequencies: () => Uint8Array;
  close: () => void;
}

/** Small enough to follow syllables; at 48 kHz 64 bands of 375 Hz. */
const FFT_SIZE = 128;

/** Rejects where there is no microphone or it may not be used. */
export async function openMicrophone(): Promise<Microphone> {
  // Before it opens: iPads open none while the page only plays (audio-session.ts).
  const endUse = microphoneUse.begin();
  const stream = await askForStream().catch((error: unknown) => {
    endUse();
    throw error;
  });
  const context = new AudioContext();
  let isClosed = false;
  const analyser = context.createAnalyser();
  analyser.fftSize = FFT_SIZE;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const frequencies = new Uint8Array(analyser.frequencyBinCount);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
    },
    frequencies() {
      analyser.getByteFrequencyData(frequencies);
      return frequencies;
    },
    close() {
      endUse();
      for (const track of stream.getTracks()) track.stop();
      // Closing twice is an error to browsers, and Firefox notes late that it has closed.
      if (!isClosed) void context.close().catch(() => {});
      isClosed = true;
    },
  };
}

async function askForStream(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
}
