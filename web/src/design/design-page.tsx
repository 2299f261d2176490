import { Field } from '../components/fields/field.tsx';
import { Input, Textarea } from '../components/fields/input.tsx';
import { DesignSection } from './design-section.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Lux } from './sections/lux.tsx';
import { Notes } from './sections/notes.tsx';
import { Playing } from './sections/playing.tsx';
import { States } from './sections/states.tsx';
import { Tokens } from './sections/tokens.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

function Fields() {
  return (
    <DesignSection title="Schreiben">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Leer" hint="Ein Hinweis dazu.">
          {(control) => <Input {...control} placeholder="Zum Beispiel: ein Drache" />}
        </Field>
        <Field label="Ausgefüllt">
          {(control) => <Input {...control} defaultValue="Drache" />}
        </Field>
        <Field label="Mit Fehler" error="Bitte gib einen Namen ein.">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Gesperrt">{(control) => <Input {...control} disabled />}</Field>
        <Field label="Beschriftung nur vorgelesen" isLabelHidden>
          {(control) => <Input {...control} placeholder="Oder schreib mir …" />}
        </Field>
        <Field label="Mehr Text">
          {(control) => <Textarea {...control} defaultValue="Es war einmal ein Drache." />}
        </Field>
      </div>
    </DesignSection>
  );
}

/** Every component in every state, for developers. Never part of the build. */
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
