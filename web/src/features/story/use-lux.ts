import {
  StoryAnswer,
  StoryCharacter,
  type StoryRequest,
  StoryTips,
} from '@lux/contracts/games/story.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import { visitorToken } from '../../lib/storage/visitor-token.ts';
import { toasts } from '../../lib/toasts.ts';
import { type Story, storyCharacters } from './editor/story.ts';

/** Why LUX did not write, for the child. */
type StoryRefusal =
  /** The server cannot be reached. */
  | { kind: 'offline' }
  /** The gate's own words (DESIGN 6); they stay on the screen. */
  | { kind: 'safety'; isCrisis: boolean; text: string }
  /** Shown as a toast. */
  | { kind: 'failed'; description: string };

/** SPEC 8, word for word. */
const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';

/** The child can do something about these: the server's sentence says what. */
const TELLING = new Set([400, 413, 429]);

export function storyRefusal(error: unknown): StoryRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed', description: FAILED };
  const { status, code, message, isForPerson } = error;
  if (code === 'NO_CONNECTION') return { kind: 'offline' };
  if (code === 'CRISIS' || code === 'NOT_CHILD_SAFE') {
    return { kind: 'safety', isCrisis: code === 'CRISIS', text: message };
  }
  const isTelling = isForPerson && (TELLING.has(status) || code === 'DATABASE_CONNECTION_FAILED');
  return { kind: 'failed', description: isTelling ? message : FAILED };
}

const TextAnswer = StoryAnswer.options[0];

type TellRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'> & {
  mode: 'start' | 'continue' | 'complete';
};

/** LUX's next piece of the story (SPEC 7). Rejects with an ApiError. */
async function tellStory(request: TellRequest, signal: AbortSignal): Promise<string> {
  const body = { ...request, visitorToken: visitorToken() };
  const { text } = await rest.post('/api/story/generate', body, async () => TextAnswer, { signal });
  return text;
}

type CharacterRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'>;

/**
 * A character after the child's description (SPEC 7). Rejects with an ApiError, also where one of its
 * four parts is missing (SPEC 5).
 */
function inventCharacter(request: CharacterRequest, signal: AbortSignal): Promise<StoryCharacter> {
  const body = { mode: 'character', ...request, visitorToken: visitorToken() };
  return rest.post('/api/story/generate', body, async () => StoryCharacter, { signal });
}

type TipsRequest = Pick<StoryRequest, 'context' | 'theme' | 'ageGroup' | 'characters'>;

/** What LUX likes about the child's text, and what might come next (SPEC 7). Rejects with an ApiError. */
function giveTips(request: TipsRequest, signal: AbortSignal): Promise<StoryTips> {
  const body = { mode: 'tips', ...request, visitorToken: visitorToken() };
  return rest.post('/api/story/generate', body, async () => StoryTips, { signal });
}

/** What `POST /api/story/generate` takes (contracts `StoryRequest`). */
const MAX_CONTEXT_LENGTH = 20_000;

/** The text as it is sent to LUX: of a very long one the end, beginning at a paragraph or word. */
export function contextOf(text: string): string {
  if (text.length <= MAX_CONTEXT_LENGTH) return text;
  const end = text.slice(-MAX_CONTEXT_LENGTH);
  const paragraph = end.indexOf('\n\n');
  const cut = paragraph === -1 ? end.indexOf(' ') : paragraph;
  return end.slice(cut + 1).trim();
}

/** What LUX is doing for the story. */
export type LuxTask = TellRequest['mode'] | 'tips' | 'character';
export type SafetyWord = Extract<StoryRefusal, { kind: 'safety' }>;

/** Asks LUX for a piece, tips or a character, one at a time. Null if it failed or was stopped. */
export function useLux() {
  const [task, setTask] = useState<LuxTask | null>(null);
  const [safetyWord, setSafetyWord] = useState<SafetyWord | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    running.current = null;
    setTask(null);
  }

  async function run<T>(
    doing: LuxTask,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    if (running.current !== null) return null;
    if (!navigator.onLine) return tell({ kind: 'offline' });
    const controller = new AbortController();
    running.current = controller;
    setTask(doing);
    setSafetyWord(null);
    try {
      const answer = await ask(controller.signal);
      return controller.signal.aborted ? null : answer;
    } catch (error) {
      return controller.signal.aborted ? null : tell(storyRefusal(error));
    } finally {
      if (running.current === controller) stop();
    }
  }

  function tell(refusal: StoryRefusal): null {
    if (refusal.kind === 'safety') {
      setSafetyWord(refusal);
      return null;
    }
    toasts.show(
      refusal.kind === 'offline'
        ? {
            title: 'Keine Verbindung',
            description:
              'Dafür brauche ich das Internet. Schreiben und speichern kannst du trotzdem.',
          }
        : { title: 'Fehler', description: refusal.description, tone: 'danger' },
    );
    return null;
  }

  const request = (story: Story, text: string) => ({
    context: contextOf(text),
    theme: story.theme,
    ageGroup: story.ageGroup,
    characters: storyCharacters(story),
  });

  return {
    task,
    safetyWord,
    forgetSafetyWord: () => setSafetyWord(null),
    stop,
    tell: (mode: TellRequest['mode'], story: Story, text: string): Promise<string | null> =>
      run(mode, (signal) => tellStory({ mode, ...request(story, text) }, signal)),
    giveTips: (story: Story, text: string): Promise<StoryTips | null> =>
      run('tips', (signal) => giveTips(request(story, text), signal)),
    inventCharacter: (story: Story, text: string): Promise<StoryCharacter | null> =>
      run('character', (signal) => inventCharacter(request(story, text), signal)),
  };
}
