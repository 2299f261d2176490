import { Voice } from '@lux/contracts/conversation/speech.ts';
import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../forms/select.tsx';
import { rest } from '../../../lib/api/rest.ts';
import { useVoiceTrial } from './use-voice-trial.ts';

const Voices = z.array(Voice);

/** The voices to choose from (`GET /api/voices`); null while loading, empty after a failure. */
function useVoices(): Voice[] | null {
  const [voices, setVoices] = useState<Voice[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/voices', async () => Voices, { signal: leaving.signal })
      .then(setVoices, () => {
        if (leaving.signal.aborted) return;
        // The form works without the list; the saved voice stays.
        setVoices([]);
      });
    return () => leaving.abort();
  }, []);
  return voices;
}

interface VoiceFieldProps {
  voiceId: string | null;
  speechSpeed: number;
  assistantName: string;
  onChange: (voiceId: string | null) => void;
}

/** Chooses the voice, with a sample before it is saved (SPEC 3). */
export function VoiceField({ voiceId, speechSpeed, assistantName, onChange }: VoiceFieldProps) {
  const voices = useVoices();
  const { listen, isLoading } = useVoiceTrial({ voiceId, speechSpeed });
  const greeting = `Hallo, ich bin ${assistantName.trim() || 'LUX'}. Was möchtest du heute wissen?`;

  const isKnown = voiceId === null || voices?.some((voice) => voice.voice_id === voiceId);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Stimme" className="min-w-56 grow">
        {(control) => (
          <Select
            {...control}
            value={voiceId ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          >
            <option value="">Voreinstellung</option>
            {!isKnown && <option value={voiceId}>Gespeicherte Stimme</option>}
            {voices?.map((voice) => (
              <option key={voice.voice_id} value={voice.voice_id}>
                {voice.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="soft" disabled={isLoading} onClick={() => void listen(greeting)}>
        <Volume2 aria-hidden />
        Anhören
      </Button>
    </div>
  );
}
