import { MaterialWord } from '@lux/contracts/classroom/material.ts';
import type { WordProposal } from '@lux/contracts/games/letters-content.ts';
import { useEffect, useRef, useState } from 'react';
import { materialsApi } from '../../materials-api.ts';

/** Whoever types is not asked about each letter; whoever rests sees the drawing. */
const PAUSE_MS = 1_000;

export type FoundWords = ReadonlyMap<string, WordProposal>;

/** Drawing and syllables that LUX finds for words while they are written; of what cannot be asked nothing. */
export function useFoundWords(words: readonly string[]): FoundWords {
  const [found, setFound] = useState<FoundWords>(new Map());
  /** Also those without an answer: asked once. */
  const asked = useRef(new Set<string>());
  const written = words.map((word) => word.trim()).join('\n');

  useEffect(() => {
    const timer = setTimeout(async () => {
      const fresh = [...new Set(written.split('\n'))].filter(
        (word) => !asked.current.has(word) && MaterialWord.safeParse({ word }).success,
      );
      if (fresh.length === 0) return;
      for (const word of fresh) asked.current.add(word);
      try {
        const answer = await materialsApi.findWords(fresh);
        setFound((known) => new Map([...known, ...answer.map((one) => [one.word, one] as const)]));
      } catch {
        // A list is written without drawings, too; the next word asks again.
        for (const word of fresh) asked.current.delete(word);
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return found;
}
