const SOUND = /^(?:Peng|Bumm|Krach|Plumps|Platsch|Pling|Piep)$/u;

/** A word that only sounds, and somebody may be called so: the robot Pling. */
export function isSound(word: string): boolean {
  return SOUND.test(word);
}
