import { Eye } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Input } from '../../components/fields/input.tsx';

interface ReasonFieldProps {
  /** Who reads of it, as a sentence. */
  told: string;
  label: string;
  problem: string | null;
  reason: string;
  /** The usual ones; anything else can be written. */
  reasons: readonly string[];
  onReason: (reason: string) => void;
}

/** Why a teacher needs a child's words: what is done with them is logged (CLASSROOM "Looking is logged"). */
export function ReasonField({ told, label, problem, reason, reasons, onReason }: ReasonFieldProps) {
  return (
    <>
      <p className="flex gap-3 rounded-md bg-info-soft p-3 text-on-info-soft">
        <Eye aria-hidden className="mt-0.5 size-6 shrink-0" />
        <span>Das wird festgehalten: wer, wann und warum. {told}</span>
      </p>
      <Field label={label} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
      <ul aria-label="Häufige Gründe" className="flex flex-wrap gap-2">
        {reasons.map((one) => (
          <li key={one}>
            <Button variant="soft" onClick={() => onReason(one)}>
              {one}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
