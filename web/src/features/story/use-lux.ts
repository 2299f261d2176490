import type { StoryCharacter } from '@lux/contracts/games/story-character.ts';
import type { StoryTips } from '@lux/contracts/games/story-tips.ts';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../lib/toasts.ts';
import { giveTips } from './asking/give-tips.ts';
import { inventFigure } from './asking/invent-figure.ts';
import { type StoryRefusal, storyRefusal } from './asking/story-refusal.ts';
import { type TellRequest, tellStory } from './asking/tell-story.ts';
import { contextOf } from './stories/context-of.ts';
import type { Story } from './stories/story.ts';

/** Of more figures a request does not take notice. */
const FIGURES = 12;

/** What LUX is doing for the story. */
export type LuxTask = TellRequest['mode'] | 'tips' | 'character';
export type SafetyWord = Extract<StoryRefusal, { kind: 'safety' }>;

/** Asking LUX for a piece, tips or a figure; one thing at a time. Null where nothing came of it. */
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
    characters: story.characters
      .slice(0, FIGURES)
      .map(({ name, description, traits, idea }) => ({ name, description, traits, idea })),
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
    inventFigure: (story: Story, text: string): Promise<StoryCharacter | null> =>
      run('character', (signal) => inventFigure(request(story, text), signal)),
  };
}
