import { chooseElevenLabs, chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import { createUpstreamCall } from '@lux/ai/upstream/upstream-call.ts';
import { UpstreamError } from '@lux/ai/upstream/upstream-policy.ts';
import type { KeyTest, KeyTestResult } from '@lux/contracts/accounts/ai/key-test.ts';
import type { Deps } from '../deps.ts';

const LIMIT_MS = 6_000;

/** Asks the provider for its list of models or voices: free, and only with a good key answered. */
export async function testKey(
  { settings, ai }: Pick<Deps, 'settings' | 'ai'>,
  { provider, key: given }: KeyTest,
): Promise<KeyTestResult> {
  const { aiKeys } = await settings.findForServices();
  const environment = {
    ...ai,
    OPENAI_API_KEY: given || (aiKeys.openAiApiKey ?? ai.OPENAI_API_KEY),
    ELEVENLABS_API_KEY: given || (aiKeys.elevenlabsApiKey ?? ai.ELEVENLABS_API_KEY),
  };
  const target = provider === 'openai' ? openAi() : elevenLabs();
  if (!target) return { isWorking: false, message: 'Es ist noch kein Schlüssel gespeichert.' };

  const call = createUpstreamCall({ provider, headLimitMs: LIMIT_MS, ...target });
  try {
    const { body } = await call({
      method: 'GET',
      path: target.path,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await body.dump();
    return { isWorking: true, message: 'Der Schlüssel funktioniert.' };
  } catch (error) {
    return { isWorking: false, message: sentenceFor(error) };
  }

  function openAi() {
    const chosen = chooseProvider('text', environment);
    return (
      chosen && {
        baseUrl: chosen.baseUrl,
        headers: { authorization: `Bearer ${chosen.apiKey}` },
        path: '/models',
      }
    );
  }

  function elevenLabs() {
    const chosen = chooseElevenLabs(environment);
    return (
      chosen && {
        baseUrl: chosen.baseUrl,
        headers: { 'xi-api-key': chosen.apiKey },
        path: '/v2/voices?page_size=1',
      }
    );
  }
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof UpstreamError)) {
    return 'Der Anbieter ist nicht erreichbar. Prüfen Sie die Internetverbindung.';
  }
  if (error.status === 401 || error.status === 403)
    return 'Der Anbieter kennt diesen Schlüssel nicht.';
  if (error.status === 429) return 'Der Schlüssel stimmt, aber sein Guthaben ist aufgebraucht.';
  return `Der Anbieter antwortet mit einem Fehler (${error.status}).`;
}
