import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Profile } from '../profile/profile.entity';

/** A connection between two people, from the request on. One row for a pair, whoever asked. */
@Entity({ tableName: 'connection' })
export class Connection {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'requester_id' })
  requesterId!: string;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'recipient_id' })
  recipientId!: string;

  @Property({ type: 'text' })
  status!: 'pending' | 'accepted' | 'rejected';

  @Property({ type: 'text' })
  message: Opt<string> = '';

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', nullable: true })
  respondedAt?: Date | null;
}

/** One person reads what another posts. */
@Entity({ tableName: 'follow' })
export class Follow {
  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'follower_id' })
  followerId!: string;

  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'followee_id' })
  followeeId!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}

/** Works both ways and everywhere: neither sees the other. */
@Entity({ tableName: 'block' })
export class Block {
  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'blocker_id' })
  blockerId!: string;

  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'blocked_id' })
  blockedId!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}

/** Keeps a person's posts and doings out of another's feeds and notifications. */
@Entity({ tableName: 'mute' })
export class Mute {
  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'muter_id' })
  muterId!: string;

  @ManyToOne(() => Profile, { primary: true, mapToPk: true, fieldName: 'muted_id' })
  mutedId!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}
