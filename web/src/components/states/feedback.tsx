import { CircleCheck, Lightbulb } from 'lucide-react';

interface FeedbackProps {
  isRight: boolean;
  title: string;
  /** The right answer, where the child chose another. */
  answer?: string | undefined;
  explanation: string;
}

/** After checking: how it was and why. Wrong answers are nothing bad, so there is no red cross. */
export function Feedback({ isRight, title, answer, explanation }: FeedbackProps) {
  const Icon = isRight ? CircleCheck : Lightbulb;
  const look = isRight
    ? 'border-success bg-success-soft text-on-success-soft'
    : 'border-warning bg-warning-soft text-on-warning-soft';
  return (
    <div className={`flex animate-appear gap-3 rounded-lg border-2 p-4 ${look}`}>
      <Icon aria-hidden className="size-8 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold text-lg">{title}</p>
        {answer !== undefined && (
          <p>
            Richtig ist: <strong>{answer}</strong>
          </p>
        )}
        <p className="mt-1 whitespace-pre-line">{explanation}</p>
      </div>
    </div>
  );
}
