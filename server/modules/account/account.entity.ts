import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

/** What signing in needs. Never shown to anyone. */
@Entity({ tableName: 'account' })
export class Account {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime' })
  passwordChangedAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;
}

/** One device signed in: the family of refresh tokens that descend from one sign-in. */
@Entity({ tableName: 'session' })
export class SessionEntity {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Account, { mapToPk: true, fieldName: 'account_id' })
  accountId!: string;

  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime' })
  lastUsedAt: Opt<Date> = new Date();

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  endReason?: string | null;
}

/** A refresh token, kept as a hash. One use; a second use ends its session. */
@Entity({ tableName: 'refresh_token' })
export class RefreshToken {
  @PrimaryKey({ type: 'blob' })
  hash!: Buffer;

  @ManyToOne(() => SessionEntity, { mapToPk: true, fieldName: 'session_id' })
  sessionId!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', nullable: true })
  usedAt?: Date | null;

  /** Which browser used it, see Context.clientId. */
  @Property({ type: 'text', nullable: true })
  usedBy?: string | null;
}
