/** A row goes with its button: whoever works by keys stays in the list, at the next row or the one before. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')?.focus();
}
