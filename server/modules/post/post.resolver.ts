import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context';
import { CommentConnection, CommentSort } from '../comment/comment.type';
import { readComments } from '../comment/comment.reads';
import { readList } from '../list';
import { countNewPosts, postLists, readPost, readRevisions } from './post.reads';
import {
  createPost,
  deletePost,
  reportPost,
  setPostBookmark,
  setPostLike,
  sharePost,
  updatePost,
} from './post.service';
import {
  CreatePostInput,
  Deleted,
  FeedModeType,
  Post,
  PostConnection,
  PostRevision,
  UpdatePostInput,
} from './post.type';

const firstArg = { nullable: true, description: 'How many rows, 1 to 50; default 10.' } as const;
const afterArg = { nullable: true, description: 'Cursor to continue after.' } as const;

@Resolver(() => Post)
export class PostResolver {
  @Query(() => PostConnection, { description: 'The home feed.' })
  feed(
    @Ctx() ctx: Context,
    @Arg('mode', () => FeedModeType, { nullable: true, description: 'Default FOR_YOU.' }) mode?: string,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<object> {
    return readList(ctx, postLists.feed, { mode, first, after });
  }

  @Query(() => Int, { description: 'How many posts by others came into a feed after a post, at most 100.' })
  newPostCount(
    @Ctx() ctx: Context,
    @Arg('after', () => ID, { description: 'Id of the newest post shown.' }) after: string,
    @Arg('mode', () => FeedModeType, { nullable: true, description: 'Default FOR_YOU.' }) mode?: string,
  ): Promise<number> {
    return countNewPosts(ctx, mode ?? 'for_you', after);
  }

  @Query(() => Post, { nullable: true, description: 'One post. NOT_FOUND also when it is hidden from you.' })
  post(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The post’s id.' }) id: string): Promise<unknown> {
    return readPost(ctx, id);
  }

  @Query(() => PostConnection, { description: 'A person’s posts that you may see, newest first.' })
  postsBy(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: 'The person’s id.' }) userId: string,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<object> {
    return readList(ctx, postLists.postsBy, { userId, first, after });
  }

  @Query(() => PostConnection, { description: 'Your bookmarks, latest first.' })
  bookmarkedPosts(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<object> {
    return readList(ctx, postLists.bookmarkedPosts, { first, after });
  }

  @Query(() => PostConnection, {
    description: 'Posts that match words, "quoted phrases" and -exclusions, newest first.',
  })
  searchPosts(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'What to look for; blank finds nothing.' }) query: string,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<object> {
    return readList(ctx, postLists.searchPosts, { query, first, after });
  }

  @FieldResolver(() => CommentConnection, { description: 'Comments on the post, each with its replies.' })
  comments(
    @Ctx() ctx: Context,
    @Root() post: Post,
    @Arg('sort', () => CommentSort, { nullable: true, description: 'Default OLDEST.' }) sort?: CommentSort,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<object> {
    return readComments(ctx, post.id, sort ?? CommentSort.OLDEST, { first, after });
  }

  @FieldResolver(() => [PostRevision], { description: 'What it said before each edit, oldest first.' })
  revisions(@Ctx() ctx: Context, @Root() post: Post): Promise<unknown[]> {
    return readRevisions(ctx, post.id);
  }

  @Mutation(() => Post, { description: 'Publishes a post.' })
  async createPost(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePostInput, { description: 'The new post.' }) input: CreatePostInput,
  ): Promise<unknown> {
    return readPost(ctx, await createPost(ctx, input));
  }

  @Mutation(() => Post, { description: 'Changes your own post.' })
  async updatePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
    @Arg('input', () => UpdatePostInput, { description: 'What to change.' }) input: UpdatePostInput,
  ): Promise<unknown> {
    await updatePost(ctx, id, input);
    return readPost(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own post with everything on it.' })
  async deletePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
  ): Promise<Deleted> {
    await deletePost(ctx, id);
    return { id };
  }

  @Mutation(() => Post, { description: 'Sets whether you like a post. Safe to repeat.' })
  async setPostLike(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
    @Arg('liked', () => Boolean, { description: 'The state you want.' }) liked: boolean,
  ): Promise<unknown> {
    await setPostLike(ctx, id, liked);
    return readPost(ctx, id);
  }

  @Mutation(() => Post, { description: 'Sets whether a post is in your bookmarks. Safe to repeat.' })
  async setPostBookmark(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
    @Arg('bookmarked', () => Boolean, { description: 'The state you want.' }) bookmarked: boolean,
  ): Promise<unknown> {
    await setPostBookmark(ctx, id, bookmarked);
    return readPost(ctx, id);
  }

  @Mutation(() => Post, { description: 'Passes a public post on to your own readers. Answers the new post.' })
  async sharePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post to pass on.' }) id: string,
    @Arg('content', () => String, { nullable: true, description: 'Words of your own; up to 3,000 characters.' })
    content?: string,
  ): Promise<unknown> {
    return readPost(ctx, await sharePost(ctx, id, { content }));
  }

  @Mutation(() => Boolean, { description: 'Tells the operator that a post breaks the rules.' })
  async reportPost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
    @Arg('reason', () => String, { description: 'What is wrong; up to 1,000 characters.' }) reason: string,
  ): Promise<boolean> {
    await reportPost(ctx, id, { reason });
    return true;
  }

  @Subscription(() => Post, {
    nullable: true,
    description: 'A post as you see it, each time something on it changes; null once it is gone.',
    subscribe: ({ args, context }) => {
      const { app, viewer } = context as Context;
      return app.eventStream.subscribe(viewer, { topic: 'post', topicId: (args as { id: string }).id });
    },
  })
  async postUpdated(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post’s id.' }) id: string,
  ): Promise<unknown> {
    // The context lives as long as the subscription, and each event is read anew.
    ctx.loaders.clear();
    return readPost(ctx, id).catch(() => null);
  }
}
