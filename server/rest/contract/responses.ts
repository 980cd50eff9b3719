import type { FastifyReply } from 'fastify';
import { nullIfNotFound } from '../../core/errors';
import { readRestPage, type ListQuery } from '../../database/list';
import type { Reader } from '../../database/read';

/** Sends JSON that PostgreSQL already wrote. */
export const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/** Wraps one JSON text in the envelope: { data: { <name>: … } }. */
export const sendData = (reply: FastifyReply, name: string, text: string): FastifyReply =>
  sendText(reply, `{"data":{"${name}":${text}}}`);

/** The same for what may have become hidden from the viewer, such as a post whose like was withdrawn: null then. */
export const sendDataOrNull = async (reply: FastifyReply, name: string, text: Promise<string>): Promise<FastifyReply> =>
  sendData(reply, name, (await nullIfNotFound(text)) ?? 'null');

/** Sends one page of a list. @param options.name the rows' name under `data` */
export const sendPage = async (
  reply: FastifyReply,
  { app }: { app: { reader: Reader } },
  { list, values }: ListQuery,
  options: { name: string; page: number; limit: number },
): Promise<FastifyReply> => sendText(reply, await readRestPage(app.reader, list, options, values));

/** Body fields as services name them: is_public → isPublic. */
export function camelKeys(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
