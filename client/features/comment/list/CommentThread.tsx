import { useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
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
  /** Id of the comment to highlight, because the URL links to it. */
  highlightedId: string | null;
}

/** A comment with its replies and a reply form. */
export function CommentThread({ comment, postId, highlightedId }: CommentThreadProps) {
  const { data, complete } = useFragment({
    fragment: CommentThread_CommentFragmentDoc,
    fragmentName: 'CommentThread_comment',
    from: comment,
  });
  const viewerUsername = useAuth().user?.username;
  const [replyText, setReplyText] = useState<string | null>(null);
  const focusForm = useRef<(() => void) | null>(null);
  const replyButton = useRef<Element | null>(null);
  const [createdId, setCreatedId] = useState<string>();

  // Scrolls to the viewer's newest reply, which the page's form may cover.
  useEffect(() => {
    if (createdId) document.getElementById(`comment-${createdId}`)?.scrollIntoView({ block: 'center' });
  }, [createdId]);

  if (!complete) return null;

  function handleReply(to: CommentRow_CommentFragment) {
    // A reply to a reply mentions its author, because all replies are on one level.
    replyButton.current = document.activeElement;
    setReplyText(to.parentId && to.author.username !== viewerUsername ? `@${to.author.username} ` : '');
    focusForm.current?.();
  }

  function closeForm() {
    setReplyText(null);
    if (replyButton.current instanceof HTMLElement) replyButton.current.focus();
  }

  return (
    <>
      <CommentRow comment={data} isHighlighted={highlightedId === data.id} onReply={handleReply} />
      {data.replies.map((reply) => (
        <CommentRow key={reply.id} comment={reply} isHighlighted={highlightedId === reply.id} onReply={handleReply} />
      ))}
      {replyText !== null && (
        <div className="border-b border-line py-3 pr-4 pl-15">
          <CommentForm
            postId={postId}
            parentId={data.id}
            initialText={replyText}
            label="Write a reply"
            submitLabel="Reply"
            focusOnMount
            focusRef={focusForm}
            onCreated={(id) => {
              closeForm();
              setCreatedId(id);
            }}
            onCancel={closeForm}
          />
        </div>
      )}
    </>
  );
}
