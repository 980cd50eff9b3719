import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

export interface StoryLinkProps {
  story: { id: string; url: string; isSample: boolean };
  children: ReactNode;
}

const classes = 'rounded-chip text-ink -outline-offset-2 hover:underline';

/** Opens a story on its publisher's site, in a new tab. A sample has no site and opens its page here. */
export function StoryLink({ story, children }: StoryLinkProps) {
  if (story.isSample)
    return (
      <Link to={`/news/${story.id}`} className={classes}>
        {children}
      </Link>
    );
  return (
    <a href={story.url} target="_blank" rel="noopener noreferrer nofollow" className={classes}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
