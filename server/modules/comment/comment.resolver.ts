import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { commentLimits } from '../../../shared/contracts/comment';
import type { Context } from '../../context';
import { nullIfNotFound } from '../../core/errors';
import { formatCount } from '../../core/formatCount';
import { Post } from '../post/post.type';
import { readPost } from '../post/post.reads';
import { readComment } from './comment.reads';
import { createComment, deleteComment, setCommentHelpful, setCommentLike } from './comment.service';
import { Comment } from './comment.type';

const idArg = { description: 'The comment’s id.' };

@Resolver(() => Comment)
export class CommentResolver {
  @Query(() => Comment, { nullable: true, description: 'One comment. NOT_FOUND also when it is hidden from you.' })
  comment(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Comment> {
    return readComment(ctx, id);
  }

  @Mutation(() => Comment, { description: 'Comments on a post, or replies to a comment.' })
  async createComment(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID, { description: 'The post’s id.' }) postId: string,
    @Arg('content', () => String, { description: `1 to ${formatCount(commentLimits.content)} characters.` })
    content: string,
    @Arg('parentId', () => ID, { nullable: true, description: 'The comment to reply to.' }) parentId?: string,
  ): Promise<Comment> {
    return readComment(ctx, await createComment(ctx, postId, { content, parentId }));
  }

  @Mutation(() => Post, {
    nullable: true,
    description: 'Deletes a comment with its replies. Returns its post; null when it is hidden from you.',
  })
  async deleteComment(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Post | null> {
    return nullIfNotFound(readPost(ctx, await deleteComment(ctx, id)));
  }

  @Mutation(() => Comment, {
    nullable: true,
    description:
      'Sets whether you like a comment. Safe to repeat. Null after you withdrew your like of a comment that is hidden from you.',
  })
  async setCommentLike(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('liked', () => Boolean, { description: 'The requested state.' }) liked: boolean,
  ): Promise<Comment | null> {
    await setCommentLike(ctx, id, liked);
    return liked ? readComment(ctx, id) : nullIfNotFound(readComment(ctx, id));
  }

  @Mutation(() => Comment, {
    description: 'Sets whether a comment is the helpful comment of your post. A post has one at most.',
  })
  async setCommentHelpful(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('helpful', () => Boolean, { description: 'The requested state.' }) helpful: boolean,
  ): Promise<Comment> {
    await setCommentHelpful(ctx, id, helpful);
    return readComment(ctx, id);
  }
}
