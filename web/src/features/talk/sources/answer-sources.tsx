import type { Source } from '@lux/contracts/conversation/sources.ts';
import { inBook } from '@lux/german-text/in-book.ts';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ArticleDialog } from './article-dialog.tsx';

/** Where an answer stands, with the way into the book. */
export function AnswerSources({ sources }: { sources: readonly Source[] }) {
  const [opened, setOpened] = useState<Source | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // It comes with the end of the answer, below what is in sight, and lies above the button then.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), []);

  return (
    <ul ref={list} className="mt-2 flex scroll-mb-6 tall:scroll-mb-80 flex-col gap-2">
      {sources.map((source) => (
        <li key={source.url} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex items-center gap-2 text-base text-ink-soft">
            <BookOpen aria-hidden className="size-5 shrink-0" />
            Steht {inBook(source.book)}: {source.title}
          </span>
          <Button
            variant="soft"
            size="child"
            aria-haspopup="dialog"
            aria-label={`Lies mehr: ${source.title}`}
            onClick={() => setOpened(source)}
          >
            Lies mehr
          </Button>
        </li>
      ))}
      {opened !== null && <ArticleDialog source={opened} onClose={() => setOpened(null)} />}
    </ul>
  );
}
