/** What keeps the embedded PostgreSQL from running, in one line for the person who starts the server. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another live server owns the data folder. */
export class DataDirInUseError extends EmbeddedPostgresError {
  override name = 'DataDirInUseError';
}
