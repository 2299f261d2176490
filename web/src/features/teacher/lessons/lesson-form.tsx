import { type LessonArea, NewLesson } from '@lux/contracts/classroom/lesson.ts';
import { Archive, Play, Timer, Trash2, UserPlus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { AreaToggles } from '../area-toggles.tsx';

import { USUAL_MINUTES } from './last-settings.ts';
import { PracticeChoice } from './practice-choice.tsx';

const MINUTES = USUAL_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: String(minutes),
}));

const AFTERWARDS = [
  { value: 'wipe', label: 'Alles löschen', icon: <Trash2 aria-hidden className="size-5" /> },
  { value: 'keep', label: 'Alles behalten', icon: <Archive aria-hidden className="size-5" /> },
] as const;

const TIMER = [
  { value: 'yes', label: 'Mit Uhr', icon: <Timer aria-hidden className="size-5" /> },
  { value: 'no', label: 'Ohne Uhr' },
] as const;

const GUESTS = [
  { value: 'no', label: 'Nur mit Platz' },
  { value: 'yes', label: 'Auch Gäste', icon: <UserPlus aria-hidden className="size-5" /> },
] as const;

const afterwardsTexts = {
  wipe: 'Was die Kinder machen, wird höchstens eine Minute nach dem Ende gelöscht. Bilder fürs Klassenalbum bleiben.',
  keep: 'Jedes Kind findet beim nächsten Mal alles an seinem Platz wieder, bis Sie den Platz oder die Klasse löschen.',
};

interface LessonFormProps {
  initial: NewLesson;
  /** Without seats only guests can come. */
  hasSeats: boolean;
  isSending: boolean;
  /** The choice of what else the lesson begins with, by the areas that are to be open. */
  materials: (openAreas: readonly LessonArea[]) => ReactNode;
  onSubmit: (given: NewLesson) => void;
}

/** How long, what is open, what it is about, and what happens afterwards. */
export function LessonForm(props: LessonFormProps) {
  const { initial, hasSeats, isSending, materials, onSubmit } = props;
  const [minutes, setMinutes] = useState(String(initial.minutes));
  const [areas, setAreas] = useState(initial.areas);
  const [topic, setTopic] = useState(initial.topic ?? '');
  const [afterwards, setAfterwards] = useState(initial.afterwards);
  const [practice, setPractice] = useState(initial.practice);
  const [hasTimer, setHasTimer] = useState(initial.hasTimer);
  const [allowsGuests, setAllowsGuests] = useState(initial.allowsGuests || !hasSeats);
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const problemOf = (field: string) => (problem?.field === field ? problem.text : null);

  function send(event: FormEvent) {
    event.preventDefault();
    const given = NewLesson.safeParse({
      minutes: Number(minutes),
      areas,
      topic: topic.trim() || null,
      afterwards,
      allowsGuests,
      practice,
      hasTimer,
    });
    const [issue] = given.success ? [] : given.error.issues;
    setProblem(issue ? { field: String(issue.path[0]), text: issue.message } : null);
    if (given.success) onSubmit(given.data);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Button type="submit" size="hero" disabled={isSending} data-first-focus>
        <Play aria-hidden />
        Jetzt beginnen
      </Button>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <ChoiceRow
            label="Wie viele Minuten?"
            choices={MINUTES}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <Field label="Andere Dauer" error={problemOf('minutes')} className="w-36">
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={5}
              max={480}
              className="min-h-child-target!"
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          )}
        </Field>
      </div>
      <AreaToggles label="Was ist offen?" open={areas} onChange={setAreas} />
      <Field
        label="Thema (freiwillig)"
        hint="Die Kinder sehen es während der Stunde."
        error={problemOf('topic')}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            placeholder="Unser Wald"
            value={topic}
            onChange={({ target }) => setTopic(target.value)}
          />
        )}
      </Field>
      {materials(areas)}
      <PracticeChoice practice={practice} onChange={setPractice} error={problemOf('practice')} />
      <ChoiceRow
        label="Beim Rechnen"
        choices={TIMER}
        value={hasTimer ? 'yes' : 'no'}
        onChange={(value) => setHasTimer(value === 'yes')}
      />
      <div>
        <ChoiceRow
          label="Und nach der Stunde?"
          choices={AFTERWARDS}
          value={afterwards}
          onChange={setAfterwards}
        />
        <p className="mt-1.5 text-ink-soft text-sm">{afterwardsTexts[afterwards]}</p>
      </div>
      <ChoiceRow
        label="Wer darf mitmachen?"
        choices={GUESTS}
        value={allowsGuests ? 'yes' : 'no'}
        onChange={(value) => setAllowsGuests(value === 'yes')}
      />
    </form>
  );
}
