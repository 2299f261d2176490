/** Signs of danger; the child gets a fixed, human-written answer (DESIGN 6). */
export type CrisisCategory =
  | 'emergency'
  | 'self-harm'
  | 'violence-at-home'
  | 'abuse'
  | 'stranger'
  | 'running-away'
  | 'bullying';
