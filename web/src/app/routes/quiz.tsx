import { Page } from '../../components/layout/page.tsx';
import { Quiz } from '../../features/quiz/quiz.tsx';

export function QuizRoute() {
  return (
    <Page title="Quiz" isTitleHidden>
      <Quiz />
    </Page>
  );
}
