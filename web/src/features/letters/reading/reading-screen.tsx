import { Check, Square, Volume2 } from 'lucide-react';
import goal from 'openmoji/color/svg/1F3C1.svg?url';
import look from 'openmoji/color/svg/1F4A1.svg?url';
import read from 'openmoji/color/svg/1F4D6.svg?url';
import { Button } from '../../../components/controls/button.tsx';
import { Drawing, drawingUrl } from '../../../components/drawing.tsx';
import { PictureStrip } from '../../../components/layout/picture-strip.tsx';
import { PlayHeading } from '../../../games-kit/play/play-heading.tsx';
import { useStepFocus } from '../../../games-kit/play/use-step-focus.ts';
import type { useReadAloud } from '../../../games-kit/reading/use-read-aloud.ts';
import { MarkedText } from './marked-text.tsx';
import { ReadingControls } from './reading-controls.tsx';
import type { ReadingEvent } from './reading-machine.ts';
import { ReadingOutcome } from './reading-outcome.tsx';
import { type ReadingSession, readingIndex } from './reading-session.ts';
import { TypedReading } from './typed-reading.tsx';
import { useReading } from './use-reading.ts';

/** What is read at a level: one of them, several, and as the object of a sentence. */
export function textNoun(level: number) {
  if (level === 3) return { noun: 'Text', nouns: 'Texte', object: 'den Text' };
  return level === 1
    ? { noun: 'Satz', nouns: 'Sätze', object: 'den Satz' }
    : { noun: 'Geschichte', nouns: 'Geschichten', object: 'die Geschichte' };
}

interface ReadingStripProps {
  noun: string;
  /** Of the text on the screen, counted from 1. */
  number: number;
  total: number;
  isAnswered: boolean;
}

/** The picture strip of reading: read, look at the words, read the next one … result. */
function ReadingStrip({ noun, number, total, isAnswered }: ReadingStripProps) {
  const text = (of: number) => ({ drawing: read, text: `${noun} ${of}` });
  const words = { drawing: look, text: 'Wörter' };
  if (!isAnswered) {
    return (
      <PictureStrip done={number === 1 ? null : text(number - 1)} now={text(number)} next={words} />
    );
  }
  const next = number === total ? { drawing: goal, text: 'Ergebnis' } : text(number + 1);
  return <PictureStrip done={text(number)} now={words} next={next} />;
}

interface ReadingScreenProps {
  session: ReadingSession;
  /** 1 sentences, 2 stories, 3 a teacher's text. */
  level: number;
  reading: ReturnType<typeof useReadAloud>;
  isCalm: boolean;
  onRead: (event: ReadingEvent) => void;
  onNext: () => void;
  onBreak: () => void;
}

/** One sentence or story, read aloud by the child (SPEC 4). */
export function ReadingScreen({ session, level, reading, isCalm, ...props }: ReadingScreenProps) {
  const { texts, answers, step } = session;
  const index = readingIndex(session);
  const text = texts[index];
  const heading = useStepFocus(index);
  const reader = useReading({ text, send: props.onRead });
  if (text === undefined) return null;

  const { noun, object } = textNoun(level);
  const answer = step === 'answered' ? answers[index] : undefined;
  const hear = (spoken: string) => void reading.read([{ text: spoken, manner: { pace: 'slow' } }]);

  return (
    <div className="flex grow flex-col gap-2 sm:gap-4">
      {isCalm && (
        <ReadingStrip
          noun={noun}
          number={index + 1}
          total={texts.length}
          isAnswered={step === 'answered'}
        />
      )}
      <PlayHeading
        noun={noun}
        number={index + 1}
        total={texts.length}
        done={answers.length}
        mood={moodOf(step, reading.isReading)}
        isCalm={isCalm}
        heading={heading}
      >
        Lies {object} laut.
      </PlayHeading>
      <article
        lang="de"
        className="rounded-lg border border-line bg-surface-raised p-4 shadow-low sm:p-6"
      >
        {text.title !== null && (
          <div className="mb-2 flex items-center gap-3">
            {text.drawing !== null && (
              <Drawing src={drawingUrl(text.drawing)} className="size-16 rounded-md bg-tile-sky" />
            )}
            <h3 className="text-xl">{text.title}</h3>
          </div>
        )}
        <div
          className={
            level === 1
              ? 'text-2xl leading-relaxed sm:text-3xl sm:leading-relaxed'
              : 'text-xl leading-relaxed sm:text-2xl sm:leading-relaxed'
          }
        >
          {answer ? (
            <MarkedText text={text.text} words={answer.words} />
          ) : (
            <p className="whitespace-pre-line">{text.text}</p>
          )}
        </div>
      </article>
      {answer ? (
        <ReadingOutcome answer={answer} onHear={hear} onOverride={reader.override} />
      ) : (
        <>
          <p role="status" className="min-h-7 text-ink-soft">
            {statusOf(step, reader)}
          </p>
          {step === 'ready' && (
            <div className="flex flex-wrap gap-2">
              <Button
                size="child"
                variant="soft"
                className="grow px-4! text-base! sm:grow-0"
                onClick={() => (reading.isReading ? reading.stop() : hear(text.text))}
              >
                {reading.isReading ? (
                  <Square aria-hidden fill="currentColor" />
                ) : (
                  <Volume2 aria-hidden />
                )}
                {reading.isReading ? 'Stopp' : 'LUX liest vor'}
              </Button>
              {(reader.way === 'recognition' || reader.way === 'recording') && (
                <Button
                  size="child"
                  variant="soft"
                  className="grow px-4! text-base! sm:grow-0"
                  onClick={reader.checkSelf}
                >
                  <Check aria-hidden />
                  Ich habe es gelesen
                </Button>
              )}
            </div>
          )}
          {step === 'ready' && reader.way === 'none' && (
            <TypedReading key={text.id} noun={noun} onTyped={reader.checkTyped} />
          )}
        </>
      )}
      <ReadingControls
        step={step}
        reader={reader}
        isLast={index === texts.length - 1}
        onBreak={() => {
          reader.stop();
          props.onBreak();
        }}
        onStart={() => {
          reading.stop();
          reader.start();
        }}
        onNext={() => {
          reading.stop();
          props.onNext();
        }}
      />
    </div>
  );
}

function moodOf(step: string, isReading: boolean) {
  if (isReading) return 'speaking';
  if (step === 'listening') return 'listening';
  return step === 'analysing' ? 'thinking' : 'idle';
}

function statusOf(step: string, { words, note }: { words: string; note: string }): string {
  if (step === 'listening') return words === '' ? 'LUX hört zu.' : `LUX hört: ${words}`;
  if (step === 'analysing') return 'LUX vergleicht die Wörter.';
  return note;
}
