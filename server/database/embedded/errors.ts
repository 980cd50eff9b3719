/** The reason why the embedded PostgreSQL cannot run, as a one-line message for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another live server owns the data folder. */
export class DataDirInUseError extends EmbeddedPostgresError {
  override name = 'DataDirInUseError';
}
