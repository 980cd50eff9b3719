import { Bookmark } from 'lucide-react';
import { ActionButton } from '../../../ui/button/ActionButton';
import { useJobBookmark } from './useJobBookmark';

export interface JobBookmarkButtonProps {
  job: { id: string; title: string; viewerHasBookmarked: boolean };
  className?: string;
}

/** Adds a job to the viewer's bookmarks, or removes it. */
export function JobBookmarkButton({ job, className }: JobBookmarkButtonProps) {
  const toggle = useJobBookmark(job);
  return (
    <ActionButton
      data-action="bookmark"
      label={`Bookmark ${job.title}`}
      icon={Bookmark}
      pressed={job.viewerHasBookmarked}
      onClick={() => void toggle()}
      className={className}
    />
  );
}
