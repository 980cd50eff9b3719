import { PreviewCard } from '@base-ui/react/preview-card';
import { clsx } from 'clsx';
import { InputRange, InputStyleClone } from 'dom-input-range';
import { useEffect, type RefObject } from 'react';
import { popupClasses, popupItemClasses } from '../overlay/overlayClasses';
import type { Suggestion } from './useSuggestions';

export interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  /** Label of the list: "People". */
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Offset of the completed token, below which the list is placed. */
  start: number;
  items: readonly Suggestion[];
  active: number;
  onPoint: (index: number) => void;
  onTake: (item: Suggestion) => void;
}

/** Measures the position of a character of a text area on the page, until stopped. */
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

/** Listbox below the token. The field keeps focus and handles the keys; pressing a row selects it. */
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
            // The field keeps the focus, which keeps an on-screen keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            className={clsx(
              popupClasses,
              'max-h-[min(var(--available-height),280px)] w-80 max-w-(--available-width) overflow-y-auto overscroll-contain',
            )}
          >
            {/* A <select> cannot show avatars, nor leave the focus in the text area. */}
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
