import { useEffect } from 'react';
import { aloud } from './aloud.ts';
import { asideContext } from './aside-context.ts';
import { HeardCaption } from './heard-caption.tsx';
import { spokenName } from './spoken-name.ts';
import { watchLongPresses } from './watch-long-presses.ts';

/**
 * For those who cannot read yet: who holds a control hears what it is called, and nothing else
 * happens. The next press, or any key, ends the reading.
 */
export function PressToHear() {
  useEffect(() => {
    const stopWatching = watchLongPresses({
      onHeld: (control) => {
        const name = spokenName(control);
        if (name !== '') void aloud.say(name);
      },
      onReleased: () => {
        // A finger that goes down is no permission to sound yet, one that goes up is.
        if (typeof AudioContext !== 'undefined') void asideContext().resume();
      },
      onOther: aloud.hush,
    });
    return () => {
      stopWatching();
      aloud.hush();
    };
  }, []);

  return <HeardCaption />;
}
