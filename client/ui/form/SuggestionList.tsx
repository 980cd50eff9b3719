import { PreviewCard } from '@base-ui/react/preview-card';
import { clsx } from 'clsx';
import { InputRange, InputStyleClone } from 'dom-input-range';
import { useEffect, type RefObject } from 'react';
import { popupClasses, popupItemClasses } from '../overlay/overlayClasses';
import type { Suggestion } from './useSuggestions';

export interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  /** What is offered: "People". */
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Where in the text the completed word begins: the list stands below. */
  start: number;
  items: readonly Suggestion[];
  active: number;
  onPoint: (index: number) => void;
  onTake: (item: Suggestion) => void;
}

/** Where a character of a text area stands on the page, as long as somebody asks. */
function useCharacter(area: RefObject<HTMLTextAreaElement | null>, start: number) {
  useEffect(() => {
    const element = area.current;
    return () => {
      if (element) InputStyleClone.for(element).disconnect();
    };
  }, [area]);

  return () => {
    const contextElement = area.current!;
    return {
      contextElement,
      getBoundingClientRect: () => new InputRange(contextElement, start, start + 1).getBoundingClientRect(),
    };
  };
}

const keepInView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** The suggestions below the word they complete. The field keeps focus and the keys; pressing a row takes it. */
export function SuggestionList({
  id,
  optionId,
  label,
  area,
  start,
  items,
  active,
  onPoint,
  onTake,
}: SuggestionListProps) {
  const anchor = useCharacter(area, start);
  return (
    <PreviewCard.Root open>
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-1"
        >
          <PreviewCard.Popup
            render={<section aria-label="Suggestions" />}
            // Focus stays in the field, and with it an on-screen keyboard.
            onMouseDown={(event) => event.preventDefault()}
            className={clsx(
              popupClasses,
              'max-h-[min(var(--available-height),280px)] w-80 max-w-(--available-width) overflow-y-auto overscroll-contain',
            )}
          >
            {/* A <select> cannot hold faces, nor leave focus where the word is written. */}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
            <div id={id} role="listbox" aria-label={label}>
              {items.map((item, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={item.word}
                  ref={index === active ? keepInView : undefined}
                  id={optionId(index)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  data-highlighted={index === active ? '' : undefined}
                  onMouseMove={() => index !== active && onPoint(index)}
                  onClick={() => onTake(item)}
                  className={clsx(popupItemClasses, 'cursor-pointer')}
                >
                  {item.content}
                </div>
              ))}
            </div>
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}
