import type { Context } from '../../context';
import type { DataExport } from './dataExport.type';

/** The viewer's latest archive, or null. */
export async function readDataExport(_ctx: Context): Promise<DataExport | null> {
  throw new Error('not yet');
}

/** Asks for an archive of the viewer's data. */
export async function requestDataExport(_ctx: Context): Promise<DataExport> {
  throw new Error('not yet');
}
