import eyes from 'openmoji/color/svg/1F440.svg?url';
import { useId } from 'react';
import { Drawing } from '../../../components/drawing.tsx';
import { Cover } from './cover.tsx';

/** All eyes to the front: nothing to press, nothing to hear, and nothing is lost. */
export function PauseScreen() {
  const id = useId();
  return (
    <Cover labelledBy={id}>
      <Drawing src={eyes} className="size-44 sm:size-64" />
      <h2 id={id} className="text-2xl sm:text-3xl">
        Augen nach vorn
      </h2>
      <p role="status" className="text-ink-soft text-lg">
        Gleich geht es hier weiter.
      </p>
    </Cover>
  );
}
