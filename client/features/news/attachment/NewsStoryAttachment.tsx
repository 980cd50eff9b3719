import { StoryLink } from '../story/StoryLink';
import { StoryMeta } from '../story/StoryMeta';
import { StoryPicture } from '../story/StoryPicture';
import type { NewsStoryAttachment_NewsStoryCardFragment } from './__generated__/NewsStoryAttachment.generated';

declare module '../../../shell/attachments/attachment' {
  interface AttachmentCards {
    newsStory: NewsStoryAttachment_NewsStoryCardFragment;
  }
}

/** The story that a post discusses. The title opens the story itself, the time its page here. */
export function NewsStoryAttachment({ card }: { card: NewsStoryAttachment_NewsStoryCardFragment }) {
  return (
    <div className="flex min-h-24">
      {card.image && (
        <StoryPicture
          image={card.image}
          sizes="96px"
          ratio={1}
          className="w-24 border-r border-line max-[400px]:w-18"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3 py-2">
        <StoryMeta story={card} />
        <p dir="auto" className="mt-0.5 line-clamp-3 font-bold break-words">
          <StoryLink story={card}>{card.title}</StoryLink>
        </p>
      </div>
    </div>
  );
}
