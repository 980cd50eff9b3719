import { Link } from 'react-router-dom';
import { ImageWithFallback } from '../../../ui/image/ImageWithFallback';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { StoryLink } from '../story/StoryLink';
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
        <ImageWithFallback
          src={card.image.url}
          srcSet={card.image.srcSet}
          sizes="96px"
          alt=""
          kind="post"
          width={1}
          height={1}
          thumbhash={card.image.placeholder}
          className="w-24 shrink-0 border-r border-line max-[400px]:w-18"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3 py-2">
        <p className="flex items-baseline gap-x-2 text-meta text-ink-3">
          <bdi className="truncate">{card.source}</bdi>
          <Link to={`/news/${card.id}`} className="target shrink-0 rounded-chip hover:underline">
            <RelativeTime value={card.publishedAt} />
          </Link>
        </p>
        <p dir="auto" className="line-clamp-3 font-bold break-words">
          <StoryLink url={card.url}>{card.title}</StoryLink>
        </p>
      </div>
    </div>
  );
}
