import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Account } from '../account/account.entity';
import type { Link, Need, Stage } from './profile.inputs';

/** A person as others see them. Its id is the account's id. */
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

  @Property({ type: 'text[]' })
  skills: Opt<string[]> = [];

  @Property({ type: 'text', nullable: true })
  stage?: Stage | null;

  @Property({ type: 'text[]' })
  lookingFor: Opt<Need[]> = [];

  @Property({ type: 'text' })
  lookingForNote: Opt<string> = '';

  @Property({ type: 'json' })
  links: Opt<Link[]> = [];

  @Property({ type: 'uuid', nullable: true })
  avatarId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  coverId?: string | null;

  /** Smallest size of the avatar. Stored here, so that lists need no join. */
  @Property({ type: 'text', nullable: true })
  avatarUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  coverImageUrl?: string | null;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'datetime', onUpdate: () => new Date() })
  updatedAt: Opt<Date> = new Date();
}
