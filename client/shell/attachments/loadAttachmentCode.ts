import type { AnyAttachmentKind, AttachmentCode } from './attachment';

/** Loads the code of a kind. A name and its card belong together, which the type of any kind cannot express. */
export const loadAttachmentCode = ({ load }: AnyAttachmentKind): Promise<AttachmentCode<unknown>> =>
  load() as Promise<AttachmentCode<unknown>>;
