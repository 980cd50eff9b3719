import { Migration } from '@mikro-orm/migrations';

/** Applications of every kind in one table. */
export class Migration20261123004800 extends Migration {
  override up(): void {
    this.addSql(`
      alter table job_application rename to application;
      -- Servers of the release before read and write this.
      create view job_application as
        select id, job_id, applicant_id, note, status, private_note, conversation_id, created_at, updated_at
        from application where job_id is not null;
    `);
  }
}
