import { materialLimits } from '@lux/contracts/classroom/material.ts';
import { Field } from '../../../../components/fields/field.tsx';
import { Textarea } from '../../../../components/fields/input.tsx';

interface TextContentProps {
  kind: 'text' | 'topic';
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

const hints = {
  text: 'Kurze Sätze lesen sich leichter. Einen langen Text liest das Kind in Teilen, siehe Vorschau.',
  topic: 'LUX antwortet in der Stunde zuerst aus diesem Text und sagt das dazu.',
};

/** A text for reading or talking about, and how much room there is left. */
export function TextContent({ kind, text, problem, onChange }: TextContentProps) {
  const { textLength } = materialLimits;
  const format = (count: number) => count.toLocaleString('de-DE');
  return (
    <div>
      <Field label="Text" hint={hints[kind]} error={problem ?? null}>
        {(control) => (
          <Textarea
            {...control}
            lang="de"
            rows={14}
            maxLength={textLength}
            className="text-lg! leading-relaxed"
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <p className="mt-1 text-right text-ink-soft text-sm tabular-nums">
        {format(text.length)} von {format(textLength)} Zeichen
      </p>
    </div>
  );
}
