import { Migration } from '@mikro-orm/migrations';

/** Part of the keys of a private post's pictures, because the public address of a bucket may serve all of it. */
export class Migration20261122150000 extends Migration {
  override up(): void {
    this.addSql(`alter table media add secret text not null default replace(gen_random_uuid()::text, '-', '')`);
  }
}
