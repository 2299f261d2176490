import { AsyncLocalStorage } from 'node:async_hooks';
import type { AiAbility } from '@lux/contracts/accounts/ai/ai-servers.ts';

/** What one call of a provider took. Nothing of what was said. */
export interface AiUsage {
  ability: AiAbility;
  /** Name and port of the server. */
  host: string;
  model: string;
  inputTokens?: number;
  outputTokens?: number;
  /** The server did not count them. */
  isEstimate?: boolean;
  characters?: number;
  pictures?: number;
  seconds?: number;
}

type Listener = (usage: AiUsage) => void;

const listeners = new Set<Listener>();
const measured = new AsyncLocalStorage<Listener>();

/** Tells whoever counts. What fails there fails no answer. */
export function tellAiUsage(usage: AiUsage): void {
  for (const listener of [measured.getStore(), ...listeners]) {
    try {
      listener?.(usage);
    } catch {
      // A count that is lost is lost.
    }
  }
}

/** Hears of every call of this process. @returns how to stop. */
export function onAiUsage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears of the calls made by `work` alone, wherever it awaits. */
export const measureAiUsage = <Result>(listener: Listener, work: () => Result): Result =>
  measured.run(listener, work);

/** German takes about so many characters a token; for servers that do not count. */
const CHARACTERS_PER_TOKEN = 3.3;
export const estimateTokens = (characters: number): number =>
  Math.ceil(characters / CHARACTERS_PER_TOKEN);
