import type { Article, Source } from '@lux/contracts/conversation/sources.ts';
import { inBook } from '@lux/german-text/in-book.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { useReadAloud } from '../../../games-kit/reading/use-read-aloud.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { rest } from '../../../lib/api/rest.ts';
import { toasts } from '../../../lib/toasts.ts';
import { SpokenText } from '../turns/spoken-text.tsx';

const loadSchema = () =>
  import('@lux/contracts/conversation/sources.ts').then((schemas) => schemas.OpenedSource);

/** An article of the school's books, or the text of the lesson: clean text to read and to hear, with no way out of LUX. */
export function ArticleDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const [article, setArticle] = useState<Article | null>(null);
  const { url, title, book } = source;

  useEffect(() => {
    let isGone = false;
    rest.get(url, loadSchema).then(
      (found) => !isGone && setArticle(found),
      (error: unknown) => {
        if (isGone) return;
        const reason = error instanceof ApiError && error.isForPerson ? error.message : undefined;
        const failed = 'Der Text konnte nicht geöffnet werden.';
        toasts.show({ title: failed, ...(reason && { description: reason }), tone: 'danger' });
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [url, onClose]);

  return (
    <Dialog isOpen onClose={onClose} title={title} description={`Steht ${inBook(book)}`}>
      {article === null ? <Spinner label="LUX holt den Text …" /> : <Whole article={article} />}
    </Dialog>
  );
}

type SpokenBlock = Article['blocks'][number] & { sentences: string[]; start: number };

/** Each block with its sentences, and the place of the first one among all that is read. */
function spokenBlocks({ blocks }: Article): SpokenBlock[] {
  let start = 0;
  return blocks.map((block) => {
    const spoken = { ...block, sentences: splitSentences(block.text), start };
    start += spoken.sentences.length;
    return spoken;
  });
}

const ELEMENTS = { heading: 'h3', text: 'p', item: 'p' } as const;
const LOOKS = { heading: 'mt-3 font-bold text-xl', text: '', item: 'pl-6 -indent-4' } as const;

function Whole({ article }: { article: Article }) {
  const { isReading, readIndex, read, stop } = useReadAloud();
  const blocks = spokenBlocks(article);
  return (
    <div className="flex flex-col gap-3 text-lg leading-relaxed">
      <Button
        size="child"
        className="self-start"
        variant={isReading ? 'outline' : 'soft'}
        onClick={() =>
          isReading ? stop() : void read(blocks.flatMap(({ sentences }) => sentences))
        }
      >
        {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
        {isReading ? 'Stopp' : 'Vorlesen'}
      </Button>
      {blocks.map(({ kind, text, sentences, start }) => {
        const Element = ELEMENTS[kind];
        const place = readIndex === null ? -1 : readIndex - start;
        const isHeard = place >= 0 && place < sentences.length;
        return (
          <Element key={start} className={LOOKS[kind]}>
            {kind === 'item' && '• '}
            <SpokenText
              content={text}
              sentences={sentences}
              spokenIndex={isHeard ? place : null}
              isFollowed
            />
          </Element>
        );
      })}
    </div>
  );
}
