import { ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/button/Button';

/** The server stops counting here. */
const MAX_COUNT = 100;

/** Button that shows how many new posts there are and loads them. Overlays the feed, so that rows do not shift. */
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
          {count >= MAX_COUNT ? `${MAX_COUNT} or more new posts` : count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </output>
  );
}
