import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { BreakScreen } from '../../games-kit/calm/break-screen.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { TeacherMaterials } from '../../games-kit/materials/teacher-materials.tsx';
import { useLessonMaterials } from '../../games-kit/materials/use-lesson-materials.ts';
import { PreparingRound } from '../../games-kit/preparing-round.tsx';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';
import {
  isGameFinished,
  type LettersGame,
  type LettersMode,
  PlayedMaterial,
} from './letters-game.ts';
import { LettersResult } from './letters-result.tsx';
import { ReadingScreen, textNoun } from './reading/reading-screen.tsx';
import type { ReadingText } from './reading/reading-session.ts';
import { LevelSelect, modeOf } from './select/level-select.tsx';
import { MaterialModes } from './select/material-modes.tsx';
import { ModeSelect } from './select/mode-select.tsx';
import { themeChoice } from './select/theme-picker.tsx';
import { themes } from './select/themes.ts';
import { PractisedTasks } from './tasks/practised-tasks.tsx';
import { TaskScreen } from './tasks/task-screen.tsx';
import { taskSpeech } from './tasks/task-speech.ts';
import { useLetters } from './use-letters.ts';

/** The texts of the round, whatever the result. */
function ReadTexts({ texts }: { texts: readonly ReadingText[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {texts.map(({ id, text, title }) => (
        <li key={id} className="rounded-md border border-line bg-surface-raised p-3 font-bold">
          {title ?? text}
        </li>
      ))}
    </ul>
  );
}

/** What the child did: "Du hast 10 Silben geübt." */
function practisedText(
  { mode, level }: { mode: LettersMode; level: number },
  count: number,
): string {
  const { noun, nouns } = mode === 'lesen' ? textNoun(level) : modeOf(mode);
  const verb = mode === 'lesen' ? 'gelesen' : 'geübt';
  return `Du hast ${count} ${count === 1 ? noun : nouns} ${verb}.`;
}

/** The way back to what was chosen before; a teacher's text leaves no choice. */
function levelsLabel(material: PlayedMaterial | null): string | null {
  if (material === null) return 'Andere Stufe';
  return material.kind === 'words' ? 'Anders üben' : null;
}

/** One drawing for each task that was done, whatever the answer: a train of so many wagons. */
export function rewardsOf(theme: InterestTheme | null, count: number): string[] {
  const { firstReward, rewards } = themes.find(({ id }) => id === theme) ?? themes[0];
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? firstReward : (rewards[(index - 1) % rewards.length] ?? rewards[0]),
  );
}

const ofLetters = ['words', 'text'] as const;

/** The letters game (SPEC 2, 4): a mode, a level, tasks or texts, a result. Calm from the start. */
export function Letters() {
  const { isCalm, setCalm } = useCalmMode(true);
  const letters = useLetters();
  const reading = useReadAloud();
  const [theme, setTheme] = useState(themeChoice.read);
  const { game } = letters;
  const materials = useLessonMaterials(ofLetters);
  const isFinished = isGameFinished(game);

  /** Plays the first task; in calm mode nothing plays by itself. */
  function hearFirst(starting: Promise<LettersGame>): void {
    if (isCalm) return;
    const texts = starting.then((after) => {
      const [task] = after.phase === 'tasks' ? after.tasks : [];
      return task === undefined ? [] : taskSpeech(task, 'again');
    });
    void reading.read(texts);
  }

  function leave(): void {
    reading.stop();
    letters.openModes();
  }

  function rest(): void {
    reading.stop();
    letters.rest();
  }

  function screen() {
    switch (game.phase) {
      case 'modes':
        if (materials === null) return <Spinner label="Gleich geht es los …" />;
        return (
          <div>
            <TeacherMaterials
              materials={materials}
              onPick={(material) => hearFirst(letters.pickMaterial(PlayedMaterial.parse(material)))}
            />
            <ModeSelect
              theme={theme}
              onTheme={(wanted) => {
                themeChoice.write(wanted);
                setTheme(wanted);
              }}
              onPick={letters.pickMode}
            />
          </div>
        );
      case 'material':
        return (
          <MaterialModes
            material={game.material}
            onPick={(mode) => hearFirst(letters.pickMaterialMode(mode))}
            onLeave={letters.openModes}
          />
        );
      case 'levels':
        return (
          <LevelSelect
            mode={game.mode}
            onPick={(level) => hearFirst(letters.pickLevel(level, theme))}
          />
        );
      case 'preparing':
        return <PreparingRound isCalm={isCalm} label="LUX holt deine Aufgaben …" />;
      case 'tasks':
      case 'reading':
        return play(game);
    }
  }

  function play(playing: Extract<LettersGame, { isOnBreak: boolean }>) {
    if (playing.isOnBreak) return <BreakScreen onEnd={letters.goOn} />;
    if (isFinished) return result(playing);
    const shared = { reading, isCalm, onBreak: rest };
    if (playing.phase === 'reading') {
      const { session, level } = playing;
      return (
        <ReadingScreen
          {...shared}
          session={session}
          level={level}
          onRead={letters.read}
          onNext={letters.leaveText}
        />
      );
    }
    const { mode, tasks, round } = playing;
    return (
      <TaskScreen
        {...shared}
        mode={mode}
        tasks={tasks}
        round={round}
        onTap={letters.tap}
        onNext={letters.next}
      />
    );
  }

  function result(playing: Extract<LettersGame, { isOnBreak: boolean }>) {
    const count = playing.phase === 'tasks' ? playing.tasks.length : playing.session.texts.length;
    return (
      <LettersResult
        text={practisedText(playing, count)}
        rewards={rewardsOf(playing.theme, count)}
        isCalm={isCalm}
        onAgain={() => hearFirst(letters.again(theme))}
        again={playing.phase === 'reading' && playing.hasMore ? 'Weiterlesen' : undefined}
        levels={levelsLabel(playing.material)}
        onLevels={letters.openLevels}
        onModes={letters.openModes}
      >
        {playing.phase === 'tasks' ? (
          <PractisedTasks tasks={playing.tasks} />
        ) : (
          <ReadTexts texts={playing.session.texts} />
        )}
      </LettersResult>
    );
  }

  return (
    <>
      <GameBar
        isCalm={isCalm}
        onCalmChange={setCalm}
        onBack={() => {
          if (isFinished) leave();
        }}
      >
        {game.phase !== 'modes' && !isFinished && (
          <Button variant="ghost" className="px-2! text-sm sm:px-4! sm:text-base" onClick={leave}>
            <LayoutGrid aria-hidden className="max-[359px]:hidden" />
            Auswahl
          </Button>
        )}
      </GameBar>
      {screen()}
    </>
  );
}
