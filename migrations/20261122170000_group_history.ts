import { Migration } from '@mikro-orm/migrations';

/** The history of groups as lines between their messages, and the owner of a group. */
export class Migration20261122170000 extends Migration {
  override up(): void {
    this.addSql(`
      -- A line of a group's history is a message without content whose sender is the actor.
      alter table message
        add change_kind text check (change_kind in ('created', 'renamed', 'added', 'joined', 'left', 'removed')),
        add change_person_id uuid references profile on delete set null,
        add change_title text;
      create index message_change_person on message (change_person_id) where change_person_id is not null;

      -- Newest message when the member joined. They have read none before it, and the first to join succeeds the owner.
      alter table conversation_member add joined_seq int not null default 0;
      alter table conversation add owner_id uuid references profile on delete set null;
      create index conversation_owner on conversation (owner_id) where owner_id is not null;

      -- Who started an existing group is not stored. Whoever wrote first probably did.
      update conversation c set owner_id = coalesce(
        (select first.sender_id from message first join conversation_member m on m.conversation_id = c.id and m.account_id = first.sender_id and m.state = 'joined'
         where first.conversation_id = c.id order by first.seq limit 1),
        (select m.account_id from conversation_member m where m.conversation_id = c.id and m.state = 'joined' order by m.account_id limit 1))
      where c.is_group;
    `);
  }
}
