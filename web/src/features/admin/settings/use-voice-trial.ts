import { useEffect, useRef, useState } from 'react';
import { rest } from '../../../lib/api/rest.ts';
import { toasts } from '../../../lib/toasts.ts';

/** A voice as it is set in the form, saved or not. */
export interface TriedVoice {
  voiceId: string | null;
  speechSpeed: number;
}

/** Says a text in a voice that is being chosen; a new text ends the one before. */
export function useVoiceTrial(voice: TriedVoice) {
  const [isLoading, setIsLoading] = useState(false);
  const sound = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => sound.current?.pause(), []);

  async function listen(text: string) {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const trial = { text, ...voice };
      const answer = await rest.postForResponse('/api/admin/settings/voice-trials', trial);
      const url = URL.createObjectURL(await answer.blob());
      sound.current?.pause();
      sound.current = new Audio(url);
      sound.current.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
      await sound.current.play();
    } catch {
      const description = 'Diese Stimme ist gerade nicht zu hören.';
      toasts.show({ title: 'Sprachausgabe fehlgeschlagen', description, tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  }

  return { listen, isLoading };
}
