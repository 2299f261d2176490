import { materialLimits } from '@lux/contracts/classroom/material.ts';
import { ArrowUpDown, Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import type { Edit } from './edit-material.ts';
import { type EditedQuestion, emptyQuestion, type Problems } from './edited-material.ts';
import { OrderList } from './order-list.tsx';
import { QuestionCard } from './question-card.tsx';

interface QuestionListProps {
  questions: EditedQuestion[];
  problems: Problems;
  /** By a question's key. */
  sources: ReadonlyMap<string, string>;
  edit: (edit: Edit) => void;
}

/** The questions as cards, or as lines that are put in order. */
export function QuestionList({ questions, problems, sources, edit }: QuestionListProps) {
  const [isSorting, setIsSorting] = useState(false);
  const isFull = questions.length >= materialLimits.questions;

  function add() {
    const question = emptyQuestion();
    edit({ type: 'question added', question });
    // Once it is drawn.
    requestAnimationFrame(() => {
      const card = document.getElementById(`frage-${question.key}`);
      card?.scrollIntoView({ block: 'start' });
      card?.querySelector('textarea')?.focus({ preventScroll: true });
    });
  }

  return (
    <section aria-label="Fragen" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">
          {questions.length === 1 ? '1 Frage' : `${questions.length} Fragen`}
        </h2>
        {questions.length > 1 && (
          <Button variant="soft" aria-pressed={isSorting} onClick={() => setIsSorting(!isSorting)}>
            {isSorting ? <Check aria-hidden /> : <ArrowUpDown aria-hidden />}
            {isSorting ? 'Reihenfolge fertig' : 'Reihenfolge ändern'}
          </Button>
        )}
      </div>
      {isSorting ? (
        <OrderList
          label="Reihenfolge der Fragen"
          noun="Frage"
          entries={questions.map(({ key, question }) => ({ key, text: question }))}
          onMoved={(order) => edit({ type: 'moved', order })}
        />
      ) : (
        <>
          <ol className="flex flex-col gap-3">
            {questions.map((question, index) => (
              <QuestionCard
                key={question.key}
                question={question}
                number={index + 1}
                problem={problems.get(question.key)}
                source={sources.get(question.key)}
                edit={edit}
              />
            ))}
          </ol>
          {isFull ? (
            <p className="text-center text-ink-soft">Mehr als 500 Fragen passen nicht hinein.</p>
          ) : (
            <Button size="child" variant="outline" onClick={add}>
              <Plus aria-hidden />
              Frage hinzufügen
            </Button>
          )}
        </>
      )}
    </section>
  );
}
