import { RequestType } from '@lux/contracts/analytics/request.ts';
import { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';
import { ListFilter, RotateCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Select } from '../../../forms/select.tsx';

/**
 * The filled fields of the filter form, for `RequestFilter` to validate. Local times become ISO
 * timestamps.
 */
function readFilter(form: FormData): Record<string, string> {
  const filled = [...form.entries()].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    return [[name, name === 'from' || name === 'to' ? toMoment(text) : text]];
  });
  return Object.fromEntries(filled);
}

function toMoment(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}

interface FilterFormProps {
  /** Without `only`, which has a switch of its own. */
  onChange: (filter: RequestFilter) => void;
}

/** Filters the list. An invalid value is reported at its field, with the contract's message. */
export function FilterForm({ onChange }: FilterFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = RequestFilter.safeParse(readFilter(new FormData(event.currentTarget)));
    if (parsed.success) {
      setErrors({});
      onChange(parsed.data);
      return;
    }
    const found = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    setErrors(Object.fromEntries(found));
  }

  return (
    <form
      onSubmit={submit}
      onReset={() => {
        setErrors({});
        onChange({});
      }}
      noValidate
      className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <Field label="Art">
        {(control) => (
          <Select {...control} name="type" defaultValue="">
            <option value="">Alle Arten</option>
            {RequestType.options.map((type) => (
              <option key={type} value={type}>
                {requestTypeLabels[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Sicherheit">
        {(control) => (
          <Select {...control} name="safety" defaultValue="">
            <option value="">Alles</option>
            <option value="any">Alle Sicherheitsereignisse</option>
            <option value="open">Noch nicht erledigt</option>
            <option value="crisis">Gefahr</option>
            <option value="blocked">Abgelehnt</option>
            <option value="unclear">Nicht beurteilbar</option>
          </Select>
        )}
      </Field>
      <Field label="Text in Anfrage oder Antwort" error={errors.text ?? null}>
        {(control) => <Input {...control} name="text" type="search" maxLength={100} />}
      </Field>
      <Field label="Besucher (Anfang genügt)" error={errors.visitor ?? null}>
        {(control) => <Input {...control} name="visitor" autoComplete="off" />}
      </Field>
      <Field label="Von" error={errors.from ?? null}>
        {(control) => <Input {...control} name="from" type="datetime-local" />}
      </Field>
      <Field label="Bis" error={errors.to ?? null}>
        {(control) => <Input {...control} name="to" type="datetime-local" />}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
        <Button type="submit">
          <ListFilter aria-hidden />
          Filtern
        </Button>
        <Button type="reset" variant="outline">
          <RotateCcw aria-hidden />
          Zurücksetzen
        </Button>
      </div>
    </form>
  );
}
