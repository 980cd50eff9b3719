import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Account } from '../account/account.entity';

/** What a person shows to others. Its id is the account's id. */
@Entity({ tableName: 'profile' })
export class Profile {
  @OneToOne(() => Account, { primary: true, mapToPk: true, fieldName: 'id' })
  id!: string;

  @Property({ type: 'text' })
  username!: string;

  @Property({ type: 'text' })
  displayName: Opt<string> = '';

  @Property({ type: 'text' })
  headline: Opt<string> = '';

  @Property({ type: 'text' })
  bio: Opt<string> = '';

  @Property({ type: 'text' })
  location: Opt<string> = '';

  @Property({ type: 'text', nullable: true })
  avatarUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  coverImageUrl?: string | null;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date();
}
