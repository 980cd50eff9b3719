import { clsx } from 'clsx';
import type { KeyboardEvent, RefObject } from 'react';
import { controlClasses } from '../../../ui/Field';
import { GrowingTextArea } from '../../../ui/TextArea';

export interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** The arrow up was pressed while the field was empty. */
  onArrowUp?: () => void;
  onEscape?: () => void;
  /** Id of what says that the words are wrong. */
  errorId?: string;
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Grows with the words. Enter sends and Shift+Enter makes a line; on touch Enter makes a line, and the button sends. */
export function MessageField({ ref, label, value, onChange, onSend, onArrowUp, onEscape, errorId }: MessageFieldProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && (!isTouch() || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
    if (event.key === 'ArrowUp' && value === '' && onArrowUp) {
      event.preventDefault();
      onArrowUp();
    }
    if (event.key === 'Escape') onEscape?.();
  }
  return (
    <GrowingTextArea
      ref={ref}
      aria-label={label}
      placeholder="Write a message"
      rows={1}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      className={clsx(controlClasses, 'block max-h-[40dvh] min-h-control min-w-0 flex-1 py-[6px] touch:py-[10px]')}
    />
  );
}
