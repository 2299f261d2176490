import { useAtomValue } from 'jotai';
import { BookDown, Flag, Lightbulb, type LucideIcon, Save, Square } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import { BookletDialog } from '../booklet/booklet-dialog.tsx';
import { useBooklet } from '../booklet/use-booklet.ts';
import type { Workshop } from '../use-workshop.ts';

interface StoryToolsProps {
  workshop: Workshop;
  onSave: () => void;
}

/** What can be done with the whole story. */
export function StoryTools({ workshop, onSave }: StoryToolsProps) {
  const name = useAtomValue(assistantNameAtom);
  const booklet = useBooklet();
  const { lux } = workshop;
  const isBusy = lux.task !== null;
  return (
    <div className="flex flex-col gap-2">
      {isBusy && (
        <Button size="child" variant="outline" onClick={lux.stop}>
          <Square aria-hidden fill="currentColor" />
          Doch nicht
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Tool
          icon={Flag}
          text={`Ende von ${name}`}
          isDisabled={isBusy}
          onPress={() => void workshop.goOn('complete')}
        />
        <Tool
          icon={Lightbulb}
          text={`Tipps von ${name}`}
          isDisabled={isBusy}
          onPress={() => void workshop.askTips()}
        />
        <Tool icon={Save} text="Speichern" onPress={onSave} />
        <Tool
          icon={BookDown}
          text="Heft (PDF)"
          onPress={() => booklet.open(workshop.addInput().story)}
        />
      </div>
      <BookletDialog booklet={booklet} />
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  text: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, text, isDisabled = false, onPress }: ToolProps) {
  return (
    <Button
      size="child"
      variant="outline"
      className="flex-col gap-1! px-2! py-2 text-base!"
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon aria-hidden />
      {text}
    </Button>
  );
}
