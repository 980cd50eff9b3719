import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Profile } from '../profile/profile.entity';
import { Post } from '../post/post.entity';

/** A comment on a post, or a reply to a comment. Replies are one level deep. */
@Entity({ tableName: 'comment' })
export class Comment {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Post, { mapToPk: true, fieldName: 'post_id' })
  postId!: string;

  @ManyToOne(() => Comment, { mapToPk: true, fieldName: 'parent_id', nullable: true })
  parentId?: string | null;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string;

  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}
