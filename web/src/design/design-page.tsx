import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Fields } from './sections/fields.tsx';
import { Lux } from './sections/lux.tsx';
import { Notes } from './sections/notes.tsx';
import { Playing } from './sections/playing.tsx';
import { States } from './sections/states.tsx';
import { Tokens } from './sections/tokens.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Every component in every state, for those who build LUX. Never part of what children get. */
export function DesignPage() {
  return (
    <div className="flex flex-col gap-8">
      <ThemeSwitch />
      <Lux />
      <Buttons />
      <Choices />
      <Fields />
      <Notes />
      <Playing />
      <States />
      <Tokens />
    </div>
  );
}
