import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Answers of REST routes that differ from the OpenAPI document, each described in one text. */
export type RestAnswers = { validatedCount: number; mismatches: string[] };

type Media = { schema?: object };
type Response = { content?: Record<string, Media> };
type Operation = { responses: Record<string, Response | { $ref: string }> };
type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Response>>;
};

/** Paths below /api that are pages and files of the documentation itself. */
const undocumented = /^\/api\/(openapi\.json$|docs(\/|$))/;

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
  check(template: string, method: string, status: number, type: string | undefined, body: unknown): string | undefined {
    const operation = this.document.paths[template]?.[method.toLowerCase()];
    if (!operation) return 'The document does not have this operation.';
    const declared = operation.responses[status];
    if (!declared) return 'The document does not have this status.';
    const [response, pointer] =
      '$ref' in declared
        ? [this.document.components.responses![declared.$ref.split('/').at(-1)!]!, declared.$ref]
        : [declared, `#/paths/${pointerPart(template)}/${method.toLowerCase()}/responses/${status}`];
    return this.checkContent(response, pointer, type, body);
  }

  /** @returns what is wrong with an error that no operation answered */
  checkError(body: unknown): string | undefined {
    return this.checkSchema('#/components/schemas/Error', body);
  }

  private checkContent(
    { content }: Response,
    pointer: string,
    type: string | undefined,
    body: unknown,
  ): string | undefined {
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

/** Reads the document once per server, without going over the network. */
async function readDocument(http: FastifyInstance): Promise<OpenApi> {
  return (await http.inject('/api/openapi.json')).json();
}

/**
 * Validates every answer below /api against the OpenAPI document of the same server.
 * @returns the mismatches so far
 */
export function validateRestAnswers(http: FastifyInstance): RestAnswers {
  const answers: RestAnswers = { validatedCount: 0, mismatches: [] };
  let validator: Promise<DocumentValidator> | undefined;
  const validate = async (request: FastifyRequest, status: number, type: string | undefined, payload: unknown) => {
    validator ??= readDocument(http).then((document) => new DocumentValidator(document));
    const { method, routeOptions, url } = request;
    const body = method !== 'HEAD' && typeof payload === 'string' ? JSON.parse(payload) : undefined;
    const template = routeOptions.url && templateOf(routeOptions.url);
    const problem = template
      ? (await validator).check(template, method === 'HEAD' ? 'GET' : method, status, type, body)
      : (await validator).checkError(body);
    answers.validatedCount++;
    (await import('node:fs')).appendFileSync(`${method} ${template ?? url} ${status}\t${problem ?? 'ok'}\n`);
    if (problem) answers.mismatches.push(`${method} ${template ?? url} ${status}: ${problem}`);
  };
  http.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api') && !undocumented.test(request.url.split('?')[0]!)) {
      const type = (reply.getHeader('content-type') as string | undefined)?.split(';')[0];
      await validate(request, reply.statusCode, type, payload);
    }
    return payload;
  });
  return answers;
}
