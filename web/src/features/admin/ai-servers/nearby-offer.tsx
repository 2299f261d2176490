import type {
  AiServer,
  AiServers,
  NearbyAiServers,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { aiServersApi, tellFailure } from './ai-servers-api.ts';

interface NearbyOfferProps {
  known: readonly AiServer[];
  onUsed: (data: AiServers) => void;
  /** It was entered, but does not answer children. */
  onAdded: () => void;
}

/**
 * A model server that answers on LUX's own machine. It is offered while no model answers children, and
 * used after one press, once it has shown that it works.
 */
export function NearbyOffer({ known, onUsed, onAdded }: NearbyOfferProps) {
  const [found, setFound] = useState<NearbyAiServers['servers']>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isLeft = false;
    // Nobody waits for it: a server can be entered all the same.
    aiServersApi.findNearby().then(
      ({ servers }) => !isLeft && setFound(servers),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);

  const isKnown = (url: string) => known.some((server) => server.url === url);
  const server = found.find(({ url, model }) => model !== null && (isBusy || !isKnown(url)));
  if (!server && problem === null) return null;

  async function use() {
    if (!server?.model) return;
    const { kind, name, url, model } = server;
    setIsBusy(true);
    try {
      const { id } = await aiServersApi.add({ kind, name, url });
      const { isWorking, message } = await aiServersApi.test(id, { ability: 'text', model });
      if (isWorking) {
        onUsed(await aiServersApi.choose({ text: { serverId: id, model } }));
        toasts.show({
          title: `${name} antwortet ab sofort.`,
          description: message,
          tone: 'success',
        });
      } else {
        setProblem(`${name} ist eingetragen, wird aber noch nicht benutzt. ${message}`);
        onAdded();
      }
    } catch (error) {
      tellFailure(error);
      onAdded();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-surface-sunken p-4">
      <p role="status">
        {problem ?? (
          <>
            <strong>{server?.name} läuft schon.</strong> LUX benutzt diesen Server erst, wenn Sie es
            sagen. Dann antwortet das Modell {server?.model} den Kindern; alles lässt sich später
            ändern.
          </>
        )}
      </p>
      {server && problem === null && (
        <Button disabled={isBusy} onClick={() => void use()}>
          <Sparkles aria-hidden />
          {isBusy ? 'Wird ausprobiert …' : 'Ausprobieren und verwenden'}
        </Button>
      )}
    </div>
  );
}
