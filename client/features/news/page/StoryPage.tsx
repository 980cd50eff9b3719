import { useQuery } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import { BackButton } from '../../../shell/navigation/BackButton';
import { buttonClasses, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { StoryListSkeleton } from '../list/StoryListSkeleton';
import { StoryActions } from '../story/StoryActions';
import { StoryMeta } from '../story/StoryMeta';
import { StoryPicture } from '../story/StoryPicture';
import { useDiscuss } from '../story/useDiscuss';
import { Discussions } from './Discussions';
import { NewsStoryDocument, type NewsStoryQuery } from './__generated__/StoryPage.generated';

/** One story with the posts that discuss it. */
export function StoryPage() {
  const { storyId = '' } = useParams();
  return <StoryView key={storyId} id={storyId} />;
}

function StoryView({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(NewsStoryDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const discuss = useDiscuss();
  useAfterReconnect(() => void refetch().catch(() => undefined));
  const failure = error && toCallError(error, 'Couldn’t load this story.');
  const story = data?.newsStory;
  if (failure?.code === 'NOT_FOUND') return <StoryNotFound />;
  return (
    <>
      <BackBar />
      {!story && <PageTitle title="Story" hidden />}
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      {story ? (
        <>
          <Story story={story} />
          <Discussions storyId={id} count={story.discussionCount} onDiscuss={() => discuss(story)} />
        </>
      ) : (
        !failure && <StoryListSkeleton rows={1} />
      )}
    </>
  );
}

function Story({ story }: { story: NonNullable<NewsStoryQuery['newsStory']> }) {
  return (
    <article className="border-b border-line px-4 pt-4 pb-1">
      <StoryMeta story={story} />
      <PageTitle title={story.title} className="mt-1 break-words">
        <bdi>{story.title}</bdi>
      </PageTitle>
      {story.author && (
        <p className="mt-1 text-meta text-ink-2">
          By <bdi>{story.author}</bdi>
        </p>
      )}
      {story.image && (
        <StoryPicture
          image={story.image}
          sizes="(min-width: 700px) 608px, calc(100vw - 32px)"
          ratio={Math.max(story.image.width / story.image.height, 4 / 3)}
          className="mt-3 rounded-card border border-line"
        />
      )}
      {story.summary && (
        <p dir="auto" className="mt-3 text-lead break-words text-ink-2">
          {story.summary}
        </p>
      )}
      {story.isSample ? (
        <p className="mt-3 text-ink-3">This is an invented story of the demo community, so there is no article.</p>
      ) : (
        <a
          href={story.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClasses({ className: 'mt-4 max-w-full' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="truncate">
            Read on <bdi>{new URL(story.url).host.replace(/^www\./, '')}</bdi>
          </span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      <div className="mt-2">
        <StoryActions story={story} isDetail />
      </div>
    </article>
  );
}

/** Header with a Back button. Hidden on phones, whose top bar has one. */
function BackBar() {
  return (
    <header className="flex h-12 items-center gap-1 border-b border-line px-2 max-md:hidden">
      <BackButton />
      <p aria-hidden="true" className="text-lead font-bold">
        Story
      </p>
    </header>
  );
}

function StoryNotFound() {
  return (
    <>
      <PageTitle title="Story not found" className="px-4 pt-8" />
      <EmptyState action={<ButtonLink to="/news">Go to the latest news</ButtonLink>}>
        This story is no longer available.
      </EmptyState>
    </>
  );
}
