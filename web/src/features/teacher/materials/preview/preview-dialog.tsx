import type { MaterialKind } from '@lux/contracts/classroom/material.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { AnswerOptions } from '../../../../components/controls/answer-options.tsx';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { Drawing, drawingUrl } from '../../../../components/drawing.tsx';
import { SpeechBubble } from '../../../../components/lux/speech-bubble.tsx';
import { splitReadingText } from '../../../../games-kit/reading/split-reading-text.ts';
import type { EditedMaterial, EditedQuestion } from '../editor/edited-material.ts';

interface PreviewProps {
  kind: MaterialKind;
  material: EditedMaterial;
}

/** What a child will see of a material, to be tried out. */
export function PreviewDialog({ onClose, ...shown }: PreviewProps & { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="So sieht es ein Kind">
      <Preview {...shown} />
    </Dialog>
  );
}

/** One page after the other, as children go through it. */
export function Preview({ kind, material }: PreviewProps) {
  const [index, setIndex] = useState(0);
  const pages = pagesOf(kind, material);
  const shown = pages[Math.min(index, pages.length - 1)];
  if (shown === undefined) return <p className="text-ink-soft">Hier steht noch nichts.</p>;
  return (
    <div className="flex flex-col gap-5">
      <div key={shown.key}>{shown.content}</div>
      {pages.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="outline"
            size="childIcon"
            aria-label="Zurück"
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <ArrowLeft aria-hidden />
          </Button>
          <span className="font-bold text-ink-soft tabular-nums">
            {index + 1} von {pages.length}
          </span>
          <Button
            variant="outline"
            size="childIcon"
            aria-label="Weiter"
            disabled={index >= pages.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ArrowRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

function pagesOf(kind: MaterialKind, { questions, words, text }: EditedMaterial) {
  if (kind === 'quiz') {
    return questions
      .filter(({ question }) => question.trim() !== '')
      .map((one) => ({ key: one.key, content: <QuestionPage question={one} /> }));
  }
  if (kind === 'words') {
    return words
      .filter(({ word }) => word.trim() !== '')
      .map(({ key, word, drawing }) => ({
        key,
        content: (
          <div className="flex flex-col items-center gap-3 py-4">
            {drawing && <Drawing src={drawingUrl(drawing)} className="size-40" />}
            <p lang="de" className="break-words font-bold text-4xl">
              {word}
            </p>
          </div>
        ),
      }));
  }
  if (kind === 'topic') {
    const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
    return paragraphs.length === 0
      ? []
      : [{ key: 'topic', content: <TopicPage paragraphs={paragraphs} /> }];
  }
  return splitReadingText(text).map((part, index) => ({
    key: String(index),
    content: <p className="whitespace-pre-line text-2xl leading-relaxed">{part}</p>,
  }));
}

function QuestionPage({ question: one }: { question: EditedQuestion }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const options = one.options.filter(({ text }) => text.trim() !== '');
  const right = options.findIndex(({ key }) => key === one.rightKey);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-bold text-2xl leading-snug">{one.question}</p>
      <AnswerOptions
        label={one.question}
        options={options.map(({ text }) => text)}
        chosen={chosen}
        right={chosen === null ? null : right}
        onChoose={setChosen}
      />
      {chosen !== null && one.explanation.trim() !== '' && (
        <p className="rounded-md bg-info-soft p-3 text-lg text-on-info-soft">{one.explanation}</p>
      )}
    </div>
  );
}

function TopicPage({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="flex flex-col gap-3">
      <SpeechBubble from="lux">
        Frag mich etwas! Ich schaue zuerst in diesem Text nach.
      </SpeechBubble>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs may say the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes while it is shown
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
