import { isPhantomSentence } from '@lux/contracts/conversation/phantom-sentences.ts';
import { createVoiceActivity } from './create-voice-activity.ts';
import { type Microphone, openMicrophone } from './open-microphone.ts';
import { transcribe } from './transcription-api.ts';

export interface RecordingHandlers {
  /** The recording is over and is being turned into words. */
  onRecorded: () => void;
  /** The words; empty without speech, or where the recogniser made them up. Called once, unless something went wrong. */
  onText: (text: string) => void;
  /** `not-allowed` where the microphone is refused, `transcription-failed`, or the recorder's word. */
  onError: (kind: string) => void;
}

/** As often as the loudness is looked at. */
const LOOK_MS = 50;
/** What browsers can record; Safari has mp4 only. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/**
 * Records one question until the child stops speaking (or `stop`) and has the server turn it into
 * words. The sound is held in memory for that long and nowhere else.
 */
export function recordQuestion(handlers: RecordingHandlers): {
  stop: () => void;
  abort: () => void;
} {
  const controller = new AbortController();
  const { signal } = controller;
  let stopRecording = () => controller.abort();

  async function run(): Promise<void> {
    const microphone = await open();
    if (microphone === null) return;
    try {
      const { recording, hasVoice } = await record(microphone, signal, (stop) => {
        stopRecording = stop;
      });
      microphone.close();
      if (signal.aborted) return;
      if (!hasVoice) return handlers.onText('');
      handlers.onRecorded();
      const text = await transcribe(recording, signal);
      if (!signal.aborted) handlers.onText(isPhantomSentence(text) ? '' : text);
    } catch {
      if (!signal.aborted) handlers.onError('transcription-failed');
    } finally {
      microphone.close();
    }
  }

  async function open(): Promise<Microphone | null> {
    try {
      const microphone = await openMicrophone();
      if (!signal.aborted) return microphone;
      microphone.close();
    } catch {
      if (!signal.aborted) handlers.onError('not-allowed');
    }
    return null;
  }

  void run();

  return {
    /** Before the microphone is open this is the end; afterwards what was said is used. */
    stop: () => {
      if (signal.aborted) return;
      stopRecording();
      if (signal.aborted) handlers.onText('');
    },
    abort: () => controller.abort(),
  };
}

function record(
  microphone: Microphone,
  signal: AbortSignal,
  onStoppable: (stop: () => void) => void,
): Promise<{ recording: Blob; hasVoice: boolean }> {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(microphone.stream, mimeType ? { mimeType } : {});
  const pieces: Blob[] = [];
  const voice = createVoiceActivity(Date.now());
  let hasVoice = false;

  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      const activity = voice.feed(microphone.level(), Date.now());
      hasVoice ||= activity === 'speaking';
      if (activity === 'finished' || activity === 'nobody') stop();
    }, LOOK_MS);

    function stop(): void {
      clearInterval(look);
      if (recorder.state !== 'inactive') recorder.stop();
    }

    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onerror = () => reject(new Error('recorder failed'));
    recorder.onstop = () => {
      clearInterval(look);
      // Servers know the container; the codec's name only confuses them.
      const type = (recorder.mimeType || mimeType || 'audio/webm').split(';')[0] ?? '';
      resolve({ recording: new Blob(pieces, { type }), hasVoice });
    };
    signal.addEventListener('abort', stop, { once: true });
    onStoppable(stop);
    recorder.start();
  });
}
