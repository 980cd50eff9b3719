import { clsx } from 'clsx';
import type { KeyboardEvent, RefObject } from 'react';
import { controlClasses } from '../../../ui/form/controlClasses';
import { GrowingTextArea } from '../../../ui/form/TextArea';

export interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Called when the up arrow is pressed in an empty field. */
  onArrowUp?: () => void;
  /** By default Esc moves the focus out of the field. */
  onEscape?: () => void;
  /** Id of the element with the validation error. */
  errorId?: string;
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * Text area that grows with its content. Enter sends and Shift+Enter inserts a line break; on touch devices Enter
 * inserts one too.
 */
export function MessageField({ ref, label, value, onChange, onSend, onArrowUp, onEscape, errorId }: MessageFieldProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && (!isTouch() || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
    if (event.key === 'ArrowUp' && value === '' && onArrowUp) {
      event.preventDefault();
      onArrowUp();
    }
    if (event.key === 'Escape') (onEscape ?? (() => event.currentTarget.blur()))();
  }
  return (
    <GrowingTextArea
      ref={ref}
      aria-label={label}
      placeholder="Write a message"
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      className={clsx(controlClasses, 'block max-h-[40dvh] min-h-control min-w-0 flex-1 py-[6px] touch:py-[10px]')}
    />
  );
}
