import type { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { openBeside } from '../../../lib/file-link.ts';
import { toasts } from '../../../lib/toasts.ts';
import { mediaFileId } from '../../../pictures/picture.ts';
import { type Story, storyCharacters, storyText } from '../editor/story.ts';
import { createBooklet } from './create-booklet.ts';

/** Length of the author's name (contracts `CreatePdfRequest`). */
const MAX_AUTHOR_LENGTH = 80;

/** A story as the booklet wants it: text, title, author, characters and the picture in front. */
export function bookletOf(
  story: Story,
  author: string,
): Omit<CreatePdfRequest, 'visitorToken' | 'orderId'> {
  const pictureId = story.imageUrl === undefined ? null : mediaFileId(story.imageUrl);
  return {
    text: storyText(story),
    title: story.title.trim(),
    author: author.trim().slice(0, MAX_AUTHOR_LENGTH),
    characters: storyCharacters(story),
    ...(pictureId === null ? {} : { pictureId }),
  };
}

export type BookletStep =
  /** The author's name for the cover. */
  { step: 'asking'; story: Story } | { step: 'making' } | { step: 'ready'; url: string };

/** The steps from a story to its PDF (SPEC 5, 7, 8). */
export function useBooklet() {
  const [current, setCurrent] = useState<BookletStep | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** An empty story is refused (SPEC 5). */
  function open(story: Story) {
    if (story.segments.length === 0) fail('Deine Geschichte ist noch leer.');
    else setCurrent({ step: 'asking', story });
  }

  function close() {
    running.current?.abort();
    setCurrent(null);
  }

  async function make(story: Story, author: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setCurrent({ step: 'making' });
    try {
      const url = await createBooklet(bookletOf(story, author), controller.signal);
      if (controller.signal.aborted) return;
      setCurrent({ step: 'ready', url });
      openBeside(url);
    } catch (error) {
      if (controller.signal.aborted) return;
      setCurrent(null);
      fail(error instanceof ApiError && error.isForPerson ? error.message : undefined);
    }
  }

  return { current, open, make, close };
}

export type Booklet = ReturnType<typeof useBooklet>;

function fail(description: string | undefined): void {
  toasts.show({ title: 'Fehler beim Export', description, tone: 'danger' });
}
