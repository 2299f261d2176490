import save from 'openmoji/color/svg/1F4BE.svg?url';
import read from 'openmoji/color/svg/1F4D6.svg?url';
import write from 'openmoji/color/svg/1F4DD.svg?url';
import begin from 'openmoji/color/svg/1F331.svg?url';
import { useRef } from 'react';
import { PictureStrip } from '../../../components/layout/picture-strip.tsx';
import { keptAgeGroup } from '../../../lib/storage/age-group.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { storyPieces } from '../editor/cut-sentences.ts';
import type { Editor } from '../editor/editor.ts';
import { Illustration } from '../illustration/illustration.tsx';
import { SafetyNote } from '../safety-note.tsx';
import type { Reading } from '../use-reading.ts';
import type { Workshop } from '../use-workshop.ts';
import { LuxSays } from './lux-says.tsx';
import { StorySetup } from './story-setup.tsx';
import { StorySheet } from './story-sheet.tsx';
import { StoryTools } from './story-tools.tsx';
import { TipsCard } from './tips-card.tsx';
import { TitleField } from './title-field.tsx';
import { WritingDock } from './writing-dock.tsx';
import { WritingField } from './writing-field.tsx';

const steps = {
  begin: { drawing: begin, text: 'Anfangen' },
  write: { drawing: write, text: 'Schreiben' },
  save: { drawing: save, text: 'Speichern' },
  read: { drawing: read, text: 'Lesen' },
} as const;

interface StoryStepsProps {
  editor: Editor;
  /** The story is saved as it is. */
  isSafe: boolean;
}

/** Calm mode: what is done, what is now, what comes next. */
function StorySteps({ editor, isSafe }: StoryStepsProps) {
  if (editor.story.segments.length === 0) {
    return <PictureStrip done={null} now={steps.begin} next={steps.write} />;
  }
  if (!isSafe) return <PictureStrip done={steps.begin} now={steps.write} next={steps.save} />;
  return <PictureStrip done={steps.save} now={steps.read} next={steps.begin} />;
}

interface WritingTabProps {
  workshop: Workshop;
  reading: Reading;
  dictation: Dictation;
  isCalm: boolean;
}

/** The tab "Schreiben" (SPEC 2, 4): a sheet that child and LUX fill in turn. */
export function WritingTab({ workshop, reading, dictation, isCalm }: WritingTabProps) {
  const { editor, send, lux } = workshop;
  const { story } = editor;
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
      {isCalm && <StorySteps editor={editor} isSafe={workshop.isSafe} />}
      <StorySetup
        theme={story.theme}
        ageGroup={story.ageGroup}
        isBegun={story.segments.length > 0}
        onTheme={(theme) => send({ type: 'themed', theme })}
        onAgeGroup={(ageGroup) => {
          keptAgeGroup.note(ageGroup);
          send({ type: 'aged', ageGroup });
        }}
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
      <StorySheet editor={editor} send={send} reading={reading} isWriting={isTelling(lux.task)} />
      {editor.tips !== null && (
        <TipsCard
          tips={editor.tips}
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
        editor={editor}
        task={lux.task}
        reading={reading}
        dictation={dictation}
        isCaring={lux.safetyWord?.isCrisis === true}
        isCalm={isCalm}
      />
      <WritingField
        input={editor.input}
        dictation={dictation}
        onChange={(input) => send({ type: 'typed', input })}
        onAdd={workshop.addInput}
      />
      <StoryTools workshop={workshop} onSave={save} />
      <WritingDock
        editor={editor}
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
