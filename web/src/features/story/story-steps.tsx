import save from 'openmoji/color/svg/1F4BE.svg?url';
import read from 'openmoji/color/svg/1F4D6.svg?url';
import write from 'openmoji/color/svg/1F4DD.svg?url';
import begin from 'openmoji/color/svg/1F331.svg?url';
import { PictureStrip } from '../../components/picture-strip.tsx';
import type { Desk } from './stories/desk.ts';

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
export function StorySteps({ desk, isSafe }: StoryStepsProps) {
  if (desk.story.segments.length === 0) {
    return <PictureStrip done={null} now={steps.begin} next={steps.write} />;
  }
  if (!isSafe) return <PictureStrip done={steps.begin} now={steps.write} next={steps.save} />;
  return <PictureStrip done={steps.save} now={steps.read} next={steps.begin} />;
}
