import { describe, expect, test } from 'vitest';
import { idleVoice, type VoiceEvent, type VoiceState, voiceMachine } from './voice-machine.ts';

const listening: VoiceState = { phase: 'listening', interim: '', transcript: '' };
const heard: VoiceState = { phase: 'listening', interim: 'Hallo LUX', transcript: 'Hallo LUX' };
const transcribing: VoiceState = { phase: 'processing', transcript: null };
const processing: VoiceState = { phase: 'processing', transcript: 'Hallo LUX' };
const speaking: VoiceState = { phase: 'speaking' };

const cases: [string, VoiceState, VoiceEvent, VoiceState][] = [
  ['a press starts listening', idleVoice, { type: 'listen' }, listening],
  [
    'interim words are shown, not kept',
    listening,
    { type: 'heard', text: 'Hallo', isFinal: false },
    { phase: 'listening', interim: 'Hallo', transcript: '' },
  ],
  ['final words are kept', listening, { type: 'heard', text: 'Hallo LUX', isFinal: true }, heard],
  [
    'words after the final ones are shown, the final ones kept',
    heard,
    { type: 'heard', text: 'Hallo LUX wie', isFinal: false },
    { phase: 'listening', interim: 'Hallo LUX wie', transcript: 'Hallo LUX' },
  ],
  ['the end of listening sends the words', heard, { type: 'listening-ended' }, processing],
  ['nothing heard is not sent', listening, { type: 'listening-ended' }, idleVoice],
  [
    'interim words are sure only once the recogniser ended (recognition.ts)',
    { ...listening, interim: 'Hal' },
    { type: 'listening-ended' },
    idleVoice,
  ],
  ['a recording is turned into words', listening, { type: 'recording-ended' }, transcribing],
  ['its words are sent', transcribing, { type: 'transcribed', text: ' Hallo LUX ' }, processing],
  ['a recording of silence is not', transcribing, { type: 'transcribed', text: '' }, idleVoice],
  ['a recording nobody understood ends in idle', transcribing, { type: 'turn-ended' }, idleVoice],
  ['typed words are sent', idleVoice, { type: 'typed', text: ' Hallo LUX ' }, processing],
  ['typing replaces listening', heard, { type: 'typed', text: 'Hallo LUX' }, processing],
  ['blank typing is not sent', idleVoice, { type: 'typed', text: '  ' }, idleVoice],
  ['the first sound is speaking', processing, { type: 'speech-began' }, speaking],
  ['a failure ends in idle', processing, { type: 'turn-ended' }, idleVoice],
  ['after speaking comes idle', speaking, { type: 'turn-ended' }, idleVoice],
  ['speaking can be interrupted', speaking, { type: 'interrupted' }, idleVoice],
  ['thinking can be interrupted', processing, { type: 'interrupted' }, idleVoice],
  ['listening can be interrupted', heard, { type: 'interrupted' }, idleVoice],
];

test.each(cases)('%s', (_name, state, event, next) => {
  expect(voiceMachine(state, event)).toEqual(next);
});

const ignored: [VoiceState, VoiceEvent][] = [
  [processing, { type: 'listen' }],
  [transcribing, { type: 'listen' }],
  [speaking, { type: 'listen' }],
  [listening, { type: 'listen' }],
  [idleVoice, { type: 'heard', text: 'spät', isFinal: true }],
  [processing, { type: 'heard', text: 'spät', isFinal: true }],
  [speaking, { type: 'heard', text: 'spät', isFinal: true }],
  [idleVoice, { type: 'listening-ended' }],
  [processing, { type: 'listening-ended' }],
  [speaking, { type: 'listening-ended' }],
  [idleVoice, { type: 'recording-ended' }],
  [processing, { type: 'recording-ended' }],
  [idleVoice, { type: 'transcribed', text: 'spät' }],
  [processing, { type: 'transcribed', text: 'spät' }],
  [listening, { type: 'transcribed', text: 'spät' }],
  [processing, { type: 'typed', text: 'mehr' }],
  [transcribing, { type: 'typed', text: 'mehr' }],
  [speaking, { type: 'typed', text: 'mehr' }],
  [idleVoice, { type: 'speech-began' }],
  [listening, { type: 'speech-began' }],
  [transcribing, { type: 'speech-began' }],
  [speaking, { type: 'speech-began' }],
  [idleVoice, { type: 'turn-ended' }],
  [listening, { type: 'turn-ended' }],
  [idleVoice, { type: 'interrupted' }],
];

describe('what comes at the wrong time changes nothing', () => {
  test.each(ignored)('%o %o', (state, event) => {
    expect(voiceMachine(state, event)).toBe(state);
  });
});
