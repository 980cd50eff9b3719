import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyOptional } from '../lazyOptional';
import { attachmentKinds } from '../registry';
import type { AttachmentCards, AttachmentName } from './attachment';
import { loadAttachmentCode } from './loadAttachmentCode';

const placeholder = (
  <span className="flex h-24 flex-col justify-center gap-2 px-3" aria-hidden="true">
    <Skeleton className="h-3.5 w-1/3" />
    <Skeleton className="h-3.5 w-4/5" />
  </span>
);

const cards = attachmentKinds().map((kind) => ({
  name: kind.name as AttachmentName,
  Card: lazyOptional(async () => (await loadAttachmentCode(kind)).Card, placeholder),
}));

/**
 * The cards of a post's or message's attached objects: a news story, a job. Their code is loaded after the page's first
 * content; the frame reserves their height.
 * @param of the post or message, or one attachment by its field's name
 */
export function Attachments({ of }: { of: { [Name in AttachmentName]?: AttachmentCards[Name] | null } }) {
  return cards.map(
    ({ name, Card }) =>
      of[name] && (
        <div
          key={name}
          data-attachment={name}
          className="mt-3 min-h-24 overflow-hidden rounded-card border border-line bg-surface"
        >
          <Card card={of[name]} />
        </div>
      ),
  );
}
