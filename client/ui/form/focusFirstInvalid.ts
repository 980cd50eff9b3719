/** Focuses the first invalid control, for forms that do not use `Form`. */
export function focusFirstInvalid(container: ParentNode): void {
  container.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
