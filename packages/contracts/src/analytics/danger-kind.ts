import { z } from 'zod';

/** What a child is in danger of, as the gate tells dangers apart (DESIGN 6). */
export const DangerKind = z.enum([
  'emergency',
  'fire',
  'injury',
  'poison',
  'breath',
  'lost',
  'self-harm',
  'violence-at-home',
  'abuse',
  'blackmail',
  'stranger',
  'neglect',
  'eating',
  'other-child',
  'running-away',
  'bullying',
]);
export type DangerKind = z.infer<typeof DangerKind>;

/** In a word, for whoever is told. */
export const dangerLabels: Record<DangerKind, string> = {
  emergency: 'Notfall',
  fire: 'Feuer',
  injury: 'Verletzung',
  poison: 'Vergiftung',
  breath: 'Atemnot',
  lost: 'Verlaufen',
  'self-harm': 'Selbstverletzung oder Suizid',
  'violence-at-home': 'Gewalt zu Hause',
  abuse: 'Sexueller Missbrauch',
  blackmail: 'Erpressung mit Bildern',
  stranger: 'Fremde Person',
  neglect: 'Vernachlässigung',
  eating: 'Essstörung',
  'other-child': 'Anderes Kind in Gefahr',
  'running-away': 'Weglaufen',
  bullying: 'Mobbing',
};
