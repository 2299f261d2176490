import type { Dictation, DictationTarget } from './use-dictation.ts';

interface HeardWordsProps {
  target: DictationTarget;
  dictation: Dictation;
}

/** The words as they are being said, below the field they will go to. */
export function HeardWords({ target, dictation }: HeardWordsProps) {
  const text = dictation.target === target ? dictation.note : '';
  return (
    <p role="status" className={text === '' ? 'sr-only' : 'mt-1.5 text-ink-soft'}>
      {text}
    </p>
  );
}
