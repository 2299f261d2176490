import { z } from 'zod';

/** What a school does before children come, in this order. */
export const FirstStepId = z.enum([
  /** Somebody owns this LUX. */
  'owner',
  /** Parents read who answers for the data. */
  'operator',
  /** Somebody is told when a child is in danger. */
  'alerts',
  /** Browsers give the microphone to HTTPS only. */
  'https',
  /** A provider is entered, or the school has said that it wants none. */
  'provider',
  /** A teacher has a class. */
  'class',
  /** A tablet has heard somebody on `/einrichten`. */
  'microphone',
]);
export type FirstStepId = z.infer<typeof FirstStepId>;

/** `GET /api/admin/first-steps`: what is done, read from what is really there. */
export const FirstSteps = z.object({
  steps: z.array(z.object({ id: FirstStepId, isDone: z.boolean() })),
  /** Where tablets are set up, by a name that reaches this server. */
  setupUrl: z.url(),
  /** When a device last said that its microphone works; null: none yet. */
  microphoneHeardAt: z.iso.datetime().nullable(),
  /** The school has said that it wants no provider. */
  isWithoutProvider: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

/** Body of `PUT /api/admin/first-steps/provider`. */
export const ProviderDecision = z.object({
  isWithoutProvider: z.boolean('Ohne Anbieter: ja oder nein.'),
});
export type ProviderDecision = z.infer<typeof ProviderDecision>;
