import type { ScheduledSound } from './speech-queue.ts';

/** A context that a press has not woken up would wait for ever without a sound. */
const WAKE_TIMEOUT_MS = 1000;

let opened: AudioContext | null = null;

function openContext(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}

/** Call while a press is being handled: browsers let sound start later only if it was woken then. */
export function unlockAudio(): void {
  if (typeof AudioContext !== 'undefined') void openContext().resume();
}

/** Makes a sound ready to be played. Rejects when the browser cannot or may not play it. */
export async function decodeSound(audio: ArrayBuffer): Promise<AudioBuffer> {
  const context = openContext();
  const [sound] = await Promise.all([context.decodeAudioData(audio), wake(context)]);
  return sound;
}

async function wake(context: AudioContext): Promise<void> {
  if (context.state === 'running') return;
  const timeout = new Promise((resolve) => setTimeout(resolve, WAKE_TIMEOUT_MS));
  await Promise.race([context.resume(), timeout]);
  // Asked by a call, as TypeScript takes the state from before the wait for still true.
  if (!isRunning(context)) throw new Error('the browser keeps the sound asleep');
}

const isRunning = ({ state }: AudioContext): boolean => state === 'running';

/** Plays the sounds of one turn back to back on the clock of the sound card. */
export function createSoundPlayer(onLevel: (level: number) => void): {
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
        setTimeout(resolve, (startsAt - context.currentTime) * 1000);
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
