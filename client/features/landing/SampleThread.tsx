import { Heart, MessageSquare, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton';
import { Entry } from '../../ui/Entry';
import { Initials } from '../../ui/image/Initials';
import { RelativeTime } from '../../ui/text/RelativeTime';
import { comments, post, type SampleEntry } from './sampleData';

function Like({ likes }: { likes: number }) {
  const [isLiked, setLiked] = useState(false);
  return (
    <ActionButton
      label="Like"
      icon={Heart}
      count={likes + (isLiked ? 1 : 0)}
      pressed={isLiked}
      onClick={() => setLiked(!isLiked)}
    />
  );
}

function meta({ handle, minutesAgo }: SampleEntry, openedAt: number) {
  return (
    <>
      <span className="truncate">@{handle}</span>
      <RelativeTime value={new Date(openedAt - minutesAgo * 60_000).toISOString()} className="shrink-0" />
    </>
  );
}

/** Sample conversation built from the real components. Only likes are interactive. */
export function SampleThread() {
  const [openedAt] = useState(Date.now);
  return (
    <figure aria-label="Sample conversation" className="border-y border-line">
      <Entry
        className="md:px-8"
        avatar={<Initials name={post.name} />}
        name={post.name}
        meta={meta(post, openedAt)}
        headline={post.headline}
        actions={
          <>
            <Like likes={post.likes} />
            <Stat icon={MessageSquare} count={comments.length} of="comments" />
            <Stat icon={Repeat2} count={2} of="shares" />
          </>
        }
      >
        {post.text.map((paragraph) => (
          <p key={paragraph} className="mt-2 text-pretty first:mt-0">
            {paragraph}
          </p>
        ))}
      </Entry>
      {comments.map((comment) => (
        <Entry
          key={comment.name}
          className="pl-8! md:pr-8 md:pl-20!"
          unread={comment.isNew}
          avatar={<Initials name={comment.name} size={32} />}
          name={comment.name}
          meta={meta(comment, openedAt)}
          headline={comment.headline}
          actions={<Like likes={comment.likes} />}
        >
          <p className="text-pretty">{comment.text}</p>
        </Entry>
      ))}
      <figcaption className="px-4 py-2 text-meta text-ink-3 md:px-8">
        A sample conversation with fictional people.
      </figcaption>
    </figure>
  );
}

function Stat({ icon: Icon, count, of }: { icon: typeof Heart; count: number; of: string }) {
  return (
    <span className="inline-flex h-control items-center gap-1 px-2 text-meta text-ink-2 tabular-nums">
      <Icon aria-hidden="true" className="size-[18px]" />
      {count}
      <span className="sr-only">{of}</span>
    </span>
  );
}
