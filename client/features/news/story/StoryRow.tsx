import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { StoryActions } from './StoryActions';
import { StoryLink } from './StoryLink';
import { StoryMeta } from './StoryMeta';
import { StoryPicture } from './StoryPicture';
import { StoryRow_NewsStoryFragmentDoc } from './__generated__/Story.generated';

/** A story as a row of a list. */
export function StoryRow({ story }: { story: FragmentType<typeof StoryRow_NewsStoryFragmentDoc> }) {
  const { data, complete } = useFragment({
    fragment: StoryRow_NewsStoryFragmentDoc,
    fragmentName: 'StoryRow_newsStory',
    from: story,
  });
  if (!complete) return null;
  return (
    <article data-story={data.id} className="border-b border-line px-4 pt-4 pb-1">
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          <StoryMeta story={data} />
          <h2 dir="auto" className="mt-1 text-lead break-words">
            <StoryLink story={data}>{data.title}</StoryLink>
          </h2>
          {data.summary && (
            <p dir="auto" className="mt-1 line-clamp-3 break-words text-ink-2">
              {data.summary}
            </p>
          )}
        </div>
        {data.image && (
          <StoryPicture
            image={data.image}
            sizes="(min-width: 700px) 144px, 88px"
            ratio={4 / 3}
            className="w-36 self-start rounded-control border border-line max-md:w-22"
          />
        )}
      </div>
      <div className="mt-1">
        <StoryActions story={data} />
      </div>
    </article>
  );
}
