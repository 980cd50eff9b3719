import { v7 } from 'uuid';

/** A new id: UUIDv7, so later ids sort after earlier ones. */
export const newId = (): string => v7();
