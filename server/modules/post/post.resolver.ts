import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { postLimits } from '../../../shared/contracts/post';
import type { Context } from '../../context';
import { notFound, nullIfNotFound } from '../../core/errors';
import { formatCount } from '../../core/formatCount';
import { isId } from '../../core/validation';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readComments } from '../comment/comment.reads';
import { CommentConnection, CommentSort, type Comment } from '../comment/comment.type';
import { readList } from '../list';
import { ProfileConnection } from '../network/network.type';
import type { ProfileCard } from '../profile/profile.type';
import { postPeopleLists } from './post.people';
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

const idArg = { description: 'The post’s id.' };
const modeArg = { nullable: true, description: 'Default FOR_YOU.' } as const;

@Resolver(() => Post)
export class PostResolver {
  @Query(() => PostConnection, { description: 'The home feed.' })
  feed(
    @Ctx() ctx: Context,
    @Arg('mode', () => FeedModeType, modeArg) mode: string | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Post>> {
    return readList(ctx, postLists.feed, { ...page, mode });
  }

  @Query(() => Int, { description: 'Number of posts by others that entered a feed after a post; at most 100.' })
  newPostCount(
    @Ctx() ctx: Context,
    @Arg('after', () => ID, { description: 'Id of the newest post shown.' }) after: string,
    @Arg('mode', () => FeedModeType, modeArg) mode: string | undefined,
  ): Promise<number> {
    return countNewPosts(ctx, mode ?? 'for_you', after);
  }

  @Query(() => Post, { nullable: true, description: 'One post. NOT_FOUND also when it is hidden from you.' })
  post(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Post> {
    return readPost(ctx, id);
  }

  @Query(() => PostConnection, { description: 'A person’s posts that you may see, newest first.' })
  postsBy(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: 'The person’s id.' }) userId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Post>> {
    return readList(ctx, postLists.postsBy, { ...page, userId });
  }

  @Query(() => PostConnection, { description: 'Posts that discuss a news story and that you may see, newest first.' })
  postsAboutStory(
    @Ctx() ctx: Context,
    @Arg('storyId', () => ID, { description: 'The story’s id.' }) storyId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Post>> {
    return readList(ctx, postLists.postsAboutStory, { ...page, storyId });
  }

  @Query(() => PostConnection, { description: 'Your bookmarks, latest first.' })
  bookmarkedPosts(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<Post>> {
    return readList(ctx, postLists.bookmarkedPosts, page);
  }

  @Query(() => PostConnection, {
    description: 'Posts that match words, "quoted phrases" and -exclusions; newest first.',
  })
  searchPosts(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'The search. A blank query matches nothing.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Post>> {
    return readList(ctx, postLists.searchPosts, { ...page, query });
  }

  @Query(() => ProfileConnection, { description: 'People who like a post, latest first.' })
  postLikers(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID, idArg) postId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, postPeopleLists.postLikers, { ...page, postId });
  }

  @Query(() => ProfileConnection, { description: 'People who shared a post, latest first.' })
  postSharers(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID, idArg) postId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, postPeopleLists.postSharers, { ...page, postId });
  }

  @FieldResolver(() => CommentConnection, { description: 'Comments on the post, each with its replies.' })
  comments(
    @Ctx() ctx: Context,
    @Root() post: Post,
    @Arg('sort', () => CommentSort, { nullable: true, description: 'Default OLDEST.' }) sort: CommentSort | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Comment>> {
    return readComments(ctx, post.id, sort ?? CommentSort.OLDEST, page);
  }

  @FieldResolver(() => [PostRevision], { description: 'Its text before each edit, oldest first.' })
  revisions(@Ctx() ctx: Context, @Root() post: Post): Promise<PostRevision[]> {
    return readRevisions(ctx, post.id);
  }

  @Mutation(() => Post, { description: 'Publishes a post.' })
  async createPost(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePostInput, { description: 'The new post.' }) input: CreatePostInput,
  ): Promise<Post> {
    return readPost(ctx, await createPost(ctx, input));
  }

  @Mutation(() => Post, { description: 'Updates your own post.' })
  async updatePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => UpdatePostInput, { description: 'The changes.' }) input: UpdatePostInput,
  ): Promise<Post> {
    await updatePost(ctx, id, input);
    return readPost(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own post with its comments, likes and bookmarks.' })
  async deletePost(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await deletePost(ctx, id);
    return { id };
  }

  @Mutation(() => Post, {
    nullable: true,
    description:
      'Sets whether you like a post. Safe to repeat. Null after you withdrew your like of a post that is hidden from you.',
  })
  async setPostLike(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('liked', () => Boolean, { description: 'The requested state.' }) liked: boolean,
  ): Promise<Post | null> {
    await setPostLike(ctx, id, liked);
    return liked ? readPost(ctx, id) : nullIfNotFound(readPost(ctx, id));
  }

  @Mutation(() => Post, {
    nullable: true,
    description:
      'Sets whether a post is in your bookmarks. Safe to repeat. Null after you removed your bookmark of a post that is hidden from you.',
  })
  async setPostBookmark(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('bookmarked', () => Boolean, { description: 'The requested state.' }) bookmarked: boolean,
  ): Promise<Post | null> {
    await setPostBookmark(ctx, id, bookmarked);
    return bookmarked ? readPost(ctx, id) : nullIfNotFound(readPost(ctx, id));
  }

  @Mutation(() => Post, { description: 'Shares a public post with your own readers. Returns the share.' })
  async sharePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The post to share.' }) id: string,
    @Arg('content', () => String, {
      nullable: true,
      description: `Text of the share, up to ${formatCount(postLimits.content)} characters.`,
    })
    content?: string,
  ): Promise<Post> {
    return readPost(ctx, await sharePost(ctx, id, { content }));
  }

  @Mutation(() => Boolean, { description: 'Reports a post to the operator.' })
  async reportPost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('reason', () => String, {
      description: `The reason, up to ${formatCount(postLimits.reportReason)} characters.`,
    })
    reason: string,
  ): Promise<boolean> {
    await reportPost(ctx, id, { reason });
    return true;
  }

  @Subscription(() => Post, {
    nullable: true,
    description: 'A post as you see it, after each change; null when it was deleted or became invisible.',
    subscribe: ({ args, context }) => {
      const { app, viewer } = context as Context;
      const { id } = args as { id: string };
      if (!isId(id)) throw notFound('Post');
      return app.eventStream.subscribe(viewer, { topic: 'post', topicId: id.toLowerCase() });
    },
  })
  async postUpdated(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Post | null> {
    // The context lives as long as the subscription, so the loaders' cache is cleared for each event.
    ctx.loaders.clear();
    return nullIfNotFound(readPost(ctx, id));
  }
}
