import {
  Paintbrush,
  RectangleHorizontal,
  RectangleVertical,
  Square,
  WandSparkles,
} from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Switch } from '../../../components/controls/switch.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Textarea } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { toasts } from '../../../lib/toasts.ts';
import type { ExpertWish } from './expert-wish.ts';

const styles = [
  { value: 'vivid', label: 'Lebendig' },
  { value: 'natural', label: 'Natürlich' },
] as const;

const qualities = [
  { value: 'hd', label: 'Sehr fein (HD)' },
  { value: 'standard', label: 'Normal' },
] as const;

const sizes = [
  { value: '1024x1792', label: 'Hochformat', icon: <RectangleVertical aria-hidden /> },
  { value: '1024x1024', label: 'Quadrat', icon: <Square aria-hidden /> },
  { value: '1792x1024', label: 'Querformat', icon: <RectangleHorizontal aria-hidden /> },
] as const;

interface ExpertFormProps {
  wish: ExpertWish;
  onChange: (wish: ExpertWish) => void;
  isDisabled: boolean;
  onPaint: (wish: ExpertWish) => void;
}

/** Every parameter of a picture, set by hand (SPEC 2, 5). */
export function ExpertForm({ wish, onChange, isDisabled, onPaint }: ExpertFormProps) {
  const [error, setError] = useState<string | null>(null);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<ExpertWish>) => onChange({ ...wish, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled) return;
    const prompt = wish.prompt.trim();
    if (prompt === '') {
      const description = 'Bitte gib eine Bildbeschreibung ein.';
      setError(description);
      promptField.current?.focus();
      toasts.show({ title: 'Keine Beschreibung eingegeben', description, tone: 'danger' });
      return;
    }
    setError(null);
    onPaint({ ...wish, prompt });
  }

  return (
    <Card className="w-full max-w-xl animate-appear">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Expertenmodus">
        <Field label="Bildbeschreibung" error={error}>
          {(control) => (
            <Textarea
              {...control}
              ref={promptField}
              value={wish.prompt}
              maxLength={1000}
              placeholder="Zum Beispiel: ein Leuchtturm am Meer bei Sonnenuntergang"
              onChange={(event) => change({ prompt: event.target.value })}
            />
          )}
        </Field>
        <ChoiceRow
          label="Stil"
          choices={styles}
          value={wish.style}
          onChange={(style) => change({ style })}
        />
        <ChoiceRow
          label="Größe"
          choices={sizes}
          value={wish.size}
          onChange={(size) => change({ size })}
        />
        <ChoiceRow
          label="Qualität"
          choices={qualities}
          value={wish.quality}
          onChange={(quality) => change({ quality })}
        />
        <div className="flex items-center gap-4">
          <Switch
            icon={<WandSparkles />}
            isOn={!wish.noInterpretation}
            onChange={(isOn) => change({ noInterpretation: !isOn })}
          >
            KI-Interpretation
          </Switch>
          <p className="text-ink-soft text-sm">
            {wish.noInterpretation
              ? 'Es wird genau das gemalt, was du schreibst.'
              : 'LUX darf deine Beschreibung ausschmücken.'}
          </p>
        </div>
        <Field label="Zusätzliche Anweisungen" hint="Das darfst du leer lassen.">
          {(control) => (
            <Textarea
              {...control}
              value={wish.customText}
              maxLength={500}
              onChange={(event) => change({ customText: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" size="child" disabled={isDisabled}>
          <Paintbrush aria-hidden />
          Bild erstellen
        </Button>
      </form>
    </Card>
  );
}
