import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers of REST routes that differ from the OpenAPI document, each described in one text. */
export type RestAnswers = { validatedCount: number; mismatches: string[] };

type Media = { schema?: object };
type Response = { content?: Record<string, Media>; headers?: Record<string, { required?: boolean }> };
type Answer = { status: number; headers: Record<string, unknown>; body: unknown };
type Operation = { responses: Record<string, Response | { $ref: string }> };
type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Response>>;
};

/** Paths below /api that are pages and files of the documentation itself. */
const undocumented = /^\/api\/(openapi\.json$|docs(\/|$))/;

const contentType = (headers: Answer['headers']) => (headers['content-type'] as string | undefined)?.split(';')[0];

/** @returns which required header is missing */
function checkHeaders({ headers = {} }: Response, answer: Answer): string | undefined {
  const missing = Object.keys(headers).filter((name) => headers[name]!.required && !answer.headers[name.toLowerCase()]);
  return missing.length > 0 ? `The answer does not have ${missing.join(', ')}.` : undefined;
}

const pointerPart = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Validates answers against one document. Schemas are compiled on first use. */
class DocumentValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenApi) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, 'openapi');
  }

  /** @returns what is wrong with an answer; undefined when it fits the document */
  check(template: string, method: string, answer: Answer): string | undefined {
    const operation = this.document.paths[template]?.[method.toLowerCase()];
    if (!operation) return 'The document does not have this operation.';
    const declared = operation.responses[answer.status];
    if (!declared) return 'The document does not have this status.';
    const [response, pointer] =
      '$ref' in declared
        ? [this.document.components.responses![declared.$ref.split('/').at(-1)!]!, declared.$ref]
        : [declared, `#/paths/${pointerPart(template)}/${method.toLowerCase()}/responses/${answer.status}`];
    return checkHeaders(response, answer) ?? this.checkContent(response, pointer, answer);
  }

  /** @returns what is wrong with an error that no operation answered */
  checkError(body: unknown): string | undefined {
    return this.checkSchema('#/components/schemas/Error', body);
  }

  private checkContent({ content }: Response, pointer: string, { headers, body }: Answer): string | undefined {
    const type = contentType(headers);
    if (!content) return body === undefined ? undefined : 'The document has no content for this status.';
    if (type === undefined || !content[type]) return `The document does not have the content type ${type}.`;
    if (type !== 'application/json' || body === undefined) return undefined;
    return this.checkSchema(`${pointer}/content/${pointerPart(type)}/schema`, body);
  }

  private checkSchema(pointer: string, body: unknown): string | undefined {
    let validate = this.compiled.get(pointer);
    if (!validate) this.compiled.set(pointer, (validate = this.ajv.compile({ $ref: `openapi${pointer}` })));
    if (validate(body)) return undefined;
    return validate
      .errors!.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
      .join('; ');
  }
}

const templateOf = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{key}');

/** By the document's text: nearly all servers have the same document, and compiling its schemas costs more than most tests. */
const validators = new Map<string, DocumentValidator>();

/** Reads the document once per server, without going over the network. */
async function createValidator(http: FastifyInstance): Promise<DocumentValidator> {
  const { body } = await http.inject('/api/openapi.json');
  let validator = validators.get(body);
  if (!validator) validators.set(body, (validator = new DocumentValidator(JSON.parse(body))));
  return validator;
}

/**
 * Validates every answer below /api against the OpenAPI document of the same server.
 * @returns the mismatches so far
 */
export function validateRestAnswers(http: FastifyInstance): RestAnswers {
  const answers: RestAnswers = { validatedCount: 0, mismatches: [] };
  let validator: Promise<DocumentValidator> | undefined;
  const validate = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    validator ??= createValidator(http);
    const { routeOptions, url } = request;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const status = reply.statusCode;
    const body = request.method !== 'HEAD' && typeof payload === 'string' ? JSON.parse(payload) : undefined;
    const template = routeOptions.url && templateOf(routeOptions.url);
    const problem = template
      ? (await validator).check(template, method, { status, headers: reply.getHeaders(), body })
      : (await validator).checkError(body);
    answers.validatedCount++;
    if (problem) answers.mismatches.push(`${method} ${template ?? url} ${status}: ${problem}`);
  };
  http.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api') && !undocumented.test(request.url.split('?')[0]!))
      await validate(request, reply, payload);
    return payload;
  });
  return answers;
}
