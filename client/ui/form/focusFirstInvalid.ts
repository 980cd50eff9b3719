/** Focuses the first invalid control, for forms that do not use `Form`. Of a group of radio buttons it is the first one. */
export function focusFirstInvalid(container: ParentNode): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.role === 'radiogroup' ? invalid.querySelector('input') : invalid;
  control?.focus();
}
