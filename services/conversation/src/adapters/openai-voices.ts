import type { Voice } from '@lux/contracts/conversation/speech.ts';

/** The voices of OpenAI's speech models; the API has no list of them. */
export const openAiVoices: Voice[] = [
  { voice_id: 'coral', name: 'Coral (freundlich)' },
  { voice_id: 'nova', name: 'Nova (hell)' },
  { voice_id: 'shimmer', name: 'Shimmer (sanft)' },
  { voice_id: 'sage', name: 'Sage (ruhig)' },
  { voice_id: 'alloy', name: 'Alloy (klar)' },
  { voice_id: 'marin', name: 'Marin (natürlich)' },
  { voice_id: 'cedar', name: 'Cedar (warm)' },
  { voice_id: 'ash', name: 'Ash (kräftig)' },
  { voice_id: 'ballad', name: 'Ballad (erzählend)' },
  { voice_id: 'echo', name: 'Echo (sachlich)' },
  { voice_id: 'fable', name: 'Fable (märchenhaft)' },
  { voice_id: 'onyx', name: 'Onyx (tief)' },
  { voice_id: 'verse', name: 'Verse (lebhaft)' },
];
