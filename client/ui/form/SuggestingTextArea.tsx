import { lazy, Suspense, useId, type ComponentProps, type ComponentType } from 'react';
import { Status } from '../feedback/Status';
import type { SuggestionListProps } from './SuggestionList';
import { GrowingTextArea } from './TextArea';
import { useSuggestions, type Suggest } from './useSuggestions';

// Without the list's code there are no suggestions; typing still works.
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
 * An auto-growing text area with autocompletion of @names and #tags. It keeps the textbox role; `aria-activedescendant`
 * names the active suggestion and a status announces the count. Tokens are read from the value, not from key events,
 * because on-screen keyboards send none.
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
          // Stops the event: Esc closes the list, not the surrounding dialog.
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
