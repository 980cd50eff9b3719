import type { Contract } from '../contract/describe';
import { binary, emptyObject, object, type JsonSchema, type Schema } from '../contract/schema';
import { errorResponsesOf } from './errorResponses';
import { bodySchema, queryParameters } from './inputSchema';

/** Name of a path parameter in the document: OpenAPI has no wildcards. */
const documentName = (name: string): string => (name === '*' ? 'key' : name);

/** A route's URL with its parameters in OpenAPI's spelling. */
export const documentPath = (url: string): string =>
  url.replaceAll(/:(\w+)|\*/g, (part, name?: string) => `{${name ?? documentName(part)}}`);

function pathParameters(url: string, { id, params = {} }: Contract): JsonSchema[] {
  const names = [...url.matchAll(/:(\w+)|(\*)/g)].map(([, name, wildcard]) => name ?? wildcard!);
  return names.map((name) => {
    const schema = params[name] as JsonSchema | undefined;
    if (!schema) throw new Error(`The contract ${id} does not describe the path parameter ${name}.`);
    const { description, ...value } = schema;
    return { in: 'path', name: documentName(name), required: true, description, schema: value };
  });
}

function requestBody({ body, isCamelBody, isBodyOptional, form, fileBody }: Contract): JsonSchema | undefined {
  if (body)
    return {
      required: !isBodyOptional,
      content: { 'application/json': { schema: bodySchema(body, isCamelBody) } },
    };
  if (form) {
    const schema = object({ ...form.required, ...form.optional }, { optional: Object.keys(form.optional) });
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (fileBody) return { required: true, content: filesOf(fileBody) };
  return undefined;
}

const filesOf = (types: readonly string[]): JsonSchema =>
  Object.fromEntries(types.map((type) => [type, { schema: binary('The file.') }]));

function answerSchema({ answer = {}, isAnswerRepeated, rawAnswer }: Contract): Schema {
  if (rawAnswer) return rawAnswer;
  const hasAnswer = Object.keys(answer).length > 0;
  const data = hasAnswer ? object(answer, { description: 'The result.' }) : emptyObject;
  return object({ data, ...(isAnswerRepeated && answer) });
}

const successTexts = { 200: 'Success.', 201: 'Created.', 202: 'Accepted; the work is done in the background.' };

function successResponses(contract: Contract): Record<string, JsonSchema> {
  const { status = 200, fileAnswer, hasEtag, emptyWhen, existsWhen } = contract;
  const headers = hasEtag && {
    headers: { ETag: { description: 'Version of the file.', required: true, schema: { type: 'string' } } },
  };
  const content = fileAnswer ? filesOf(fileAnswer) : { 'application/json': { schema: answerSchema(contract) } };
  return {
    [status]: { description: successTexts[status], ...headers, content },
    ...(existsWhen !== undefined && { 200: { description: existsWhen, content } }),
    ...(emptyWhen !== undefined && { 204: { description: emptyWhen } }),
    ...(hasEtag && { 304: { description: 'The cached copy is current.', ...headers } }),
  };
}

/** OpenAPI's description of a route. @throws Error naming a path parameter without a description */
export function describeOperation(contract: Contract, method: string, url: string): JsonSchema {
  const { id, tag, summary, description, anonymous, query, headers = [] } = contract;
  const body = requestBody(contract);
  const parameters = [
    ...pathParameters(url, contract),
    ...(query ? queryParameters(query) : []),
    ...headers.map((header) => ({ ...header, required: false, schema: { type: 'string' } })),
  ];
  return {
    operationId: id,
    summary,
    ...(description !== undefined && { description }),
    tags: [tag.name],
    security: anonymous ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...successResponses(contract), ...errorResponsesOf(contract, method) },
  };
}
