import { Migration } from '@mikro-orm/migrations';

/** The profile that candidates were chosen by, and who was shown on a day. */
export class Migration20261123053000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      -- Card and private part when candidates were chosen last: all scores that the person sees are of these.
      alter table pairion_profile add column basis jsonb, add column chosen_at timestamptz;
      -- Everybody whom the set had on its day.
      alter table pairion_daily_set add column shown_ids uuid[] not null default '{}';
      update pairion_daily_set set shown_ids = candidate_ids;

      alter table pairion_invitation drop constraint pairion_invitation_status_check,
        add check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'));
      create index pairion_invitation_declined on pairion_invitation (sender_id, recipient_id) where status = 'DECLINED';
    `);
  }
}
