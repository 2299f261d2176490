import { Turtle } from 'lucide-react';
import { Button } from '../../../components/button.tsx';

interface PracticeWordsProps {
  words: readonly string[];
  onHear: (word: string) => void;
}

/** Hard words, to be heard slowly and said after: an offer, not a duty. */
export function PracticeWords({ words, onHear }: PracticeWordsProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="practice">
      <h3 id="practice" className="mb-2 font-bold">
        Diese Wörter kannst du üben. Tippe und sprich nach.
      </h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Button size="child" variant="outline" className="px-5" onClick={() => onHear(word)}>
              <Turtle aria-hidden />
              {word}
              <span className="sr-only"> langsam hören</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
