import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Profile } from '../profile/profile.entity';

/** A picture that was validated, re-encoded and stored. */
@Entity({ tableName: 'media' })
export class Media {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string;

  @Property({ type: 'text' })
  folder!: string;

  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  @Property({ type: 'text' })
  srcSet!: string;

  @Property({ type: 'text' })
  placeholder!: string;

  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}

/** An upload slot and its owner. A claimed picture becomes a Media of the same id. */
@Entity({ tableName: 'upload' })
export class Upload {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string;

  @Property({ type: 'text' })
  folder!: string;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  filename!: string;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}
