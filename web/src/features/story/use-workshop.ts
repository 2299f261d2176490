import { useAtom } from 'jotai';
import { roundOutbox } from '../../games-kit/round/round-outbox.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { toasts } from '../../lib/toasts.ts';
import { type DeskEvent, deskMachine } from './stories/desk-machine.ts';
import { finishedStory } from './stories/finished-story.ts';
import { hasOwnWords } from './stories/has-own-words.ts';
import { isEmptyDesk } from './stories/is-empty-desk.ts';
import { keptDesk } from './stories/kept-desk.ts';
import { ownText } from './stories/own-text.ts';
import { savedStoriesAtom } from './stories/saved-stories.ts';
import type { Story } from './stories/story.ts';
import { storyText } from './stories/story-text.ts';
import { useIllustration } from './use-illustration.ts';
import { useLux } from './use-lux.ts';

/** Why a story was not saved (SPEC 5). */
export type SaveOutcome = 'saved' | 'empty' | 'untitled' | 'full';

/** The story workshop (SPEC 4, 5): the running story, what LUX does for it, the saved ones. */
export function useWorkshop() {
  const [desk, send] = useKeptMachine({ machine: deskMachine, ...keptDesk });
  const [savedStories, changeSaved] = useAtom(savedStoriesAtom);
  const lux = useLux();
  const illustration = useIllustration((storyId, imageUrl) => {
    send({ type: 'pictured', storyId, imageUrl });
    const saved = savedStories.find(({ id }) => id === storyId);
    if (saved !== undefined) changeSaved({ keep: { ...saved, imageUrl } });
  });
  const { story } = desk;

  const addInput = () => send({ type: 'input-added', id: randomId(), at: Date.now() });

  async function goOn(mode: 'start' | 'continue' | 'complete'): Promise<void> {
    if (lux.task !== null) return;
    if (mode === 'continue' && !hasOwnWords(desk)) {
      return miss('Schreib oder sprich zuerst, wie es weitergeht.');
    }
    const { story: written } = mode === 'start' ? desk : addInput();
    // Before anything is written, the title says what it will be about.
    const context = mode === 'start' ? written.title.trim() : storyText(written);
    const text = await lux.tell(mode, written, context);
    if (text === null) return;
    send({ type: 'told', storyId: written.id, text, id: randomId(), at: Date.now() });
  }

  async function askTips(): Promise<void> {
    const text = ownText(desk);
    if (text === '') return miss('Schreib oder sprich zuerst selbst etwas.');
    const tips = await lux.giveTips(story, text);
    if (tips !== null) send({ type: 'tips-given', storyId: story.id, tips });
  }

  /** True once the figure has joined the story. */
  async function inventFigure(description: string): Promise<boolean> {
    if (description.trim() === '') {
      miss('Bitte beschreibe deine Figur.');
      return false;
    }
    const figure = await lux.inventFigure(story, description.trim());
    if (figure === null) return false;
    send({ type: 'figure-kept', figure: { ...figure, id: randomId() } });
    return true;
  }

  function save(): SaveOutcome {
    const { story: written } = addInput();
    if (written.segments.length === 0) return 'empty';
    if (written.title.trim() === '') return 'untitled';
    const reportedId = written.reportedId ?? randomId();
    const lastUpdated = new Date().toISOString();
    const kept: Story = { ...written, title: written.title.trim(), lastUpdated, reportedId };
    const isKept = changeSaved({ keep: kept });
    send({ type: 'saved', story: kept });
    if (written.reportedId === undefined) roundOutbox.add(finishedStory(kept, reportedId));
    return isKept ? 'saved' : 'full';
  }

  function leaveStory(event: Extract<DeskEvent, { type: 'loaded' | 'cleared' }>): void {
    lux.stop();
    lux.forgetSafetyWord();
    send(event);
  }

  return {
    desk,
    /** Nothing is lost by leaving the story: it is empty, or lies on the shelf as it is. */
    isSafe:
      (desk.isSaved &&
        savedStories.some(({ id }) => id === story.id) &&
        desk.input.trim() === '') ||
      isEmptyDesk(desk),
    send,
    lux,
    illustration,
    savedStories,
    addInput,
    goOn,
    askTips,
    inventFigure,
    save,
    begin: () => leaveStory({ type: 'cleared', at: Date.now() }),
    load: (saved: Story) => leaveStory({ type: 'loaded', story: saved }),
    remove: (id: string) => changeSaved({ removeId: id }),
  };
}

export type Workshop = ReturnType<typeof useWorkshop>;

function miss(description: string): void {
  toasts.show({ title: 'Eingabe fehlt', description, tone: 'danger' });
}
