import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { useEffect, useRef } from 'react';
import { lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { createAskedHistory } from '../../games-kit/round/create-asked-history.ts';
import { loadPractice } from '../../games-kit/round/load-practice.ts';
import { reportRound, withAnswers } from '../../games-kit/round/report-round.ts';
import { isRoundFinished, questionIndex } from '../../games-kit/round/round.ts';
import { roundOutbox } from '../../games-kit/round/round-outbox.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { keptAgeGroup } from '../../lib/storage/age-group.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { dealMaterialTasks, dealMaterialTexts } from './content/deal-material.ts';
import { dealTasks } from './content/deal-tasks.ts';
import { dealTexts } from './content/deal-texts.ts';
import type { LevelChoice } from './content/level-drafts.ts';
import { loadContent } from './content/load-content.ts';
import {
  choiceBefore,
  LettersGame,
  type LettersMode,
  type PlayedMaterial,
  type TaskMode,
} from './letters-game.ts';
import { type LettersEvent, lettersMachine } from './letters-machine.ts';
import { type ReadingSession, readingIndex } from './reading/reading-session.ts';
import type { LettersTask } from './tasks/letters-task.ts';
import { readingKey } from './tasks/task-key.ts';

/** A level has fewer tasks. */
const history = createAskedHistory(storageKeys.lettersAsked, { limit: 100, maxTextLength: 40 });

const topicOf = ({ mode, level, theme }: LevelChoice) =>
  [mode, level, mode === 'worte' ? theme : null].filter((part) => part !== null).join(':');

const topicOfMaterial = ({ id }: PlayedMaterial, mode: LettersMode) => `material:${id}:${mode}`;

/** The tasks this child had at a level: the next round begins with the others. */
export const askedTasks = {
  /** Oldest first. */
  of: (choice: LevelChoice): string[] => history.of(topicOf(choice)),
  add: (choice: LevelChoice, texts: readonly string[]): void => history.add(topicOf(choice), texts),
};

/**
 * The game in the browser's storage: a reload goes on at the same task. Only listening is not
 * resumed; the text is shown again.
 */
export const keptLetters = {
  open(): LettersGame {
    const kept = storage.readJson(storageKeys.lettersGame, LettersGame) ?? { phase: 'modes' };
    if (kept.phase === 'preparing') return choiceBefore(kept.mode, kept.material);
    if (kept.phase !== 'reading') return kept;
    const { session } = kept;
    const isHeard = session.step === 'listening' || session.step === 'analysing';
    return isHeard ? { ...kept, session: { ...session, step: 'ready' } } : kept;
  },

  keep(game: LettersGame): void {
    if (game.phase === 'modes') storage.remove(storageKeys.lettersGame);
    else storage.writeJson(storageKeys.lettersGame, game);
  },
};

/** Call once, after the last text. */
function reportReading({ id, texts, answers, playedMs }: ReadingSession): void {
  roundOutbox.add({
    id,
    game: 'letters',
    category: 'lesen',
    score: answers.filter(({ isCorrect }) => isCorrect).length,
    total: texts.length,
    seconds: Math.round(playedMs / 1000),
    ...withAnswers(answersOf({ texts, answers, playedMs })),
  });
}

/** Of texts that somebody has heard; what a child only says of itself shows nothing. */
function answersOf({
  texts,
  answers,
  playedMs,
}: Pick<ReadingSession, 'texts' | 'answers' | 'playedMs'>) {
  const seconds = Math.round(playedMs / texts.length / 1000);
  return texts.flatMap(({ id }, index) => {
    const answer = answers[index];
    if (answer === undefined || answer.way === 'self') return [];
    const { words, isCorrect, wordsPerMinute, way } = answer;
    const read = words.filter(({ state }) => state === 'read').length;
    const isHeard = way === 'heard' && words.length > 0;
    return {
      ...{ task: readingKey(id), isRight: isCorrect, seconds },
      ...(isHeard && wordsPerMinute !== null && { wordsPerMinute }),
      ...(isHeard && { shareRead: Math.round((read / words.length) * 100) / 100 }),
    };
  });
}

type Preparing = Extract<LettersGame, { phase: 'preparing' }>;
type Theme = InterestTheme | null;

/** The state of the letters game: loading, failures and reports of finished rounds (SPEC 4, 8). */
export function useLetters() {
  const [game, send] = useKeptMachine({ machine: lettersMachine, ...keptLetters });
  const preparing = useRef<AbortController | null>(null);
  useEffect(() => () => preparing.current?.abort(), []);

  async function prepare(chosen: Preparing, theme: Theme): Promise<LettersGame> {
    const controller = new AbortController();
    preparing.current?.abort();
    preparing.current = controller;
    const { signal } = controller;
    // Who learns letters is among the youngest.
    keptAgeGroup.note('small');
    try {
      const { mode, level, material } = chosen;
      const dealt = await (material === null
        ? deal({ mode, level, theme }, signal)
        : dealMaterial(material, mode, signal));
      signal.throwIfAborted();
      return send({ ...dealt, theme, id: randomId(), at: Date.now() });
    } catch {
      if (signal.aborted) return { phase: 'modes' };
      const description = 'Das Buchstabenspiel konnte nicht geladen werden.';
      toasts.show({ title: 'Fehler', description, tone: 'danger' });
      return send({ type: 'preparing-failed' });
    }
  }

  async function sendAndPrepare(event: LettersEvent, theme: Theme): Promise<LettersGame> {
    const after = send(event);
    return after.phase === 'preparing' ? prepare(after, theme) : after;
  }

  function leaveTo(type: 'modes-opened' | 'levels-opened'): void {
    preparing.current?.abort();
    send({ type });
  }

  return {
    game,
    pickMode: (mode: LettersMode) => send({ type: 'mode-picked', mode }),
    /** Resolves to the game once its content is loaded or has failed to. */
    pickLevel: (level: number, theme: Theme) =>
      sendAndPrepare({ type: 'level-picked', level }, theme),
    /** As `pickLevel`: a text is read at once, words are practised in a mode. */
    pickMaterial: (material: PlayedMaterial) =>
      sendAndPrepare({ type: 'material-picked', material }, null),
    pickMaterialMode: (mode: TaskMode) =>
      sendAndPrepare({ type: 'material-mode-picked', mode }, null),
    tap: (index: number) => send({ type: 'option-tapped', index, at: Date.now() }),
    /** @returns the next task, if there is one. */
    next(): LettersTask | undefined {
      const after = send({ type: 'next-pressed', at: Date.now() });
      if (after.phase !== 'tasks') return undefined;
      const { tasks, round, mode } = after;
      if (isRoundFinished(round)) reportRound(round, 'letters', mode);
      return tasks[questionIndex(round)];
    },
    read: send,
    leaveText() {
      const after = send({ type: 'text-left', at: Date.now() });
      if (after.phase !== 'reading') return;
      const { material, session } = after;
      const left = session.texts[readingIndex(session) - 1];
      if (material && left) history.add(topicOfMaterial(material, 'lesen'), [left.id]);
      if (readingIndex(after.session) === after.session.texts.length) reportReading(after.session);
    },
    rest: () => send({ type: 'break-pressed', at: Date.now() }),
    goOn: () => send({ type: 'break-ended', at: Date.now() }),
    again: (theme: Theme) => sendAndPrepare({ type: 'again-pressed' }, theme),
    openLevels: () => leaveTo('levels-opened'),
    openModes: () => leaveTo('modes-opened'),
  };
}

interface Choice {
  mode: LettersMode;
  level: number;
  theme: Theme;
}

async function deal({ mode, level, theme }: Choice, signal: AbortSignal) {
  const [content, practice] = await Promise.all([loadContent(signal), loadPractice(signal)]);
  if (mode === 'lesen') {
    return { type: 'texts-dealt', texts: dealTexts(content, { level, theme, practice }) } as const;
  }
  const choice = { mode, level, theme };
  const asked = askedTasks.of(choice);
  const tasks = dealTasks(content, choice, { asked, practice, random: Math.random });
  askedTasks.add(
    choice,
    tasks.map((task) => task.asked),
  );
  return { type: 'tasks-dealt', tasks } as const;
}

/** @throws Error where the words have nothing to ask in this mode. */
async function dealMaterial(material: PlayedMaterial, mode: LettersMode, signal: AbortSignal) {
  const topic = topicOfMaterial(material, mode);
  const asked = history.of(topic);
  const [content, { body }] = await Promise.all([
    loadContent(signal),
    lessonMaterials.read(material.id, signal),
  ]);
  if (mode === 'lesen' && 'text' in body) {
    return { type: 'texts-dealt', ...dealMaterialTexts(material, body.text, asked) } as const;
  }
  if (mode === 'lesen' || !('words' in body)) throw new Error('another kind of material');
  const tasks = dealMaterialTasks(body.words, content, mode, { asked, random: Math.random });
  if (tasks.length === 0) throw new Error('nothing to ask');
  history.add(
    topic,
    tasks.map((task) => task.asked),
  );
  return { type: 'tasks-dealt', tasks } as const;
}
