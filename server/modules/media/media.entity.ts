import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Profile } from '../profile/profile.entity';

/** A stored file: a picture that was re-encoded, or a document. One per upload, however often it is used. */
@Entity({ tableName: 'media' })
export class Media {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Null for a picture that the server fetched. */
  @ManyToOne(() => Profile, { mapToPk: true, fieldName: 'owner_id', nullable: true })
  ownerId!: string | null;

  /** Storage folder of its files. */
  @Property({ type: 'text' })
  folder!: string;

  /** Part of its keys in the folder `restricted`: 32 hexadecimal digits. */
  @Property({ type: 'text' })
  secret!: string;

  @Property({ type: 'text' })
  contentType: Opt<string> = 'image/webp';

  @Property({ type: 'text' })
  url!: string;

  /** Pixels; null for a document. */
  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  @Property({ type: 'text' })
  srcSet!: string;

  @Property({ type: 'text', nullable: true })
  placeholder!: string | null;

  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}

/** An upload slot and its owner. A claimed upload becomes a Media of the same id. */
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

  /** Length of the file in bytes; the largest length when the uploader did not give it. */
  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'datetime' })
  createdAt: Opt<Date> = new Date();
}
