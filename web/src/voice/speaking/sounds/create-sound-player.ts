import type { ScheduledSound } from '../speech-queue.ts';
import { audioContext } from './audio-context.ts';

/** The clock of the sound card goes on in small steps, so it may lag behind a timer by so much. */
const CLOCK_STEP_MS = 30;

/** Plays the sounds of one turn back to back on the clock of the sound card. */
export function createSoundPlayer(
  onLevel: (level: number) => void,
  openContext = audioContext,
): {
  schedule: (sound: AudioBuffer) => ScheduledSound;
  stop: () => void;
} {
  const sources = new Set<AudioBufferSourceNode>();
  let analyser: AnalyserNode | null = null;
  let stopMeasuring = () => {};
  let freeFrom = 0;

  function open(context: AudioContext): AnalyserNode {
    if (analyser !== null) return analyser;
    analyser = context.createAnalyser();
    analyser.fftSize = 512;
    analyser.connect(context.destination);
    stopMeasuring = measure(analyser, onLevel);
    return analyser;
  }

  function close(): void {
    stopMeasuring();
    analyser?.disconnect();
    analyser = null;
  }

  return {
    schedule(sound) {
      const context = openContext();
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(open(context));
      const startsAt = Math.max(context.currentTime, freeFrom);
      freeFrom = startsAt + sound.duration;
      sources.add(source);
      const ended = new Promise<void>((resolve) => {
        source.onended = () => {
          sources.delete(source);
          if (sources.size === 0) close();
          resolve();
        };
      });
      source.start(startsAt);
      const started = new Promise<void>((resolve) => {
        (function wait() {
          // The clock stands while speech is paused (press-to-hear/announce.ts): wait again.
          const restMs = (startsAt - context.currentTime) * 1000;
          if (restMs > CLOCK_STEP_MS) setTimeout(wait, restMs);
          else resolve();
        })();
      });
      return { started, ended };
    },
    stop() {
      for (const source of sources) source.stop();
      sources.clear();
      close();
    },
  };
}

function measure(analyser: AnalyserNode, onLevel: (level: number) => void): () => void {
  const samples = new Uint8Array(analyser.fftSize);
  let frame = requestAnimationFrame(function read() {
    analyser.getByteTimeDomainData(samples);
    const sum = samples.reduce((total, sample) => total + (sample - 128) ** 2, 0);
    // Speech sits near an effective value of 0.2 of full scale: five times that fills the range.
    onLevel(Math.min(1, (Math.sqrt(sum / samples.length) / 128) * 5));
    frame = requestAnimationFrame(read);
  });
  return () => {
    cancelAnimationFrame(frame);
    onLevel(0);
  };
}
