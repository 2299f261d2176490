import { hasPersonalData } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';

interface Heard {
  /** Told before in the conversation, where there is one. */
  known?: readonly PersonalFact[];
  settings: Pick<PublicSettings, 'assistantName'>;
}

/** Whether what LUX is about to say tells who a child is: then only the built-in voice speaks it (DESIGN 6, 9). */
export function isPersonalAnswer(text: string, { known, settings }: Heard): boolean {
  return hasPersonalData(text, { known, except: [settings.assistantName], isAnswer: true });
}
