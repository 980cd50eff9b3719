/** Moves focus to the first control marked invalid, for forms that show errors without the kit's `Form`. */
export function focusFirstInvalid(container: ParentNode): void {
  container.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
