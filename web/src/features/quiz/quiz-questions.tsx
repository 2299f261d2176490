import { questionActions } from '../../games-kit/question-actions.ts';
import { QuestionScreen } from '../../games-kit/question-screen.tsx';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';
import { questionIndex, type Round, type RoundQuestion } from '../../games-kit/round/round.ts';
import { matchOption } from '../../games-kit/voice/match-option.ts';
import { useVoiceAnswer } from '../../games-kit/voice/use-voice-answer.ts';
import type { useQuiz } from './use-quiz.ts';

/** What is read aloud: the question and its options; after checking, the answer and why. */
function questionTexts(question: RoundQuestion, isChecked: boolean): string[] {
  const { options, correctAnswer, explanation } = question;
  if (isChecked) return [`Richtig ist: ${options[correctAnswer] ?? ''}.`, explanation];
  const letters = 'ABCDEF';
  return [
    question.question,
    ...options.map((option, index) => `${letters.charAt(index)}: ${option}`),
  ];
}

interface QuizQuestionsProps {
  quiz: ReturnType<typeof useQuiz>;
  round: Round;
  isCalm: boolean;
}

/** The questions one by one, to be read or heard, pressed or said. */
export function QuizQuestions({ quiz, round, isCalm }: QuizQuestionsProps) {
  const question = round.questions[questionIndex(round)];
  const reading = useReadAloud();
  const voice = useVoiceAnswer({
    options: question?.options ?? [],
    match: async (transcript) => {
      const index = matchOption(transcript, question?.options ?? []);
      return index === null ? null : { index };
    },
    onChoose: quiz.choose,
    onListen: reading.stop,
  });

  const actions = questionActions({
    ...{ game: quiz, reading, voice },
    texts: () => (question ? questionTexts(question, round.isChecked) : null),
  });

  return (
    <QuestionScreen
      round={round}
      noun="Frage"
      warning="Bitte wähle eine Antwort."
      isCalm={isCalm}
      reading={reading}
      voice={voice}
      {...actions}
    />
  );
}
