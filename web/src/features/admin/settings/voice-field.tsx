import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { rest } from '../../../lib/rest.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Select } from '../../admin/select.tsx';
import { useVoices } from './use-voices.ts';

interface VoiceFieldProps {
  voiceId: string | null;
  /** Whether voice and pace stand as they are saved: only those can be heard. */
  isSaved: boolean;
  onChange: (voiceId: string | null) => void;
}

const SAMPLE = 'Hallo, ich bin LUX. Was möchtest du heute wissen?';

/** The voice, and how it sounds (SPEC 3). */
export function VoiceField({ voiceId, isSaved, onChange }: VoiceFieldProps) {
  const voices = useVoices();
  const [isLoading, setIsLoading] = useState(false);
  const sound = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => sound.current?.pause(), []);

  async function listen() {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const bytes = await rest.postForBytes('/api/speech', { text: SAMPLE });
      const url = URL.createObjectURL(new Blob([bytes]));
      sound.current?.pause();
      sound.current = new Audio(url);
      sound.current.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
      await sound.current.play();
    } catch {
      toasts.show({ title: 'Sprachausgabe fehlgeschlagen', tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  }

  const isKnown = voiceId === null || voices?.some((voice) => voice.voice_id === voiceId);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="Stimme"
        className="min-w-56 grow"
        {...(!isSaved && { hint: 'Bitte speichern Sie, um die neue Stimme zu hören.' })}
      >
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
      <Button variant="soft" disabled={!isSaved || isLoading} onClick={() => void listen()}>
        <Volume2 aria-hidden />
        Anhören
      </Button>
    </div>
  );
}
