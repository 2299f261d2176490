import { Library, PenLine, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../components/controls/tabs.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { FigureRoom } from './figure-room.tsx';
import { NewStory } from './new-story.tsx';
import { Shelf } from './shelf.tsx';
import { useDictation } from './use-dictation.ts';
import { useReading } from './use-reading.ts';
import { useWorkshop } from './use-workshop.ts';
import { Writing } from './writing.tsx';

/** The story workshop (SPEC 2): writing with LUX, the figures, the saved stories. */
export function StoryWorkshop() {
  const { isCalm, setCalm } = useCalmMode();
  const [tab, setTab] = useState('writing');
  const [description, setDescription] = useState('');
  const workshop = useWorkshop();
  const reading = useReading();
  const { desk, send } = workshop;
  const dictation = useDictation({
    textOf: (target) =>
      ({ story: desk.input, title: desk.story.title, figure: description })[target],
    onText(target, text) {
      if (target === 'story') send({ type: 'typed', input: text });
      if (target === 'title') send({ type: 'titled', title: text });
      if (target === 'figure') setDescription(text);
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
      {tab !== 'saved' && <OfflineNote what="Zum Weiterschreiben mit mir" />}
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
              <Writing
                workshop={workshop}
                reading={reading}
                dictation={dictation}
                isCalm={isCalm}
              />
            ),
          },
          {
            value: 'figures',
            label: 'Charaktere',
            icon: <UsersRound aria-hidden />,
            content: (
              <FigureRoom
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
              <Shelf
                stories={workshop.savedStories}
                isDeskSafe={workshop.isSafe}
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
