import type { Completion } from './caretToken';

/** Writes into a text area as if it had been typed: the field tells of its input, and where the browser can, undo takes it back. */
export function insertText(area: HTMLTextAreaElement, { start, end, text, caret }: Completion): void {
  area.focus();
  area.setSelectionRange(start, end);
  // No other way of writing keeps the history of undo.
  const isWritten =
    text === '' || (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text));
  if (!isWritten) {
    // React hears of a new value only when it was not set through the element it watches.
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
    value.set!.call(area, area.value.slice(0, start) + text + area.value.slice(end));
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(caret, caret);
}
