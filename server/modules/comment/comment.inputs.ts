import * as v from 'valibot';
import { commentLimits } from '../../../shared/contracts/comment';
import { isId, boundedText } from '../../core/validation';

export const createCommentInput = v.object({
  content: v.pipe(boundedText('The comment', commentLimits.content), v.minLength(1, 'Write a comment.')),
  parentId: v.nullish(
    v.pipe(
      v.string(),
      v.check((id) => isId(id), 'This is not the id of a comment.'),
      v.description('The comment that it replies to.'),
      v.metadata({ format: 'uuid' }),
    ),
  ),
});
