import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import type { AnswerEvent } from '@lux/contracts/conversation/answer-event.ts';
import type { Deps } from '../deps.ts';

interface Sentences {
  sentences: Iterable<string>;
  /** Number of the first one within the answer. */
  firstIndex: number;
  settings: PublicSettings;
  /** Ends what nobody will hear. */
  signal: AbortSignal;
}

/** The events of checked sentences; the sound of each is begun at once. */
export function saySentences(
  { speaker, saidSentences, ownUrl }: Pick<Deps, 'speaker' | 'saidSentences' | 'ownUrl'>,
  { sentences, firstIndex, settings, signal }: Sentences,
): AnswerEvent[] {
  return [...sentences].flatMap((sentence, offset): AnswerEvent[] => {
    const text = sentence.trim();
    const key = speaker.prepare(text, settings, signal);
    // After the sound has been asked for, and before the sentence leaves in a tick of its own.
    process.nextTick(() => saidSentences.note(key, { text, settings, madeBy: ownUrl }));
    const speechUrl = `/api/speech/${key}`;
    return [
      { event: 'delta', data: { text: sentence } },
      { event: 'sentence', data: { index: firstIndex + offset, text, speechUrl } },
    ];
  });
}
