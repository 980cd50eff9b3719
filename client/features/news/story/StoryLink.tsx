import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

/** Opens a story on its publisher's site, in a new tab. */
export function StoryLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-chip text-ink -outline-offset-2 hover:underline"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
