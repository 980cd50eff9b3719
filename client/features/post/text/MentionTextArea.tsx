import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Avatar } from '../../../ui/Avatar';
import { SuggestingTextArea, type SuggestingTextAreaProps } from '../../../ui/SuggestingTextArea';
import type { Suggest, Suggestion } from '../../../ui/useSuggestions';
import { formatPostCount } from './formatPostCount';
import { SuggestHashtagsDocument, SuggestPeopleDocument } from './__generated__/MentionTextArea.generated';

/** Tags and people change while one writes. */
const fetchPolicy = 'network-only';

const shownPeople = 6;

async function suggestPeople(client: ApolloClient, query: string): Promise<Suggestion[]> {
  const { data } = await client.query({ query: SuggestPeopleDocument, variables: { query }, fetchPolicy });
  const people = data!.searchPeople.edges.map(({ node }) => node);
  // The search weighs headlines too; who writes a name goes by its beginning.
  const beginsSo = ({ username, displayName }: (typeof people)[number]) =>
    [username, displayName].some((name) => name.toLowerCase().startsWith(query.toLowerCase()));
  const ordered = [...people.filter(beginsSo), ...people.filter((person) => !beginsSo(person))];
  return ordered.slice(0, shownPeople).map(({ username, displayName, avatarUrl }) => ({
    word: `@${username}`,
    content: (
      <>
        <Avatar name={displayName} src={avatarUrl} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            <bdi>{displayName}</bdi>
          </span>
          <span className="block truncate text-meta text-ink-2">@{username}</span>
        </span>
      </>
    ),
  }));
}

async function suggestHashtags(client: ApolloClient, query: string): Promise<Suggestion[]> {
  const { data } = await client.query({ query: SuggestHashtagsDocument, variables: { query }, fetchPolicy });
  return data!.searchHashtags.map(({ name, postCount }) => ({
    word: `#${name}`,
    content: (
      <>
        <span className="min-w-0 flex-1 truncate font-medium">
          <bdi>#{name}</bdi>
        </span>
        <span className="shrink-0 text-meta text-ink-2 tabular-nums">{formatPostCount(postCount)}</span>
      </>
    ),
  }));
}

/** Where posts and comments are written: offers people after @ and hashtags after #. */
export function MentionTextArea(props: Omit<SuggestingTextAreaProps, 'suggest'>) {
  const client = useApolloClient();
  const suggest = useCallback<Suggest>(
    (mark, query) => (mark === '@' ? suggestPeople(client, query) : suggestHashtags(client, query)),
    [client],
  );
  return <SuggestingTextArea {...props} suggest={suggest} />;
}
