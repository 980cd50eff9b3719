import { useQuery } from '@apollo/client/react';
import { PeopleDialog } from '../../network/people/PeopleDialog';
import { PeopleList } from '../../network/people/PeopleList';
import { RowAction } from '../../network/relation/RowAction';
import {
  PostLikersDocument,
  PostSharersDocument,
  type PostLikersQuery,
  type PostSharersQuery,
} from './__generated__/PostPeople.generated';

const lists = {
  likers: { query: PostLikersDocument, field: 'postLikers', title: 'Likes', failed: 'Couldn’t load likes.' },
  sharers: { query: PostSharersDocument, field: 'postSharers', title: 'Shares', failed: 'Couldn’t load shares.' },
} as const;

export type PostPeopleKind = keyof typeof lists;

export interface PostPeopleDialogProps {
  kind: PostPeopleKind;
  postId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The people who like or shared a post, latest first. */
export function PostPeopleDialog({ kind, postId, open, onOpenChange }: PostPeopleDialogProps) {
  return (
    <PeopleDialog title={lists[kind].title} open={open} onOpenChange={onOpenChange}>
      <PostPeople key={kind} kind={kind} postId={postId} />
    </PeopleDialog>
  );
}

function PostPeople({ kind, postId }: Pick<PostPeopleDialogProps, 'kind' | 'postId'>) {
  const { query, field, title, failed } = lists[kind];
  const { data, error, refetch, fetchMore } = useQuery<
    Partial<PostLikersQuery & PostSharersQuery>,
    { postId: string; after?: string }
  >(query, { variables: { postId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <PeopleList
      label={title}
      connection={data?.[field]}
      error={error}
      failed={failed}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderAction={(person) => <RowAction person={person} />}
      empty={<p className="px-4 py-6 text-ink-2">No one you can see.</p>}
    />
  );
}
