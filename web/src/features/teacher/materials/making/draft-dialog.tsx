import {
  DraftOrder,
  type MaterialDraft,
  materialLimits,
} from '@lux/contracts/classroom/material.ts';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../../components/controls/choice-row.tsx';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { Field } from '../../../../components/fields/field.tsx';
import { Textarea } from '../../../../components/fields/input.tsx';
import { ageGroups } from '../../age-groups.ts';
import { useActing } from '../../use-acting.ts';
import { materialKinds } from '../material-kinds.ts';
import { materialsApi } from '../materials-api.ts';

/** A text for reading is written, not drafted. */
const kinds = (['quiz', 'words', 'topic'] as const).map((value) => {
  const { icon: Icon, label } = materialKinds[value];
  return { value, label, icon: <Icon aria-hidden className="size-5" /> };
});
const counts = ['5', '10', '20'].map((value) => ({ value, label: value }));

interface DraftDialogProps {
  onClose: () => void;
  onDrafted: (draft: MaterialDraft) => void;
}

/** LUX makes a draft of a teacher's text, which the editor shows before anything is saved. */
export function DraftDialog({ onClose, onDrafted }: DraftDialogProps) {
  const { isActing, act } = useActing();
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('quiz');
  const [ageGroup, setAgeGroup] = useState<(typeof ageGroups)[number]['value']>('small');
  const [count, setCount] = useState('10');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const order = DraftOrder.safeParse({ kind, ageGroup, count: Number(count), text });
    setProblem(order.success ? null : (order.error.issues[0]?.message ?? null));
    if (order.success) void act(async () => onDrafted(await materialsApi.draft(order.data)));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Aus einem Text"
      description="LUX macht daraus einen Entwurf. Sie lesen ihn und entscheiden, was bleibt."
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <Field label="Ihr Text" error={problem}>
          {(control) => (
            <Textarea
              {...control}
              lang="de"
              data-first-focus
              rows={7}
              maxLength={materialLimits.textLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <ChoiceRow label="Was soll es werden?" choices={kinds} value={kind} onChange={setKind} />
        <ChoiceRow label="Für wen?" choices={ageGroups} value={ageGroup} onChange={setAgeGroup} />
        {kind !== 'topic' && (
          <ChoiceRow
            label={kind === 'quiz' ? 'Wie viele Fragen?' : 'Wie viele Wörter?'}
            choices={counts}
            value={count}
            onChange={setCount}
          />
        )}
        <Button type="submit" size="child" disabled={isActing}>
          <Sparkles aria-hidden />
          {isActing ? 'LUX liest …' : 'Entwurf machen'}
        </Button>
      </form>
    </Dialog>
  );
}
