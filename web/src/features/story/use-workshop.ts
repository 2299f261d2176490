import type { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { useAtom } from 'jotai';
import { roundOutbox } from '../../games-kit/round/round-outbox.ts';
import { useKeptMachine } from '../../games-kit/round/use-kept-machine.ts';
import { randomId } from '../../lib/random-id.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';
import { Editor } from './editor/editor.ts';
import { type EditorEvent, editorMachine, newStory } from './editor/editor-machine.ts';
import { type Story, storyText } from './editor/story.ts';
import { useIllustration } from './illustration/use-illustration.ts';
import { savedStoriesAtom } from './saved/saved-stories.ts';
import { useLux } from './use-lux.ts';

/** The running story in the browser's storage, so that it survives a reload. */
const keptEditor = {
  open: (): Editor =>
    storage.readJson(storageKeys.storyDesk, Editor) ?? {
      story: newStory(Date.now()),
      input: '',
      tips: null,
      undo: null,
      isSaved: false,
    },

  keep(editor: Editor): void {
    storage.writeJson(storageKeys.storyDesk, editor);
  },
};

const LONGEST_SECONDS = 86_400;

/** A saved story as a finished round: one of one, its theme as category. */
function finishedStory(story: Story, id: string): FinishedRound {
  const ms = Date.parse(story.lastUpdated) - Date.parse(story.createdAt);
  const seconds = Math.min(LONGEST_SECONDS, Math.max(0, Math.round(ms / 1000)));
  return {
    id,
    game: 'story',
    category: story.theme,
    score: 1,
    total: 1,
    seconds,
  };
}

/** The editor holds nothing that somebody would miss. */
function isEmptyEditor({ story, input }: Pick<Editor, 'story' | 'input'>): boolean {
  return (
    story.segments.length === 0 &&
    story.characters.length === 0 &&
    story.title.trim() === '' &&
    input.trim() === ''
  );
}

/**
 * Whether it is LUX's turn: the child has written something since LUX last did. Going on without is
 * refused with 'Eingabe fehlt' (SPEC 5).
 */
export function hasOwnWords({ story, input }: Pick<Editor, 'story' | 'input'>): boolean {
  return input.trim() !== '' || story.segments.at(-1)?.author === 'user';
}

/** Only what the child wrote, finished or not: tips are about that. */
export function ownText({ story, input }: Pick<Editor, 'story' | 'input'>): string {
  const pieces = story.segments.filter(({ author }) => author === 'user').map(({ text }) => text);
  return [...pieces, input.trim()].filter((text) => text !== '').join('\n\n');
}

/** Why a story was not saved (SPEC 5). */
export type SaveOutcome = 'saved' | 'empty' | 'untitled' | 'full';

/** The story workshop (SPEC 4, 5): the running story, what LUX does for it, the saved ones. */
export function useWorkshop() {
  const [editor, send] = useKeptMachine({ machine: editorMachine, ...keptEditor });
  const [savedStories, changeSaved] = useAtom(savedStoriesAtom);
  const lux = useLux();
  const illustration = useIllustration((storyId, imageUrl) => {
    send({ type: 'pictured', storyId, imageUrl });
    const saved = savedStories.find(({ id }) => id === storyId);
    if (saved !== undefined) changeSaved({ keep: { ...saved, imageUrl } });
  });
  const { story } = editor;

  const addInput = () => send({ type: 'input-added', id: randomId(), at: Date.now() });

  async function goOn(mode: 'start' | 'continue' | 'complete'): Promise<void> {
    if (lux.task !== null) return;
    if (mode === 'continue' && !hasOwnWords(editor)) {
      return miss('Schreib oder sprich zuerst, wie es weitergeht.');
    }
    const { story: written } = mode === 'start' ? editor : addInput();
    // Before anything is written, the title says what it will be about.
    const context = mode === 'start' ? written.title.trim() : storyText(written);
    const text = await lux.tell(mode, written, context);
    if (text === null) return;
    send({ type: 'told', storyId: written.id, text, id: randomId(), at: Date.now() });
  }

  async function askTips(): Promise<void> {
    const text = ownText(editor);
    if (text === '') return miss('Schreib oder sprich zuerst selbst etwas.');
    const tips = await lux.giveTips(story, text);
    if (tips !== null) send({ type: 'tips-given', storyId: story.id, tips });
  }

  /** True once the character has joined the story. */
  async function inventCharacter(description: string): Promise<boolean> {
    if (description.trim() === '') {
      miss('Bitte beschreibe deine Figur.');
      return false;
    }
    const character = await lux.inventCharacter(story, description.trim());
    if (character === null) return false;
    send({ type: 'character-saved', character: { ...character, id: randomId() } });
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

  function leaveStory(event: Extract<EditorEvent, { type: 'loaded' | 'cleared' }>): void {
    lux.stop();
    lux.forgetSafetyWord();
    send(event);
  }

  return {
    editor,
    /** Leaving the story loses nothing: it is empty, or saved as it is. */
    isSafe:
      (editor.isSaved &&
        savedStories.some(({ id }) => id === story.id) &&
        editor.input.trim() === '') ||
      isEmptyEditor(editor),
    send,
    lux,
    illustration,
    savedStories,
    addInput,
    goOn,
    askTips,
    inventCharacter,
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
