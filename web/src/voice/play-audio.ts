interface PlayOptions {
  signal: AbortSignal;
  /** Loudness now, 0 to 1, many times a second. */
  onLevel: (level: number) => void;
}

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

/** Plays to the end, or until aborted. Rejects when the browser cannot or may not play it. */
export async function playAudio(audio: Blob, { signal, onLevel }: PlayOptions): Promise<void> {
  const context = openContext();
  const buffer = await context.decodeAudioData(await audio.arrayBuffer());
  await wake(context);
  if (signal.aborted) return;

  const source = context.createBufferSource();
  source.buffer = buffer;
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  source.connect(analyser).connect(context.destination);
  const stopMeasuring = measure(analyser, onLevel);
  try {
    await new Promise<void>((resolve) => {
      source.onended = () => resolve();
      signal.addEventListener('abort', () => source.stop(), { once: true });
      source.start();
    });
  } finally {
    stopMeasuring();
    analyser.disconnect();
  }
}

async function wake(context: AudioContext): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, WAKE_TIMEOUT_MS));
  await Promise.race([context.resume(), timeout]);
  if (context.state !== 'running') throw new Error('the browser keeps the sound asleep');
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
