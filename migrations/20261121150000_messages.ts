import { Migration } from '@mikro-orm/migrations';

/** Conversations, their messages, files and reactions. */
export class Migration20261121150000 extends Migration {
  override up(): void {
    this.addSql(`
      create table conversation (
        id uuid primary key,
        is_group boolean not null,
        title text not null default '',
        -- Both people of a conversation of two, the smaller id first.
        pair text unique,
        last_seq int not null default 0,
        created_at timestamptz not null default now()
      );

      create table conversation_member (
        conversation_id uuid not null references conversation on delete cascade,
        account_id uuid not null references profile on delete cascade,
        -- The other one, in a conversation of two.
        peer_id uuid references profile on delete set null,
        state text not null check (state in ('joined', 'requested', 'declined', 'left')),
        read_seq int not null default 0,
        last_seq int not null default 0,
        last_at timestamptz not null default now(),
        primary key (conversation_id, account_id)
      );
      create index conversation_member_inbox on conversation_member (account_id, state, last_at desc, conversation_id desc);
      create index conversation_member_unread on conversation_member (account_id) where state = 'joined' and last_seq > read_seq;
      create index conversation_member_peer on conversation_member (peer_id) where peer_id is not null;

      create table message (
        id uuid primary key,
        conversation_id uuid not null references conversation on delete cascade,
        seq int not null,
        sender_id uuid references profile on delete set null,
        content text not null,
        client_id text,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        search tsvector not null generated always as (to_tsvector('english', content)) stored,
        unique (conversation_id, seq),
        unique (conversation_id, sender_id, client_id)
      );
      create index message_sender on message (sender_id);
      create index message_search on message using gin (search);

      create table message_reaction (
        message_id uuid not null references message on delete cascade,
        account_id uuid not null references profile on delete cascade,
        emoji text not null,
        created_at timestamptz not null default now(),
        primary key (message_id, account_id)
      );
      create index message_reaction_account on message_reaction (account_id);

      create table chat_file (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        message_id uuid references message on delete cascade,
        position int not null default 0,
        name text not null,
        -- A picture; any other file is kept under a key of its own.
        media_id uuid references media,
        key text,
        bytes int not null,
        created_at timestamptz not null default now(),
        check ((media_id is null) <> (key is null))
      );
      create index chat_file_message on chat_file (message_id, position);
      create index chat_file_owner on chat_file (owner_id);
      create index chat_file_media on chat_file (media_id) where media_id is not null;
      create index chat_file_waiting on chat_file (created_at) where message_id is null;

      create index event_topic on event (topic, topic_id, seq);
    `);
  }
}
