import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Page } from 'playwright-core';

/** Speaks a sentence once the page's fake microphone is open. */
export async function say(page: Page, sentence: string): Promise<void> {
  // Asked from here: the page's content security policy forbids the browser to poll a string.
  await waitFor(() => page.evaluate('window.isMicrophoneOpen()'), { what: 'the microphone' });
  await page.evaluate(`window.say(${JSON.stringify(sentence)})`);
}

/**
 * What the page gets instead of the browser's speech recognition, which in headless Chromium
 * cannot reach its recogniser. `window.say('…')` speaks into the open microphone: first half of
 * the sentence as an interim result, then all of it as the final one; `window.beSilent()` ends the
 * round as a recogniser does that heard nothing. Without recognition it is taken away.
 *
 * Runs inside the page, so it stands alone.
 */
export function fakeRecognition(hasRecognition: boolean): void {
  if (!hasRecognition) {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    return;
  }
  let listening: StandIn | undefined;

  const resultOf = (transcript: string, isFinal: boolean) => ({
    resultIndex: 0,
    results: [Object.assign([{ transcript, confidence: 1 }], { isFinal })],
  });

  class StandIn {
    lang = '';
    continuous = true;
    interimResults = false;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onresult: ((event: ReturnType<typeof resultOf>) => void) | null = null;

    start() {
      listening = this;
      setTimeout(() => this.onstart?.());
    }

    stop() {
      if (listening === this) listening = undefined;
      setTimeout(() => this.onend?.());
    }

    abort() {
      this.stop();
    }
  }

  Object.assign(window, {
    SpeechRecognition: StandIn,
    webkitSpeechRecognition: StandIn,
    isMicrophoneOpen: () => listening !== undefined,
    beSilent: () => listening?.stop(),
    say: (sentence: string) => {
      const microphone = listening;
      if (!microphone) throw new Error('nobody listens');
      microphone.onresult?.(resultOf(sentence.slice(0, sentence.length / 2), false));
      setTimeout(() => microphone.onresult?.(resultOf(sentence, true)), 100);
    },
  });
}
