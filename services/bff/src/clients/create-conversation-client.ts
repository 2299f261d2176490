import { Id } from '@lux/contracts/common/ids.ts';
import {
  Conversation,
  ListedConversation,
  type NewMessage,
  type PreparedMessage,
} from '@lux/contracts/conversation/conversation.ts';
import { MarkedMessage } from '@lux/contracts/conversation/marked-message.ts';
import { Article, type ArticlePlace, BookState } from '@lux/contracts/conversation/sources.ts';
import {
  type SpeechKey,
  type SpeechRequest,
  SpokenWord,
  Voice,
  type VoiceTrial,
} from '@lux/contracts/conversation/speech.ts';
import { Transcription, TranscriptionState } from '@lux/contracts/conversation/transcription.ts';
import type { ServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { z } from 'zod';
import type { Caller } from '../sessions/act-for.ts';
import { examsOf } from './exams-of.ts';
import { processingFactsOf } from './processing-facts-of.ts';
import { matchThingsOf, userDataOf } from './user-data-of.ts';

export type ConversationClient = ReturnType<typeof createConversationClient>;

const Created = z.object({ id: Id });
/** An answer may take as long as the conversation service lets a model think. */
const ANSWER_LIMIT_MS = 20_000;
const SPEECH_LIMIT_MS = 30_000;

/** What the bff asks of conversation. */
export function createConversationClient(service: ServiceClient) {
  return {
    check: service.check,
    close: service.close,
    readProcessingFacts: processingFactsOf(service),
    ...userDataOf(service),
    matchThings: matchThingsOf(service),
    ...examsOf(service),

    create: (caller: Caller) =>
      service.json(Created, { method: 'POST', path: '/conversations', ...caller }),

    list: (caller: Caller) =>
      service.json(z.array(ListedConversation), {
        method: 'GET',
        path: '/conversations',
        ...caller,
      }),

    read: (caller: Caller, id: string) =>
      service.json(Conversation, { method: 'GET', path: `/conversations/${id}`, ...caller }),

    remove: async (caller: Caller, id: string): Promise<void> => {
      await service.text({ method: 'DELETE', path: `/conversations/${id}`, ...caller });
    },

    addMessage: (caller: Caller, id: string, message: NewMessage, signal: AbortSignal) =>
      service.json(MarkedMessage, {
        method: 'POST',
        path: `/conversations/${id}/messages`,
        body: message,
        timeoutMs: ANSWER_LIMIT_MS,
        signal,
        ...caller,
      }),

    /** The answer as an event stream, for a message that is meant or one that is being prepared. */
    streamAnswer: (
      caller: Caller,
      id: string,
      message: NewMessage | PreparedMessage,
      signal: AbortSignal,
    ) =>
      service.stream({
        method: 'POST',
        path: `/conversations/${id}/${'turnId' in message ? 'prepared' : 'streamed'}-messages`,
        body: message,
        timeoutMs: ANSWER_LIMIT_MS,
        signal,
        ...caller,
      }),

    commitMessage: async (caller: Caller, id: string, turnId: string): Promise<void> => {
      const path = `/conversations/${id}/prepared-messages/${turnId}/commit`;
      await service.text({ method: 'POST', path, ...caller });
    },

    readArticle: (place: ArticlePlace, requestId: string) =>
      service.json(Article, { method: 'GET', path: '/articles', query: place, requestId }),

    readBooks: () => service.json(BookState, { method: 'GET', path: '/books' }),

    speak: (
      caller: Caller,
      speech: SpeechRequest,
      { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
    ) =>
      service.stream({
        method: 'POST',
        path: '/speech',
        body: speech,
        headers,
        timeoutMs: SPEECH_LIMIT_MS,
        signal,
        ...caller,
      }),

    tryVoice: (trial: VoiceTrial, requestId: string, signal: AbortSignal) =>
      service.stream({
        method: 'POST',
        path: '/voice-trials',
        body: trial,
        timeoutMs: SPEECH_LIMIT_MS,
        requestId,
        signal,
      }),

    /** What is made or being made under a key. */
    readSpeech: (
      key: SpeechKey,
      headers: Record<string, string>,
      requestId: string,
      signal: AbortSignal,
    ) =>
      service.stream({
        method: 'GET',
        path: `/speech/${key}`,
        headers,
        timeoutMs: SPEECH_LIMIT_MS,
        requestId,
        signal,
      }),

    readSpokenWords: (key: SpeechKey, requestId: string) =>
      service.json(z.array(SpokenWord), {
        method: 'GET',
        path: `/speech/${key}/words`,
        timeoutMs: SPEECH_LIMIT_MS,
        requestId,
      }),

    readTranscriptionState: (requestId: string) =>
      service.json(TranscriptionState, { method: 'GET', path: '/transcriptions', requestId }),

    transcribe: (
      recording: { content: Buffer; contentType: string },
      requestId: string,
      signal: AbortSignal,
    ) =>
      service.json(Transcription, {
        method: 'POST',
        path: '/transcriptions',
        bytes: recording,
        timeoutMs: ANSWER_LIMIT_MS,
        requestId,
        signal,
      }),

    listVoices: (requestId: string) =>
      service.json(z.array(Voice), { method: 'GET', path: '/voices', requestId }),
  };
}
