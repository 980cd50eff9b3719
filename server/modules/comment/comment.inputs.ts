import * as v from 'valibot';
import { isId, boundedText } from '../../core/validation';

export const createCommentInput = v.object({
  content: v.pipe(boundedText('The comment', 1_250), v.minLength(1, 'Write a comment.')),
  parentId: v.nullish(
    v.pipe(
      v.string(),
      v.check((id) => isId(id), 'This is not the id of a comment.'),
    ),
  ),
});
