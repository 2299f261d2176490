import { Palette } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { JobProgress } from '../../../pictures/job/job-progress.tsx';
import { PictureImage } from '../../../pictures/picture-image.tsx';
import type { Story } from '../editor/story.ts';
import { OwnPicture } from './own-picture.tsx';
import type { useIllustration } from './use-illustration.ts';

interface IllustrationProps {
  story: Story;
  illustration: ReturnType<typeof useIllustration>;
}

const progressTexts = {
  waiting: 'Bild wird vorbereitet...',
  making: 'Ich erstelle dein Bild...',
};

/** The picture of the story, or the way to one. */
export function Illustration({ story, illustration }: IllustrationProps) {
  const { job, isPainting } = illustration;
  return (
    <section aria-label="Bild zur Geschichte" className="flex flex-col items-center gap-2">
      {story.imageUrl !== undefined && (
        <PictureImage
          imageUrl={story.imageUrl}
          alt={`Bild zu ${story.title.trim() || 'deiner Geschichte'}`}
          className="max-h-96 min-h-40 w-auto min-w-40 max-w-full rounded-lg border border-line object-contain shadow-low"
        />
      )}
      {isPainting ? (
        <JobProgress job={job} prompt={null} texts={progressTexts} onCancel={illustration.cancel} />
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="child" variant="soft" onClick={() => void illustration.paint(story)}>
            <Palette aria-hidden />
            {story.imageUrl === undefined ? 'Bild dazu malen' : 'Neues Bild malen'}
          </Button>
          <OwnPicture onChoose={(imageUrl) => illustration.choose(story, imageUrl)} />
        </div>
      )}
    </section>
  );
}
