import type {
  AiAbility,
  AiChoice,
  AiModels,
  AiServers,
  AiTestResult,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Check, CircleAlert, CircleCheck, PlugZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Select } from '../../../forms/select.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { aiAbilityNames } from './ai-server-kinds.ts';
import { aiServersApi, tellFailure } from './ai-servers-api.ts';
import { PriceLine } from './price-line.tsx';

const NO_MODELS: AiModels = { models: [], problem: null, prices: [] };
const DEFAULT = 'default';
const BUILT_IN = 'built-in';

/** Who does it where no server does. */
const WITHOUT: Record<AiAbility, string> = {
  text: 'LUX selbst, ohne Internet',
  image: 'LUX selbst, ohne Internet',
  speech: 'LUX selbst, ohne Internet',
  transcription: 'niemand auf dem Server',
  moderation: 'nur LUX’ eigene Regeln',
};

interface AbilityChoiceProps {
  ability: AiAbility;
  data: AiServers;
  onChanged: (data: AiServers) => void;
}

/** Who serves one ability: chosen, tried out, and then used. */
export function AbilityChoice({ ability, data, onChanged }: AbilityChoiceProps) {
  const saved = data.choices[ability];
  const [who, setWho] = useState(() => whoOf(saved));
  const [model, setModel] = useState(() => modelOf(saved));
  const [{ models, problem, prices }, setOffer] = useState<AiModels>(NO_MODELS);
  const [result, setResult] = useState<AiTestResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const server = data.servers.find(({ id }) => id === who);
  const serverId = server?.id;
  const name = aiAbilityNames[ability];

  useEffect(() => {
    if (serverId === undefined) return;
    let isLeft = false;
    aiServersApi.readModels(serverId).then(
      (answer) => {
        if (!isLeft) setOffer(answer);
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [serverId]);

  const wanted: AiChoice | undefined = choiceOf(who, server ? model : '');
  const isChanged = wanted !== undefined && !isSame(wanted, saved);

  async function run(act: () => Promise<void>) {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  const tryOut = () =>
    run(async () => {
      if (!server) return;
      setResult(null);
      setResult(await aiServersApi.test(server.id, { ability, model: model.trim() }));
    });
  const use = () =>
    run(async () => {
      if (wanted === undefined) return;
      onChanged(await aiServersApi.choose({ [ability]: wanted }));
      toasts.show({ title: `${name}: gilt ab sofort.`, tone: 'success' });
    });

  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <Field label={name}>
        {(control) => (
          <Select
            {...control}
            value={server ? who : who === BUILT_IN ? BUILT_IN : DEFAULT}
            onChange={({ target }) => {
              setWho(target.value);
              setModel('');
              setOffer(NO_MODELS);
              setResult(null);
            }}
          >
            <option value={DEFAULT}>{defaultLabel(ability, data)}</option>
            <option value={BUILT_IN}>{sentence(WITHOUT[ability])}</option>
            {data.servers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {server && (
        <Field label={`Modell für ${name}`} error={problem}>
          {(control) =>
            models.length > 0 ? (
              <Select
                {...control}
                value={model}
                onChange={({ target }) => {
                  setModel(target.value);
                  setResult(null);
                }}
              >
                <option value="">Bitte wählen</option>
                {[...new Set([...models, ...(model ? [model] : [])])].map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </Select>
            ) : (
              <Input
                {...control}
                spellCheck={false}
                value={model}
                onChange={({ target }) => {
                  setModel(target.value);
                  setResult(null);
                }}
              />
            )
          }
        </Field>
      )}
      <PriceLine
        kind={server && model.trim() !== '' ? server.kind : null}
        price={
          server
            ? (prices.find((one) => one.ability === ability && one.model === model) ?? null)
            : who === DEFAULT
              ? (data.defaults.find((one) => one.ability === ability)?.price ?? null)
              : null
        }
      />
      {(server || isChanged) && (
        <div className="flex flex-wrap gap-2">
          {server && (
            <Button
              variant="soft"
              disabled={isBusy || model.trim() === ''}
              aria-label={`${name} ausprobieren`}
              onClick={() => void tryOut()}
            >
              <PlugZap aria-hidden />
              {isBusy ? 'Moment …' : 'Ausprobieren'}
            </Button>
          )}
          <Button
            disabled={isBusy || !isChanged}
            aria-label={`${name}: Auswahl verwenden`}
            onClick={() => void use()}
          >
            <Check aria-hidden />
            {isChanged ? 'Verwenden' : 'In Gebrauch'}
          </Button>
        </div>
      )}
      <p role="status" className="flex items-start gap-2">
        {result &&
          (result.isWorking ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
          ))}
        {result?.message}
      </p>
    </div>
  );
}

const whoOf = (choice: AiChoice): string => {
  if (choice === null) return DEFAULT;
  return choice === 'built-in' ? BUILT_IN : choice.serverId;
};
const modelOf = (choice: AiChoice): string =>
  choice !== null && choice !== 'built-in' ? choice.model : '';

/** Undefined where a server is chosen and no model of it yet. */
function choiceOf(who: string, model: string): AiChoice | undefined {
  if (who === DEFAULT) return null;
  if (who === BUILT_IN) return 'built-in';
  return model.trim() === '' ? undefined : { serverId: who, model: model.trim() };
}

const isSame = (one: AiChoice, other: AiChoice) =>
  whoOf(one) === whoOf(other) && modelOf(one) === modelOf(other);

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function defaultLabel(ability: AiAbility, { defaults }: AiServers): string {
  const found = defaults.find((one) => one.ability === ability);
  return `Wie beim Start: ${found?.server ?? WITHOUT[ability]}`;
}
