import type { CreatePdfRequest } from '@lux/contracts/media/create-pdf-request.ts';
import { mediaFileId } from '../../../pictures/media-file-id.ts';
import type { Story } from './story.ts';
import { storyText } from './story-text.ts';

/** What the booklet takes (contracts `CreatePdfRequest`). */
const FIGURES = 12;
const AUTHOR_CHARACTERS = 80;

/** A story as the booklet wants it: text, title, author, figures and the picture in front. */
export function bookletOf(story: Story, author: string): Omit<CreatePdfRequest, 'visitorToken'> {
  const pictureId = story.imageUrl === undefined ? null : mediaFileId(story.imageUrl);
  return {
    text: storyText(story),
    title: story.title.trim(),
    author: author.trim().slice(0, AUTHOR_CHARACTERS),
    characters: story.characters
      .slice(0, FIGURES)
      .map(({ name, description, traits, idea }) => ({ name, description, traits, idea })),
    ...(pictureId === null ? {} : { pictureId }),
  };
}
