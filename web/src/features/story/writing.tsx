import save from 'openmoji/color/svg/1F4BE.svg?url';
import read from 'openmoji/color/svg/1F4D6.svg?url';
import write from 'openmoji/color/svg/1F4DD.svg?url';
import begin from 'openmoji/color/svg/1F331.svg?url';
import { useRef } from 'react';
import { PictureStrip } from '../../components/layout/picture-strip.tsx';
import { toasts } from '../../lib/toasts.ts';
import { Illustration } from './illustration.tsx';
import { LuxSays } from './lux-says.tsx';
import { NoLineNote } from './no-line-note.tsx';
import { Paper } from './paper.tsx';
import { SafetyNote } from './safety-note.tsx';
import type { Desk } from './stories/desk.ts';
import { storyPieces } from './stories/story-pieces.ts';
import { StorySetup } from './story-setup.tsx';
import { StoryTools } from './story-tools.tsx';
import { TipsCard } from './tips-card.tsx';
import { TitleField } from './title-field.tsx';
import type { Dictation } from './use-dictation.ts';
import type { Reading } from './use-reading.ts';
import type { Workshop } from './use-workshop.ts';
import { WritingDock } from './writing-dock.tsx';
import { WritingField } from './writing-field.tsx';

const steps = {
  begin: { drawing: begin, text: 'Anfangen' },
  write: { drawing: write, text: 'Schreiben' },
  save: { drawing: save, text: 'Speichern' },
  read: { drawing: read, text: 'Lesen' },
} as const;

interface StoryStepsProps {
  desk: Desk;
  /** The story lies on the shelf as it is. */
  isSafe: boolean;
}

/** Calm mode: what is done, what is now, what comes next. */
function StorySteps({ desk, isSafe }: StoryStepsProps) {
  if (desk.story.segments.length === 0) {
    return <PictureStrip done={null} now={steps.begin} next={steps.write} />;
  }
  if (!isSafe) return <PictureStrip done={steps.begin} now={steps.write} next={steps.save} />;
  return <PictureStrip done={steps.save} now={steps.read} next={steps.begin} />;
}

interface WritingProps {
  workshop: Workshop;
  reading: Reading;
  dictation: Dictation;
  isCalm: boolean;
}

/** The tab "Schreiben" (SPEC 2, 4): a sheet that child and LUX fill in turn. */
export function Writing({ workshop, reading, dictation, isCalm }: WritingProps) {
  const { desk, send, lux } = workshop;
  const { story } = desk;
  const title = useRef<HTMLInputElement>(null);

  function save() {
    const outcome = workshop.save();
    if (outcome === 'saved') toasts.show({ title: 'Geschichte gespeichert', tone: 'success' });
    else toasts.show({ ...saveFailures[outcome], tone: 'danger' });
    if (outcome === 'untitled') title.current?.focus();
  }

  function readStory() {
    dictation.stop();
    reading.read(story.segments.flatMap(storyPieces));
  }

  return (
    <div className="flex flex-col gap-4">
      {isCalm && <StorySteps desk={desk} isSafe={workshop.isSafe} />}
      <NoLineNote />
      <StorySetup
        theme={story.theme}
        ageGroup={story.ageGroup}
        isBegun={story.segments.length > 0}
        onTheme={(theme) => send({ type: 'themed', theme })}
        onAgeGroup={(ageGroup) => send({ type: 'aged', ageGroup })}
      />
      <TitleField
        ref={title}
        title={story.title}
        dictation={dictation}
        onChange={(text) => send({ type: 'titled', title: text })}
      />
      {story.segments.length > 0 && (
        <Illustration story={story} illustration={workshop.illustration} />
      )}
      <Paper desk={desk} send={send} reading={reading} isWriting={isTelling(lux.task)} />
      {desk.tips !== null && (
        <TipsCard
          tips={desk.tips}
          reading={reading}
          onClose={() => {
            reading.stop();
            send({ type: 'tips-closed' });
          }}
        />
      )}
      {lux.safetyWord !== null && (
        <SafetyNote word={lux.safetyWord} onClose={lux.forgetSafetyWord} />
      )}
      <LuxSays
        desk={desk}
        task={lux.task}
        reading={reading}
        dictation={dictation}
        isCaring={lux.safetyWord?.isCrisis === true}
        isCalm={isCalm}
      />
      <WritingField
        input={desk.input}
        dictation={dictation}
        onChange={(input) => send({ type: 'typed', input })}
        onAdd={workshop.addInput}
      />
      <StoryTools workshop={workshop} onSave={save} />
      <WritingDock
        desk={desk}
        task={lux.task}
        reading={reading}
        dictation={dictation}
        onRead={readStory}
        onGoOn={(mode) => void workshop.goOn(mode)}
      />
    </div>
  );
}

/** SPEC 5, word for word the titles. */
const saveFailures = {
  empty: {
    title: 'Speichern nicht möglich',
    description: 'Deine Geschichte ist noch leer.',
  },
  untitled: {
    title: 'Titel fehlt',
    description: 'Gib deiner Geschichte einen Titel.',
  },
  full: {
    title: 'Speichern nicht möglich',
    description: 'In diesem Browser ist kein Platz mehr. Lösche eine alte Geschichte.',
  },
} as const;

function isTelling(task: Workshop['lux']['task']): boolean {
  return task === 'start' || task === 'continue' || task === 'complete';
}
