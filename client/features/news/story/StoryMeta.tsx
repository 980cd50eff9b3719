import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/feedback/Badge';
import { RelativeTime } from '../../../ui/text/RelativeTime';

export interface StoryMetaProps {
  story: { id: string; source: string; publishedAt: string; isSample: boolean };
}

/** Source and time of a story; the time links to its page. */
export function StoryMeta({ story }: StoryMetaProps) {
  return (
    <p className="flex min-h-5 items-center gap-x-2 text-meta text-ink-3">
      <bdi className="truncate">{story.source}</bdi>
      <Link to={`/news/${story.id}`} className="target shrink-0 rounded-chip hover:underline">
        <RelativeTime value={story.publishedAt} />
      </Link>
      {story.isSample && <Badge>Sample</Badge>}
    </p>
  );
}
