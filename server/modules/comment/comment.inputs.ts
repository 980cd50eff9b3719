import * as v from 'valibot';
import { commentLimits } from '../../../shared/contracts/comment';
import { isId, boundedText } from '../../core/validation';

export const createCommentInput = v.object({
  content: v.pipe(boundedText('The comment', commentLimits.content), v.minLength(1, 'Write a comment.')),
  parentId: v.nullish(
    v.pipe(
      v.string(),
      v.check((id) => isId(id), 'This isn’t a comment’s id.'),
      v.description('The comment that it replies to.'),
      v.metadata({ format: 'uuid' }),
    ),
  ),
});
