import { Voice } from '@lux/contracts/conversation/voice.ts';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { rest } from '../../../lib/rest.ts';

const Voices = z.array(Voice);

/** The voices to choose from (`GET /api/voices`); null while they come, empty where they do not. */
export function useVoices(): Voice[] | null {
  const [voices, setVoices] = useState<Voice[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/voices', async () => Voices, { signal: leaving.signal })
      .then(setVoices, () => {
        if (leaving.signal.aborted) return;
        // The form works without them: what is saved stays.
        setVoices([]);
      });
    return () => leaving.abort();
  }, []);
  return voices;
}
