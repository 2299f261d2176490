import { FolderHeart, Shield } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { adultTexts } from './adult-texts.ts';
import { ResponsibleOperator } from './responsible-operator.tsx';

/** What happens to children's data, for parents and teachers. */
export function AdultPrivacy() {
  return (
    <div className="flex flex-col gap-7">
      <ResponsibleOperator />
      {adultTexts.map(({ title, paragraphs }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/meine-daten">
            <FolderHeart aria-hidden />
            Meine Daten
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/datenschutz/kinder">
            <Shield aria-hidden />
            Datenschutz für Kinder
          </Link>
        </Button>
      </div>
    </div>
  );
}
