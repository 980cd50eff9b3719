import { ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/Button';

/** The most that is counted. */
const MANY = 100;

/** Offers what came in meanwhile. It lies over the feed, so that nothing moves when it appears. */
export function NewPostsButton({ count, loading, onShow }: { count: number; loading: boolean; onShow: () => void }) {
  return (
    <output className="pointer-events-none sticky top-[calc(var(--top-bar)+8px)] z-1 flex h-0 justify-center md:top-14">
      {count > 0 && (
        <Button
          icon={ArrowUp}
          loading={loading}
          onClick={onShow}
          className="pointer-events-auto mt-2 animate-appear bg-raised! shadow-raised"
        >
          {count >= MANY ? `${MANY} or more new posts` : count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </output>
  );
}
