import type { Context } from '../context';
import type { PageArgs } from '../core/pagination';
import { readConnection, type Connection, type ListQuery } from '../database/list';

/**
 * Parses a list field's arguments. The resolver of the field and the executor's direct strategy call the same function.
 * @throws AppError
 */
export type SelectList<Node extends object = object> = (
  ctx: Context,
  args: Record<string, unknown>,
) => ListQuery<Node> | Promise<ListQuery<Node>>;

/**
 * Reads a page of a list for the resolver of its field.
 * @throws AppError of `select`; BAD_USER_INPUT naming `first` or `after`
 */
export async function readList<Node extends object, Args extends Partial<PageArgs>>(
  ctx: Context,
  select: SelectList<Node>,
  args: Args,
): Promise<Connection<Node>> {
  const { list, values } = await select(ctx, args as Record<string, unknown>);
  return readConnection(ctx.app.reader, list, args, values);
}
