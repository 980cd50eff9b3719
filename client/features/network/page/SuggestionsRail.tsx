import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { RailBlock } from '../../../shell/RailSlot';
import { SkeletonRows } from '../../../ui/Skeleton';
import { TextLink } from '../../../ui/TextLink';
import { useKeptRow } from '../people/useRestoreRowFocus';
import { isConnected } from '../relation/relation';
import { SuggestionsDocument } from './__generated__/Network.generated';
import { SuggestionRow } from './SuggestionRow';
import { useDismissSuggestion } from './useDismissSuggestion';

const SHOWN = 3;

/** A few people the viewer may want to know, beside every page but the one about their network. */
export function SuggestionsRail() {
  const { pathname } = useLocation();
  return pathname === '/network' ? null : <FewSuggestions pathname={pathname} />;
}

function FewSuggestions({ pathname }: { pathname: string }) {
  const { data, error } = useQuery(SuggestionsDocument);
  const dismiss = useDismissSuggestion();
  const kept = useKeptRow();
  const few = data?.suggestions.edges
    .filter(
      ({ node: { person } }) =>
        !isConnected(person.viewerRelation) &&
        !person.viewerRelation?.hasMuted &&
        pathname !== `/user/${person.username}`,
    )
    .slice(0, SHOWN);
  // The block is an extra: without it the page has lost nothing that one would act on.
  if (error || few?.length === 0) return null;
  return (
    <RailBlock title="People you may know">
      <div {...kept}>
        {few ? (
          <ul aria-label="People you may know">
            {few.map(({ node }) => (
              <SuggestionRow key={node.id} suggestion={node} onDismiss={dismiss} narrow />
            ))}
          </ul>
        ) : (
          <SkeletonRows label="Loading suggestions" rows={SHOWN} />
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
