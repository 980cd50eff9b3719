import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Media } from '../media/media.entity';
import { Profile } from '../profile/profile.entity';

/** A published post. Only SQL changes its counts, so they are not mapped. */
@Entity({ tableName: 'post' })
export class Post {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'author_id' })
  authorId!: string;

  @Property({ type: 'text' })
  content!: string;

  @ManyToOne(() => Media, { mapToPk: true, fieldName: 'image_id', nullable: true })
  imageId?: string | null;

  @Property({ type: 'text' })
  imageAlt: Opt<string> = '';

  @Property({ type: 'boolean' })
  isPublic: Opt<boolean> = true;

  @Property({ type: 'boolean' })
  isEdited: Opt<boolean> = false;

  @ManyToOne(() => Post, { mapToPk: true, fieldName: 'shared_post_id', nullable: true })
  sharedPostId?: string | null;

  @Property({ type: 'boolean' })
  isShare: Opt<boolean> = false;

  @Property({ type: 'uuid', nullable: true })
  jobId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  newsStoryId?: string | null;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', nullable: true })
  editedAt?: Date | null;
}
