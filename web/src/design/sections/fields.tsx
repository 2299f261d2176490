import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Textarea } from '../../components/textarea.tsx';
import { DesignSection } from '../design-section.tsx';

export function Fields() {
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
