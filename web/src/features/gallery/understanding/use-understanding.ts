import type { WishChip } from '@lux/contracts/media/picture.ts';
import { useCallback, useState } from 'react';
import { anySignal } from '../../../lib/api/any-signal.ts';
import { speak } from '../../../voice/speaking/open-speech.ts';
import { promptOfChips, sayChips, sayMissing } from './wish-chips.ts';

interface Understood {
  chips: readonly WishChip[];
  isSaid: boolean;
  decide: (chips: readonly WishChip[], isChanged: boolean) => void;
}

/** Loaded with the first wish. If it cannot be loaded, the picture is painted at once. */
const understand = (prompt: string): Promise<WishChip[]> =>
  import('./understand-wish.ts').then(
    (m) => m.understandWish(prompt),
    () => [],
  );

/** Shows and says what was understood, and waits for what the child makes of it. */
export function useUnderstanding() {
  const [understood, setUnderstood] = useState<Understood | null>(null);

  /** The prompt to paint: the child's own words, or the chips it left; null once aborted. */
  const agree = useCallback(async (prompt: string, signal: AbortSignal): Promise<string | null> => {
    const chips = await understand(prompt);
    if (signal.aborted) return null;
    if (chips.length === 0) return prompt;
    const said = new AbortController();
    const agreed = await new Promise<string | null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
      const decide: Understood['decide'] = (left, isChanged) =>
        resolve(isChanged ? promptOfChips(left) : prompt);
      setUnderstood({ chips, isSaid: false, decide });
      const heard = [`Ich habe verstanden: ${sayChips(chips)}.`, sayMissing(chips)];
      void speak(`${heard.filter(Boolean).join(' ')} Soll ich losmalen?`, {
        signal: anySignal(signal, said.signal),
      }).then(() => setUnderstood((now) => now && { ...now, isSaid: true }));
    });
    said.abort();
    setUnderstood(null);
    return agreed;
  }, []);

  return { understood, agree };
}
