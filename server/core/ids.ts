import { v7 } from 'uuid';

/** Generates a UUIDv7: later ids sort after earlier ones. */
export const newId = (): string => v7();
