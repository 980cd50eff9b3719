import { Migration } from '@mikro-orm/migrations';

/** Stored financial projections: models, scenarios, actuals and shares; people who want to know when funding opens. */
export class Migration20261122223000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create table projection (
        id uuid primary key,
        owner_id uuid not null references profile on delete cascade,
        name text not null,
        -- As the engine's contract has them, valid when they were written.
        inputs jsonb not null,
        -- Grows with each change of name or inputs.
        version int not null default 1,
        is_archived boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index projection_updated on projection (owner_id, updated_at desc, id desc);

      -- What each version changed, so that a conflict can name it.
      create table projection_change (
        projection_id uuid not null references projection on delete cascade,
        version int not null,
        actor_id uuid references profile on delete set null,
        paths jsonb not null,
        primary key (projection_id, version)
      );
      create index projection_change_actor on projection_change (actor_id);

      -- A merge patch over the model's inputs.
      create table projection_scenario (
        projection_id uuid not null references projection on delete cascade,
        key text not null,
        name text not null,
        patch jsonb not null,
        version int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (projection_id, key)
      );

      create table projection_actual (
        projection_id uuid not null references projection on delete cascade,
        month text not null,
        amounts jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (projection_id, month)
      );

      create table projection_share (
        id uuid primary key,
        projection_id uuid not null references projection on delete cascade,
        person_id uuid not null references profile on delete cascade,
        can_edit boolean not null default false,
        created_at timestamptz not null default now(),
        unique (projection_id, person_id)
      );
      create index projection_share_received on projection_share (person_id);

      create table funding_interest (
        account_id uuid primary key references profile on delete cascade,
        created_at timestamptz not null default now()
      );
    `);
  }
}
