/** How the timer looks (SPEC 9): above 10 s outline, above 5 s secondary, otherwise destructive. */
export function timerTone(secondsLeft: number): 'outline' | 'secondary' | 'destructive' {
  if (secondsLeft > 10) return 'outline';
  return secondsLeft > 5 ? 'secondary' : 'destructive';
}
