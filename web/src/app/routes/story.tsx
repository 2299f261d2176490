import { Page } from '../../components/layout/page.tsx';
import { StoryWorkshop } from '../../features/story/story-workshop.tsx';

export function StoryRoute() {
  return (
    <Page title="Geschichtenwerkstatt" isTitleHidden>
      <StoryWorkshop />
    </Page>
  );
}
