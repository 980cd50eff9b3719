import { useFragment } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { CommentForm } from '../form/CommentForm';
import { CommentRow } from '../row/CommentRow';
import type { CommentRow_CommentFragment } from '../row/__generated__/CommentRow.generated';
import {
  CommentThread_CommentFragmentDoc,
  type CommentThread_CommentFragment,
} from './__generated__/CommentThread.generated';

export interface CommentThreadProps {
  comment: useFragment.FromOptionValue<CommentThread_CommentFragment>;
  postId: string;
  /** Id of the comment that the address leads to, while it is pointed out. */
  linkedId: string | null;
}

/** A comment, what was replied to it, and a place to reply. */
export function CommentThread({ comment, postId, linkedId }: CommentThreadProps) {
  const { data, complete } = useFragment({
    fragment: CommentThread_CommentFragmentDoc,
    fragmentName: 'CommentThread_comment',
    from: comment,
  });
  const viewerName = useAuth().user?.username;
  const [opening, setOpening] = useState<string | null>(null);
  const focusForm = useRef<(() => void) | null>(null);
  if (!complete) return null;

  function reply(to: CommentRow_CommentFragment) {
    // An answer to an answer says whom it means, because both stand at the same level.
    setOpening(to.parentId && to.author.username !== viewerName ? `@${to.author.username} ` : '');
    focusForm.current?.();
  }

  const row = { onReply: reply };
  return (
    <>
      <CommentRow comment={data} isLinked={linkedId === data.id} {...row} />
      {data.replies.map((each) => (
        <CommentRow key={each.id} comment={each} isLinked={linkedId === each.id} {...row} />
      ))}
      {opening !== null && (
        <div className="border-b border-line py-3 pr-4 pl-15">
          <CommentForm
            postId={postId}
            parentId={data.id}
            opening={opening}
            label="Write a reply"
            sendLabel="Reply"
            startsFocused
            focusRef={focusForm}
            onSent={() => setOpening(null)}
            onCancel={() => setOpening(null)}
          />
        </div>
      )}
    </>
  );
}
