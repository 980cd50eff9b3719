import * as v from 'valibot';
import { isId, shortText } from '../../core/check';

export const createCommentInput = v.object({
  content: v.pipe(shortText('The comment', 1_250), v.minLength(1, 'Write a comment.')),
  parentId: v.nullish(
    v.pipe(
      v.string(),
      v.check((id) => isId(id), 'This is not the id of a comment.'),
    ),
  ),
});
