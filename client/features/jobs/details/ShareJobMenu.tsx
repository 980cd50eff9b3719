import { Link2, PenLine, Share2 } from 'lucide-react';
import { useAuth } from '../../../auth/AuthProvider';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useCopyLink } from '../../../ui/useCopyLink';
import { openComposerWithAttachment } from '../../post/composer/openComposerWithAttachment';
import { toJobCard } from '../attachment/toJobCard';
import type { JobDetails_JobFragment } from './__generated__/JobDetails.generated';

/** Shares a job as a post, or by copying its link. */
export function ShareJobMenu({ job }: { job: JobDetails_JobFragment }) {
  const userId = useAuth().user?.id ?? '';
  const copyLink = useCopyLink();
  return (
    <Menu trigger={<IconButton label="Share this job" icon={Share2} />}>
      <MenuItem
        icon={PenLine}
        onSelect={() => openComposerWithAttachment(userId, { name: 'job', card: toJobCard(job) })}
      >
        Share as a post
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => void copyLink(`/jobs/${job.id}`)}>
        Copy link
      </MenuItem>
    </Menu>
  );
}
