import goal from 'openmoji/color/svg/1F3C1.svg?url';
import look from 'openmoji/color/svg/1F4A1.svg?url';
import read from 'openmoji/color/svg/1F4D6.svg?url';
import { PictureStrip } from '../../../components/picture-strip.tsx';

interface ReadingStripProps {
  noun: string;
  /** Of the text on the screen, counted from 1. */
  number: number;
  total: number;
  isAnswered: boolean;
}

/** The picture strip of reading: read, look at the words, read the next one … result. */
export function ReadingStrip({ noun, number, total, isAnswered }: ReadingStripProps) {
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
