import type { ComponentProps } from 'react';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { WebhookField } from './webhook-field.tsx';

interface SecondCircleFieldsProps {
  recipients: Pick<ComponentProps<typeof Textarea>, 'value' | 'onChange'>;
  error: string | null;
  webhook: Omit<ComponentProps<typeof WebhookField>, 'label'>;
}

/** Who hears of an alert once, when nobody has handled it in time. */
export function SecondCircleFields({ recipients, error, webhook }: SecondCircleFieldsProps) {
  return (
    <div className="flex flex-col gap-5 border-line border-t pt-5">
      <h3 className="text-lg">Wenn bis dahin niemand nachgesehen hat</h3>
      <Field
        label="Zweiter Kreis: E-Mail-Adressen, eine in jeder Zeile"
        hint="Diese Personen bekommen einmal Bescheid, zum Beispiel die Schulleitung."
        error={error}
      >
        {(control) => (
          <Textarea {...control} {...recipients} autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <WebhookField label="Zweiter Kreis: Webhook" {...webhook} />
    </div>
  );
}
