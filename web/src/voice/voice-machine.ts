/** SPEC 4, voice UI: idle → listening → processing → speaking → idle. */
export type VoiceState =
  | { phase: 'idle' }
  /** `interim` are the words heard so far, `transcript` those the recogniser is sure of. */
  | { phase: 'listening'; interim: string; transcript: string }
  | { phase: 'processing'; transcript: string }
  | { phase: 'speaking' };

export type VoiceEvent =
  | { type: 'listen' }
  | { type: 'heard'; text: string; isFinal: boolean }
  | { type: 'listening-ended' }
  | { type: 'typed'; text: string }
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'speech-ended' }
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
    case 'typed':
      return state.phase === 'idle' || state.phase === 'listening' ? submit(event.text) : state;
    case 'answered':
      return state.phase === 'processing' ? { phase: 'speaking' } : state;
    case 'failed':
      return state.phase === 'processing' ? idleVoice : state;
    case 'speech-ended':
      return state.phase === 'speaking' ? idleVoice : state;
    case 'interrupted':
      return state.phase === 'idle' ? state : idleVoice;
  }
}

/** An empty transcript is never sent. */
function submit(text: string): VoiceState {
  const transcript = text.trim();
  return transcript === '' ? idleVoice : { phase: 'processing', transcript };
}
