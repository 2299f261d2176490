import { z } from 'zod';
import { PublicSettings } from '../accounts/public-settings.ts';
import { SpeechRequest } from './speech-request.ts';

/** A sentence in a voice that is being chosen: `POST /api/admin/settings/voice-trials`. */
export const VoiceTrial = z.object({
  text: SpeechRequest.shape.text,
  voiceId: z.string().trim().max(200).nullable(),
  speechSpeed: PublicSettings.shape.speechSpeed,
});
export type VoiceTrial = z.infer<typeof VoiceTrial>;
