import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlClasses } from './controlClasses';
import { Field, type FieldProps } from './Field';
import { popupClasses, popupItemClasses } from '../overlay/overlayClasses';
import { addTags, isSame } from './tags';

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

export interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Suggestions while typing; other values are allowed. */
  suggestions: readonly string[];
  max: number;
  placeholder?: string;
}

/**
 * Input for several tags. Enter, comma and blur add a tag; Backspace or its button removes one. Text beyond the maximum
 * stays in the field.
 */
export function TagField({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  value,
  onValueChange,
  suggestions,
  max,
  placeholder,
}: TagFieldProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isHighlighted = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const offered =
    text.trim() === ''
      ? []
      : suggestions.filter(
          (suggestion) => includes(suggestion, text.trim()) && !value.some((tag) => isSame(tag, suggestion)),
        );

  /** Synchronous, so that a form submitted by the same key press includes it. */
  function add(typed: string) {
    const { tags, rest } = addTags(value, typed, max);
    flushSync(() => {
      setText(rest);
      if (tags.length > value.length) onValueChange(tags);
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isHighlighted.current || event.nativeEvent.isComposing) return;
    if (text.trim() !== '') add(`${text},`);
    // Plain Enter adds a tag and does not submit the form.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
  }

  function handleValueChange(next: string[], { reason }: Combobox.Root.ChangeEventDetails) {
    // Escape would remove all tags.
    if (reason === 'escape-key') return;
    if (reason === 'item-press') setText('');
    onValueChange(next.slice(0, max));
  }

  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled} className={className}>
      <Combobox.Root
        multiple
        items={offered}
        filter={null}
        open={isOpen && offered.length > 0}
        onOpenChange={setOpen}
        openOnInputClick={false}
        value={[...value]}
        onValueChange={handleValueChange}
        inputValue={text}
        onInputValueChange={(next, { reason }) => reason === 'input-change' && add(next)}
        onItemHighlighted={(item) => {
          isHighlighted.current = item !== undefined;
        }}
      >
        <Combobox.Chips
          ref={box}
          className={clsx(
            controlClasses,
            'flex min-h-control cursor-text flex-wrap items-center gap-1 px-2! py-1 focus-within:border-primary',
          )}
        >
          {value.map((tag) => (
            <Combobox.Chip
              key={tag}
              className="flex max-w-full items-center rounded-chip bg-fill pl-2 text-body data-highlighted:bg-primary-soft focus-within:bg-primary-soft"
              aria-label={`${tag}. Press Backspace to remove`}
            >
              <span className="min-w-0 break-words">{tag}</span>
              <Combobox.ChipRemove
                aria-label={`Remove ${tag}`}
                className="flex size-7 shrink-0 items-center justify-center rounded-chip text-ink-2 hover:text-ink pointer-coarse:size-9"
              >
                <X aria-hidden="true" className="size-4" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            name={name}
            placeholder={value.length === 0 ? placeholder : undefined}
            autoComplete="off"
            onKeyDown={handleKeyDown}
            onBlur={() => text.trim() !== '' && add(`${text},`)}
            className="h-7 min-w-24 flex-1 bg-transparent px-1 text-control outline-none"
          />
        </Combobox.Chips>
        <Combobox.Portal>
          <Combobox.Positioner anchor={box} sideOffset={4} className="z-1 outline-none">
            <Combobox.Popup
              className={clsx(
                popupClasses,
                'max-h-[min(var(--available-height),280px)] w-(--anchor-width) overflow-y-auto overscroll-contain',
              )}
            >
              <Combobox.List>
                {(suggestion: string) => (
                  <Combobox.Item key={suggestion} value={suggestion} className={popupItemClasses}>
                    {suggestion}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}
