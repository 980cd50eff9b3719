import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { primaryAction } from '../../../shell/registry';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PostList } from '../../post/list/PostList';
import { PersonPostsDocument } from './__generated__/PersonPosts.generated';

function OwnEmptyState() {
  const navigate = useNavigate();
  const action = primaryAction();
  return (
    <EmptyState
      action={
        action && (
          <Button icon={action.icon} onClick={() => action.run(navigate)}>
            Write your first post
          </Button>
        )
      }
    >
      You haven’t posted yet. Share what you’re working on or ask a question.
    </EmptyState>
  );
}

function PersonEmptyState({ name }: { name: string }) {
  return (
    <EmptyState action={<ButtonLink to="/home">Go to your feed</ButtonLink>}>
      <span className="break-words">{name}</span> doesn’t have any posts to show.
    </EmptyState>
  );
}

/**
 * A person's posts that the viewer may see, newest first.
 * @param name display name; omitted on the viewer's own page
 */
export function PersonPosts({ userId, name }: { userId: string; name?: string }) {
  const { data, error, refetch, fetchMore } = useQuery(PersonPostsDocument, {
    variables: { userId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <PostList
      id={`posts:${userId}`}
      label={name === undefined ? 'Your posts' : `Posts by ${name}`}
      connection={data?.postsBy}
      error={error}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={name === undefined ? <OwnEmptyState /> : <PersonEmptyState name={name} />}
    />
  );
}
