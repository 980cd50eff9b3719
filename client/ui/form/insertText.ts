import type { Completion } from './caretToken';

/** Inserts text into a text area like typing: emits an input event and, where the browser allows it, supports undo. */
export function insertText(area: HTMLTextAreaElement, { start, end, text, caret }: Completion): void {
  area.focus();
  area.setSelectionRange(start, end);
  // No other API preserves the undo history.
  const isWritten =
    text === '' || (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text));
  if (!isWritten) {
    // React ignores values set through the element's own property, which it overrides.
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
    value.set!.call(area, area.value.slice(0, start) + text + area.value.slice(end));
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(caret, caret);
}
