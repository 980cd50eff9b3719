import { Migration } from '@mikro-orm/migrations';

/** What the language model did with an analysis. Its sentences are in the report of the latest version. */
export class Migration20261122214000 extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create table analysis_enrichment (
        analysis_id uuid primary key references analysis on delete cascade,
        -- A new call replaces the row and has another id.
        run_id uuid not null,
        -- Of the analysis: after a change of text or answers the row counts no longer.
        revision int not null,
        -- Times that a process has started this run.
        attempt int not null default 0,
        status text not null default 'running' check (status in ('running', 'done', 'failed', 'cancelled')),
        progress int not null default 0 check (progress between 0 and 100),
        sentence_count int not null default 0,
        dropped_count int not null default 0,
        -- Why it failed, for the founder.
        failure text,
        model text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
    `);
  }
}
