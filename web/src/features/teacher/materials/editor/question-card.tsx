import { CircleCheck, Copy, Plus, Trash2, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Field } from '../../../../components/fields/field.tsx';
import { Input, Textarea } from '../../../../components/fields/input.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { randomId } from '../../../../lib/random-id.ts';
import type { Edit } from './edit-material.ts';
import type { EditedQuestion } from './edited-material.ts';
import { Problem } from './problem.tsx';

const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 6;
const LETTERS = 'ABCDEF';

interface QuestionCardProps {
  question: EditedQuestion;
  /** From 1. */
  number: number;
  problem: string | undefined;
  /** The sentence of the teacher's text that a drafted question comes from. */
  source: string | undefined;
  edit: (edit: Edit) => void;
}

/** One question: the right answer is marked by a press. Redrawn only where it has changed. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, problem, source, edit } = props;
  const { key, options, rightKey, explanation } = question;
  const name = useId();
  const [isExplaining, setIsExplaining] = useState(explanation !== '');
  const change = (changed: Partial<EditedQuestion>) =>
    edit({ type: 'question changed', key, change: changed });
  const title = `Frage ${number}`;

  return (
    <li
      id={`frage-${key}`}
      className="scroll-mt-24 [contain-intrinsic-size:auto_26rem] [content-visibility:auto]"
    >
      <Card className={problem ? 'border-danger' : ''}>
        <div className="mb-2 flex items-center justify-between gap-2">
          <h3 className="text-lg">{title}</h3>
          <div className="flex">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${title} verdoppeln`}
              onClick={() => edit({ type: 'question copied', key })}
            >
              <Copy aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${title} entfernen`}
              onClick={() => edit({ type: 'question removed', key })}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        </div>
        {source && (
          <p className="mb-3 rounded-md bg-surface-sunken px-3 py-2 text-ink-soft text-sm">
            Aus Ihrem Text: „{source}“
          </p>
        )}
        <Field label={title} isLabelHidden>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={400}
              className="min-h-16!"
              placeholder="Was möchten Sie fragen?"
              value={question.question}
              onChange={({ target }) => change({ question: target.value })}
            />
          )}
        </Field>
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-1.5 font-bold">
            Antworten <span className="font-normal text-ink-soft">(richtige antippen)</span>
          </legend>
          <ul className="grid gap-2 lg:grid-cols-2">
            {options.map((option, index) => {
              const letter = LETTERS.charAt(index);
              return (
                <li key={option.key} className="flex items-center gap-1.5">
                  <label className="grid size-target shrink-0 cursor-pointer place-items-center rounded-full border-2 border-control-line font-bold text-ink-soft has-checked:border-success has-checked:bg-success-soft has-checked:text-on-success-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
                    <input
                      type="radio"
                      name={name}
                      className="peer sr-only"
                      aria-label={`${title}: Antwort ${letter} ist richtig`}
                      checked={option.key === rightKey}
                      onChange={() => change({ rightKey: option.key })}
                    />
                    <CircleCheck aria-hidden className="hidden size-6 peer-checked:block" />
                    <span aria-hidden className="peer-checked:hidden">
                      {letter}
                    </span>
                  </label>
                  <Input
                    aria-label={`${title}: Antwort ${letter}`}
                    maxLength={200}
                    className="min-w-0 px-3!"
                    value={option.text}
                    onChange={({ target }) =>
                      change({
                        options: options.with(index, { key: option.key, text: target.value }),
                      })
                    }
                  />
                  {options.length > FEWEST_OPTIONS && (
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`${title}: Antwort ${letter} entfernen`}
                      onClick={() => {
                        const rest = options.filter((one) => one !== option);
                        const isRight = option.key === rightKey;
                        change({
                          options: rest,
                          ...(isRight && { rightKey: rest[0]?.key ?? '' }),
                        });
                      }}
                    >
                      <X aria-hidden />
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </fieldset>
        <div className="mt-3 flex flex-wrap gap-2">
          {options.length < MOST_OPTIONS && (
            <Button
              variant="ghost"
              onClick={() => change({ options: [...options, { key: randomId(), text: '' }] })}
            >
              <Plus aria-hidden />
              Antwort
            </Button>
          )}
          {!isExplaining && (
            <Button variant="ghost" onClick={() => setIsExplaining(true)}>
              <Plus aria-hidden />
              Erklärung
            </Button>
          )}
        </div>
        {isExplaining && (
          <Field
            label="Erklärung (freiwillig)"
            hint="Das Kind hört sie nach seiner Antwort."
            className="mt-3"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={1_000}
                className="min-h-16!"
                value={explanation}
                onChange={({ target }) => change({ explanation: target.value })}
              />
            )}
          </Field>
        )}
        <Problem text={problem} />
      </Card>
    </li>
  );
});
