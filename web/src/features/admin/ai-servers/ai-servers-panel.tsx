import { AiAbility, type AiServer, type AiServers } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Plus, Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { AbilityChoice } from './ability-choice.tsx';
import { type AiServerDraft, AiServerForm } from './ai-server-form.tsx';
import { AiServerLine } from './ai-server-line.tsx';
import { aiServersApi, tellFailure } from './ai-servers-api.ts';
import { NearbyOffer } from './nearby-offer.tsx';

/** Model servers of the school's choice, and which ability each of them serves (DESIGN 9). */
export function AiServersPanel() {
  const [data, setData] = useState<AiServers | null>(null);
  const [draft, setDraft] = useState<AiServerDraft | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const load = useCallback(() => {
    // If it cannot be loaded, the panel is not shown; the form below says what is wrong.
    aiServersApi.read().then(setData, () => {});
  }, []);
  useEffect(load, [load]);

  async function search() {
    setIsSearching(true);
    try {
      const { servers } = await aiServersApi.findNearby();
      const known = new Set(data?.servers.map(({ url }) => url));
      const found = servers.find(({ url }) => !known.has(url));
      if (found) setDraft({ id: null, ...found });
      else toasts.show({ title: 'Auf diesem Rechner läuft kein weiterer Modell-Server.' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsSearching(false);
    }
  }

  async function remove(server: AiServer) {
    try {
      await aiServersApi.remove(server.id);
      toasts.show({ title: `${server.name} ist entfernt.`, tone: 'success' });
    } catch (error) {
      tellFailure(error);
    }
    load();
  }

  if (!data) return null;
  return (
    <Card className="mb-4 flex max-w-2xl flex-col gap-5">
      <h2 className="text-lg">KI-Server</h2>
      <p className="text-ink-soft">
        Ohne KI-Server antwortet, malt und spricht LUX selbst, ohne Internet. Tragen Sie einen
        Server ein, probieren Sie seine Modelle aus und bestimmen Sie dann, was er übernimmt.
      </p>
      {isAnsweredByLux(data) && (
        <NearbyOffer known={data.servers} onUsed={setData} onAdded={load} />
      )}
      {data.servers.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.servers.map((server) => (
            <AiServerLine
              key={server.id}
              server={server}
              onChange={() => setDraft(server)}
              onRemove={() => void remove(server)}
            />
          ))}
        </ul>
      )}
      {draft ? (
        <AiServerForm
          key={draft.id ?? draft.url}
          draft={draft}
          onSaved={() => {
            setDraft(null);
            load();
          }}
          onCancel={() => setDraft(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="soft"
            onClick={() => setDraft({ id: null, kind: 'openai', name: '', url: '' })}
          >
            <Plus aria-hidden />
            KI-Server eintragen
          </Button>
          <Button variant="outline" disabled={isSearching} onClick={() => void search()}>
            <Search aria-hidden />
            {isSearching ? 'Wird gesucht …' : 'Auf diesem Rechner suchen'}
          </Button>
        </div>
      )}
      {data.servers.length > 0 && (
        <section className="flex flex-col gap-5">
          <h3 className="font-bold">Wer übernimmt was?</h3>
          {AiAbility.options.map((ability) => (
            <AbilityChoice
              // Chosen elsewhere on this screen, it begins anew.
              key={`${ability} ${JSON.stringify(data.choices[ability])}`}
              ability={ability}
              data={data}
              onChanged={setData}
            />
          ))}
        </section>
      )}
    </Card>
  );
}

/** No model answers children yet, and nobody has said that none should. */
const isAnsweredByLux = ({ choices, defaults }: AiServers) =>
  choices.text === null &&
  defaults.every(({ ability, server }) => ability !== 'text' || server === null);
