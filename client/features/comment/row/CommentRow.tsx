import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { clsx } from 'clsx';
import { Check, Heart, Reply } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../ui/button/ActionButton';
import { Badge } from '../../../ui/feedback/Badge';
import { Entry } from '../../../ui/Entry';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { AuthorAvatar, AuthorHandle, AuthorName } from '../../post/card/Author';
import { CollapsibleText } from '../../post/text/CollapsibleText';
import { CommentMenu } from './CommentMenu';
import { CommentRow_CommentFragmentDoc, type CommentRow_CommentFragment } from './__generated__/CommentRow.generated';
import { useCommentLike } from './useCommentLike';

export interface CommentRowProps {
  comment: FragmentType<typeof CommentRow_CommentFragmentDoc>;
  /** Whether the URL links to this comment. */
  isHighlighted: boolean;
  onReply: (comment: CommentRow_CommentFragment) => void;
}

/** A comment or a reply as a row. */
export function CommentRow({ comment, ...rest }: CommentRowProps) {
  const { data, complete } = useFragment({
    fragment: CommentRow_CommentFragmentDoc,
    fragmentName: 'CommentRow_comment',
    from: comment,
  });
  return complete ? <Row comment={data} {...rest} /> : null;
}

function Row({
  comment,
  isHighlighted,
  onReply,
}: Omit<CommentRowProps, 'comment'> & { comment: CommentRow_CommentFragment }) {
  const toggleLike = useCommentLike(comment);
  const { author } = comment;
  return (
    <Entry
      id={`comment-${comment.id}`}
      aria-label={`${comment.parentId ? 'Reply' : 'Comment'} by ${author.displayName}`}
      className={clsx(
        'transition-colors duration-240',
        comment.parentId && 'pl-15!',
        isHighlighted && 'bg-primary-soft',
      )}
      avatar={<AuthorAvatar author={author} size={32} />}
      name={<AuthorName author={author} />}
      meta={
        <>
          <AuthorHandle author={author} />
          <Link to={{ hash: `comment-${comment.id}` }} className="target shrink-0 rounded-chip hover:underline">
            <RelativeTime value={comment.createdAt} />
          </Link>
        </>
      }
      headline={author.headline}
      corner={<CommentMenu comment={comment} />}
      actions={
        <>
          <ActionButton
            label="Like"
            icon={Heart}
            count={comment.likeCount}
            pressed={comment.viewerHasLiked}
            onClick={() => void toggleLike()}
          />
          <ActionButton label={`Reply to ${author.displayName}`} icon={Reply} onClick={() => onReply(comment)} />
        </>
      }
    >
      {comment.isHelpful && (
        <p className="mt-1 mb-1">
          <Badge tone="primary">
            <Check aria-hidden="true" className="size-3.5" />
            Helpful answer
          </Badge>
        </p>
      )}
      <CollapsibleText id={comment.id} text={comment.content} />
    </Entry>
  );
}
