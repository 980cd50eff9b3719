import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Avatar } from '../../../ui/image/Avatar';
import { SuggestingTextArea, type SuggestingTextAreaProps } from '../../../ui/form/SuggestingTextArea';
import type { Suggest, Suggestion } from '../../../ui/form/useSuggestions';
import { formatPostCount } from './formatPostCount';
import { SuggestHashtagsDocument, SuggestPeopleDocument } from './__generated__/MentionTextArea.generated';

/** Suggestions are never served from the cache, because people and hashtags change while the viewer types. */
const fetchPolicy = 'network-only';

const MAX_PEOPLE = 6;

async function suggestPeople(client: ApolloClient, query: string): Promise<Suggestion[]> {
  const { data } = await client.query({ query: SuggestPeopleDocument, variables: { query }, fetchPolicy });
  const people = data!.searchPeople.edges.map(({ node }) => node.person);
  // The search also matches the rest of a profile; an autocomplete ranks name prefixes first.
  const hasPrefix = ({ username, displayName }: (typeof people)[number]) =>
    [username, displayName].some((name) => name.toLowerCase().startsWith(query.toLowerCase()));
  const ranked = [...people.filter(hasPrefix), ...people.filter((person) => !hasPrefix(person))];
  return ranked.slice(0, MAX_PEOPLE).map(({ username, displayName, avatarUrl }) => ({
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

/** Text area of posts and comments. Suggests people after @ and hashtags after #. */
export function MentionTextArea(props: Omit<SuggestingTextAreaProps, 'suggest'>) {
  const client = useApolloClient();
  const suggest = useCallback<Suggest>(
    (trigger, query) => (trigger === '@' ? suggestPeople(client, query) : suggestHashtags(client, query)),
    [client],
  );
  return <SuggestingTextArea {...props} suggest={suggest} />;
}
