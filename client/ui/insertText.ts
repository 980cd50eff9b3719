/**
 * Writes into a field as if it had been typed: the caret stands behind it, the field tells of its input, and where the
 * browser can, undo takes it back.
 */
export function insertText(area: HTMLTextAreaElement, start: number, end: number, text: string): void {
  area.focus();
  area.setSelectionRange(start, end);
  // No other way of writing keeps the history of undo.
  const isWritten = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (isWritten) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
