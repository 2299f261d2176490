import { Library, PenLine, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../components/controls/tabs.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { CharactersTab } from './characters/characters-tab.tsx';
import { useDictation } from './dictation/use-dictation.ts';
import { NewStory } from './new-story.tsx';
import { SavedStoriesTab } from './saved/saved-stories-tab.tsx';
import { useReading } from './use-reading.ts';
import { useWorkshop } from './use-workshop.ts';
import { WritingTab } from './writing/writing-tab.tsx';

/** The story workshop (SPEC 2): writing with LUX, the characters, the saved stories. */
export function StoryWorkshop() {
  const { isCalm, setCalm } = useCalmMode();
  const [tab, setTab] = useState('writing');
  const [description, setDescription] = useState('');
  const workshop = useWorkshop();
  const reading = useReading();
  const { editor, send } = workshop;
  const dictation = useDictation({
    textOf: (target) =>
      ({ story: editor.input, title: editor.story.title, character: description })[target],
    onText(target, text) {
      if (target === 'story') send({ type: 'typed', input: text });
      if (target === 'title') send({ type: 'titled', title: text });
      if (target === 'character') setDescription(text);
    },
    onListen: reading.stop,
  });

  function quieten() {
    reading.stop();
    dictation.stop();
  }

  function open(next: string) {
    quieten();
    setTab(next);
  }

  return (
    <>
      <GameBar isCalm={isCalm} onCalmChange={setCalm}>
        <NewStory
          isSafe={workshop.isSafe}
          onBegin={() => {
            workshop.begin();
            setDescription('');
            open('writing');
          }}
        />
      </GameBar>
      {tab !== 'saved' && (
        <OfflineNote
          what="Zum Weiterschreiben mit mir"
          stillWorks="Schreiben und speichern kannst du trotzdem."
        />
      )}
      <Tabs
        label="Geschichtenwerkstatt"
        value={tab}
        onValueChange={open}
        tabs={[
          {
            value: 'writing',
            label: 'Schreiben',
            icon: <PenLine aria-hidden />,
            content: (
              <WritingTab
                workshop={workshop}
                reading={reading}
                dictation={dictation}
                isCalm={isCalm}
              />
            ),
          },
          {
            value: 'characters',
            label: 'Charaktere',
            icon: <UsersRound aria-hidden />,
            content: (
              <CharactersTab
                workshop={workshop}
                dictation={dictation}
                description={description}
                onDescribe={setDescription}
              />
            ),
          },
          {
            value: 'saved',
            label: 'Gespeichert',
            icon: <Library aria-hidden />,
            content: (
              <SavedStoriesTab
                stories={workshop.savedStories}
                isCurrentStorySafe={workshop.isSafe}
                onLoad={(story) => {
                  workshop.load(story);
                  open('writing');
                }}
                onRemove={workshop.remove}
                onWrite={() => open('writing')}
              />
            ),
          },
        ]}
      />
    </>
  );
}
