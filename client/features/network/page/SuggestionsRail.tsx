import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { RailBlock } from '../../../shell/navigation/RailSlot';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { TextLink } from '../../../ui/text/TextLink';
import { useRestoreRowFocus } from '../people/useRestoreRowFocus';
import { isConnected } from '../relation/relation';
import { SuggestionsDocument } from './__generated__/Network.generated';
import { SuggestionRow } from './SuggestionRow';
import { SuggestionsHint } from './SuggestionsHint';
import { useDismissSuggestion } from './useDismissSuggestion';

const MAX_ROWS = 3;

/** A few suggestions in the right rail of every page except the network page. */
export function SuggestionsRail() {
  const { pathname } = useLocation();
  return pathname === '/network' ? null : <RailSuggestions pathname={pathname} />;
}

function RailSuggestions({ pathname }: { pathname: string }) {
  const { data, error } = useQuery(SuggestionsDocument);
  const dismiss = useDismissSuggestion();
  const focusProps = useRestoreRowFocus();
  const suggestions = data?.suggestions.edges
    .filter(
      ({ node: { person } }) =>
        !isConnected(person.viewerRelation) &&
        !person.viewerRelation?.hasMuted &&
        pathname !== `/user/${person.username}`,
    )
    .slice(0, MAX_ROWS);
  // The rail is optional, so an error is not worth a message.
  if (error || suggestions?.length === 0) return null;
  return (
    <RailBlock title="People you may know">
      <div {...focusProps}>
        <SuggestionsHint suggestions={suggestions?.map(({ node }) => node)} />
        {suggestions ? (
          <ul aria-label="People you may know">
            {suggestions.map(({ node }) => (
              <SuggestionRow key={node.id} suggestion={node} onDismiss={dismiss} narrow />
            ))}
          </ul>
        ) : (
          <SkeletonRows label="Loading suggestions" rows={MAX_ROWS} />
        )}
        <p className="border-t border-line px-4 py-2">
          <TextLink to="/network?tab=suggestions" className="inline-flex min-h-8 items-center text-meta">
            All suggestions
          </TextLink>
        </p>
      </div>
    </RailBlock>
  );
}
