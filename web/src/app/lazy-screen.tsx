import { useState } from 'react';
import type { ScreenScript } from './screen-script.ts';

/** A screen that comes with its own script; at once where that has come already. */
export function LazyScreen({ script }: { script: ScreenScript }) {
  // What it began with stays, so that nothing is drawn anew when the script comes.
  const [Screen] = useState(script.newest);
  return <Screen />;
}
