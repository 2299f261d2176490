/** SPEC 4, voice UI: idle → listening → processing → speaking → idle. */
export type VoiceState =
  | { phase: 'idle' }
  /** `interim` are the words heard so far, `transcript` those the recogniser is sure of. */
  | { phase: 'listening'; interim: string; transcript: string }
  /** `transcript` is null while a recording is being turned into words. */
  | { phase: 'processing'; transcript: string | null }
  | { phase: 'speaking' };

export type VoiceEvent =
  | { type: 'listen' }
  | { type: 'heard'; text: string; isFinal: boolean }
  | { type: 'listening-ended' }
  | { type: 'recording-ended' }
  | { type: 'transcribed'; text: string }
  | { type: 'typed'; text: string }
  | { type: 'speech-began' }
  | { type: 'turn-ended' }
  | { type: 'interrupted' };

export const idleVoice: VoiceState = { phase: 'idle' };

export function voiceMachine(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'listen':
      // Starting is ignored while speaking or processing.
      return state.phase === 'idle' ? { phase: 'listening', interim: '', transcript: '' } : state;
    case 'heard': {
      if (state.phase !== 'listening') return state;
      const { text } = event;
      return { ...state, interim: text, transcript: event.isFinal ? text : state.transcript };
    }
    case 'listening-ended':
      return state.phase === 'listening' ? submit(state.transcript) : state;
    case 'recording-ended':
      return state.phase === 'listening' ? { phase: 'processing', transcript: null } : state;
    case 'transcribed':
      return state.phase === 'processing' && state.transcript === null ? submit(event.text) : state;
    case 'typed':
      return state.phase === 'idle' || state.phase === 'listening' ? submit(event.text) : state;
    case 'speech-began':
      return state.phase === 'processing' && state.transcript !== null
        ? { phase: 'speaking' }
        : state;
    case 'turn-ended':
      return state.phase === 'processing' || state.phase === 'speaking' ? idleVoice : state;
    case 'interrupted':
      return state.phase === 'idle' ? state : idleVoice;
  }
}

/** An empty transcript is never sent. */
function submit(text: string): VoiceState {
  const transcript = text.trim();
  return transcript === '' ? idleVoice : { phase: 'processing', transcript };
}
