import { type AiCeilingsChange, CeilingAbility } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { aiAbilityNames } from '../ai-servers/ai-server-kinds.ts';
import { tellFailure } from '../ai-servers/ai-servers-api.ts';
import { aiUsageApi } from './ai-usage-api.ts';
import { inNumbers, unitNames } from './usage-words.ts';
import { useAiUsage } from './use-ai-usage.ts';

/** Pictures are counted in pictures. */
const labelOf = (ability: CeilingAbility) =>
  aiAbilityNames[ability] === unitNames[ability]
    ? unitNames[ability]
    : `${aiAbilityNames[ability]} (${unitNames[ability]})`;

const WHOLE = /^\d{1,12}$/;

/** The most a month for what providers do; at it LUX itself goes on. */
export function AiCeilings() {
  const { usage, setUsage } = useAiUsage();
  const [draft, setDraft] = useState<Partial<Record<CeilingAbility, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  if (!usage) return null;

  const savedOf = (ability: CeilingAbility) =>
    usage.month.find((one) => one.ability === ability)?.ceiling?.toString() ?? '';
  const textOf = (ability: CeilingAbility) => (draft[ability] ?? savedOf(ability)).trim();
  const isWrong = (ability: CeilingAbility) =>
    textOf(ability) !== '' && !WHOLE.test(textOf(ability));
  const changed = CeilingAbility.options.filter((ability) => textOf(ability) !== savedOf(ability));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changed.some(isWrong)) return;
    const change: AiCeilingsChange = Object.fromEntries(
      changed.map((ability) => [ability, textOf(ability) === '' ? null : Number(textOf(ability))]),
    );
    setIsBusy(true);
    try {
      setUsage(await aiUsageApi.saveCeilings(change));
      setDraft({});
      toasts.show({ title: 'Die Obergrenzen gelten ab sofort.', tone: 'success' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card className="mb-4 max-w-2xl">
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void save(event)}>
        <h2 className="text-lg">Obergrenzen im Monat</h2>
        <p className="text-ink-soft">
          Ist eine Grenze erreicht, macht LUX das bis zum Monatsende selbst, ohne Anbieter. Leer
          heißt: keine Grenze. Die Prüfung der Texte hat keine, damit nichts ungeprüft bleibt.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {usage.month.map(({ ability, used }) => (
            <Field
              key={ability}
              label={labelOf(ability)}
              hint={`Bisher in diesem Monat: ${inNumbers(used)}`}
              error={isWrong(ability) ? 'Bitte eine ganze Zahl, oder nichts.' : null}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={draft[ability] ?? savedOf(ability)}
                  onChange={({ target }) =>
                    setDraft((before) => ({ ...before, [ability]: target.value }))
                  }
                />
              )}
            </Field>
          ))}
        </div>
        <Button
          type="submit"
          className="self-start"
          disabled={isBusy || changed.length === 0 || changed.some(isWrong)}
        >
          Obergrenzen speichern
        </Button>
      </form>
    </Card>
  );
}
