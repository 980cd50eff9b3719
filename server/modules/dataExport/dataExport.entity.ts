import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Account } from '../account/account.entity';

/** One requested archive of a person's data. */
@Entity({ tableName: 'data_export' })
export class DataExportEntity {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Account, { mapToPk: true, fieldName: 'account_id' })
  accountId!: string;

  @Property({ type: 'text' })
  status: Opt<'WAITING' | 'RUNNING' | 'READY' | 'FAILED'> = 'WAITING';

  @Property({ type: 'integer' })
  progress: Opt<number> = 0;

  /** Number of attempts. Only the latest may write. */
  @Property({ type: 'integer' })
  attempt: Opt<number> = 0;

  @Property({ type: 'text', nullable: true })
  fileKey?: string | null;

  @Property({ type: 'bigint', nullable: true })
  bytes?: string | null;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;
}
