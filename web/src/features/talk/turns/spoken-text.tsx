import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { spokenWordAtom } from '../../../voice/speaking/speech-state.ts';

/** Where the spoken sentence is in a text; null if it is not found word for word. */
export function spokenPart(
  content: string,
  sentences: readonly string[],
  index: number,
): { start: number; end: number } | null {
  let end = 0;
  for (const [place, sentence] of sentences.entries()) {
    const start = content.indexOf(sentence, end);
    if (start === -1) return null;
    end = start + sentence.length;
    if (place === index) return { start, end };
  }
  return null;
}

interface SpokenTextProps {
  content: string;
  sentences: readonly string[];
  spokenIndex: number | null;
  /** Keeps the marked sentence on the screen. */
  isFollowed: boolean;
}

/** A text in which the sentence being heard is marked and, where known, its word; for reading along. */
export function SpokenText({ content, sentences, spokenIndex, isFollowed }: SpokenTextProps) {
  const mark = useRef<HTMLElement>(null);
  const part = spokenIndex === null ? null : spokenPart(content, sentences, spokenIndex);

  useEffect(() => {
    if (isFollowed && spokenIndex !== null) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [isFollowed, spokenIndex]);

  if (part === null) return content;
  return (
    <>
      {content.slice(0, part.start)}
      <mark
        ref={mark}
        className="scroll-mt-6 tall:scroll-mb-80 -mx-1 box-decoration-clone rounded-sm bg-warning-soft px-1 py-0.5 text-on-warning-soft"
      >
        <SpokenSentence text={content.slice(part.start, part.end)} />
      </mark>
      {content.slice(part.end)}
    </>
  );
}

/** An underline moves no other word; in calm mode no mark moves along. */
function SpokenSentence({ text }: { text: string }) {
  const word = useAtomValue(spokenWordAtom);
  if (word === null || word.to > text.length) return text;
  return (
    <>
      {text.slice(0, word.from)}
      <span className="decoration-4 decoration-current underline-offset-4 motion-safe:underline">
        {text.slice(word.from, word.to)}
      </span>
      {text.slice(word.to)}
    </>
  );
}
