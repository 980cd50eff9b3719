import { TextLink } from '../../../ui/text/TextLink';
import type { Suggestion } from './SuggestionRow';
import { isNewcomerOnly } from './suggestionReasons';

/** Explains where suggestions come from, while the viewer has nothing in common with any suggested person. */
export function SuggestionsHint({ suggestions }: { suggestions: readonly Suggestion[] | undefined }) {
  if (!suggestions?.length || !suggestions.every(isNewcomerOnly)) return null;
  return (
    <p className="border-b border-line px-4 py-3 text-meta text-ink-2">
      Suggestions are based on your connections, skills and what you’re looking for.{' '}
      <TextLink to="/profile">Go to your profile</TextLink>
    </p>
  );
}
