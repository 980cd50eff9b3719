import { lazy, Suspense, useId, type ComponentProps, type ComponentType } from 'react';
import { Status } from '../feedback/Status';
import type { SuggestionListProps } from './SuggestionList';
import { GrowingTextArea } from './TextArea';
import { useSuggestions, type Suggest } from './useSuggestions';

// Without its code nothing is offered; writing goes on.
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(async () => {
  try {
    return { default: (await import('./SuggestionList')).SuggestionList };
  } catch {
    return { default: () => null };
  }
});

export interface SuggestingTextAreaProps extends Omit<ComponentProps<typeof GrowingTextArea>, 'value' | 'ref'> {
  ref: React.RefObject<HTMLTextAreaElement | null>;
  value: string;
  suggest: Suggest;
}

/**
 * A growing text area that offers to complete @names and #tags as they are written. It stays a text area for those who
 * listen, the only role it may have; which suggestion is chosen is told by `aria-activedescendant`, and how many there
 * are in a status. Letters are read from the field, not from keys: on-screen keyboards send none.
 */
export function SuggestingTextArea({
  ref,
  value,
  suggest,
  onInput,
  onSelect,
  onBlur,
  onKeyDown,
  ...rest
}: SuggestingTextAreaProps) {
  const listId = useId();
  const { token, items, active, choose, take, press, follow, leave } = useSuggestions(ref, value, suggest);
  const isOpen = token !== null;
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <>
      <GrowingTextArea
        {...rest}
        ref={ref}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onInput={(event) => {
          follow(true);
          onInput?.(event);
        }}
        onSelect={(event) => {
          follow(false);
          onSelect?.(event);
        }}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!press(event)) return onKeyDown?.(event);
          // Neither the field nor what it stands in hears of it: Esc closes the list, not the dialog.
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Status className="sr-only">
        {isOpen && `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`}
      </Status>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            optionId={optionId}
            label={token.mark === '@' ? 'People' : 'Hashtags'}
            area={ref}
            start={token.start}
            items={items}
            active={active}
            onPoint={choose}
            onTake={take}
          />
        </Suspense>
      )}
    </>
  );
}
