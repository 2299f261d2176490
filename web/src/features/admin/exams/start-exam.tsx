import type { AiServer } from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { Exams, NewExam } from '@lux/contracts/conversation/exam.ts';
import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Select } from '../../../forms/select.tsx';
import { aiServersApi, tellFailure } from '../ai-servers/ai-servers-api.ts';
import { examsApi } from './exams-api.ts';

const IN_USE = 'in-use';

interface StartExamProps {
  inUse: Exams['inUse'];
  onStarted: () => void;
}

/** Chooses a model, in use or of a saved server, and has it sit the exam. */
export function StartExam({ inUse, onStarted }: StartExamProps) {
  const [servers, setServers] = useState<AiServer[]>([]);
  const [who, setWho] = useState(IN_USE);
  const [models, setModels] = useState<string[]>([]);
  const [model, setModel] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    aiServersApi.read().then(
      (read) => setServers(read.servers),
      () => {},
    );
  }, []);
  const serverId = servers.find(({ id }) => id === who)?.id;
  useEffect(() => {
    if (serverId === undefined) return;
    let isLeft = false;
    aiServersApi.readModels(serverId).then(
      (answer) => isLeft || setModels(answer.models),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [serverId]);

  const wanted: NewExam | null = wantedOf({ inUse, serverId, model: model.trim() });

  async function start() {
    if (!wanted) return;
    setIsBusy(true);
    try {
      await examsApi.start(wanted);
      onStarted();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Wer wird geprüft?">
          {(control) => (
            <Select
              {...control}
              value={serverId ?? IN_USE}
              onChange={({ target }) => {
                setWho(target.value);
                setModel('');
                setModels([]);
              }}
            >
              <option value={IN_USE}>
                {inUse ? `Das benutzte Modell: ${inUse.model}` : 'Zurzeit antwortet LUX selbst'}
              </option>
              {servers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {serverId !== undefined && (
          <Field label="Modell">
            {(control) =>
              models.length > 0 ? (
                <Select
                  {...control}
                  value={model}
                  onChange={({ target }) => setModel(target.value)}
                >
                  <option value="">Bitte wählen</option>
                  {models.map((one) => (
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
                  onChange={({ target }) => setModel(target.value)}
                />
              )
            }
          </Field>
        )}
      </div>
      <Button
        className="self-start"
        disabled={isBusy || wanted === null}
        onClick={() => void start()}
      >
        <GraduationCap aria-hidden />
        {isBusy ? 'Moment …' : 'Prüfung beginnen'}
      </Button>
    </div>
  );
}

/** Null where nobody can be examined yet. */
function wantedOf({
  inUse,
  serverId,
  model,
}: {
  inUse: Exams['inUse'];
  serverId: string | undefined;
  model: string;
}): NewExam | null {
  if (serverId === undefined) return inUse ? {} : null;
  return model === '' ? null : { serverId, model };
}
