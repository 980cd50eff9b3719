/** Imperative handle of the form that is shown in place of the composer. */
export interface ComposerHandle {
  focus: () => void;
  /** Adds a text to the new message; undefined while a message is edited. */
  insert?: (text: string) => void;
  /** Adds files to the new message; undefined while a message is edited. */
  attach?: (files: File[]) => void;
}
