import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../../api/freshRead';
import { toCallError } from '../../../http/toCallError';
import { SaveError, type Stored } from '../model/Autosave';
import { getAt, isObject, isSame, type Doc } from '../model/document';
import { nameFault } from './nameFault';
import {
  DeleteProjectionScenarioDocument,
  ProjectionDocument,
  SetProjectionScenarioDocument,
  UpdateProjectionDocument,
  type Editor_ProjectionFragment,
} from './__generated__/Projection.generated';

type Latest = Editor_ProjectionFragment;

export const toStored = ({ name, inputs, version, scenarios, updatedAt }: Latest): Stored => ({
  doc: {
    name,
    inputs,
    scenarios: Object.fromEntries(scenarios.map((scenario) => [scenario.key, pick(scenario)])),
  },
  version,
  scenarioVersions: Object.fromEntries(scenarios.map((scenario) => [scenario.key, scenario.version])),
  updatedAt,
});

const pick = ({ name, patch }: Latest['scenarios'][number]) => ({ name, patch });

/** Errors after which the same document can be stored later, beside those without a response. */
const laterCodes = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];

/**
 * Stores what differs from the document that was read: name and inputs first, then each scenario.
 * @returns the stored document, or the latest one after a conflict
 * @throws SaveError with the message to show
 */
export async function storeDocument(
  client: ApolloClient,
  id: string,
  doc: Doc,
  over: Stored,
): Promise<{ stored: Stored } | { conflict: Stored }> {
  try {
    const latest = (await storeScenarios(client, id, doc, over, await storeInputs(client, id, doc, over))) ?? null;
    const stored = latest ? toStored(latest) : over;
    // The server trims the name, and the viewer may still be typing it, or have typed one that can't be stored.
    const isTyped = nameOf(doc) === undefined || stored.doc.name === String(doc.name).trim();
    return { stored: isTyped ? { ...stored, doc: { ...stored.doc, name: doc.name } } : stored };
  } catch (error) {
    const failure = toCallError(error, 'Couldn’t save the projection.');
    const { code, message, retryAfter = 0 } = failure;
    const canSucceedLater = code === undefined || laterCodes.includes(code);
    if (code !== 'CONFLICT') throw new SaveError(message, canSucceedLater ? retryAfter : null, error);
    const { data } = await client.query({ query: ProjectionDocument, variables: { id }, ...freshRead });
    return { conflict: toStored(data!.projection) };
  }
}

/** The name to store; undefined while it is wrong, which keeps the stored one. */
const nameOf = ({ name }: Doc): string | undefined => (nameFault(String(name)) ? undefined : String(name));

async function storeInputs(client: ApolloClient, id: string, doc: Doc, over: Stored): Promise<Latest | undefined> {
  const name = nameOf(doc);
  if ((name ?? over.doc.name) === over.doc.name && isSame(doc.inputs, over.doc.inputs)) return undefined;
  const variables = { id, version: over.version, name, inputs: doc.inputs };
  const { data } = await client.mutate({ mutation: UpdateProjectionDocument, variables });
  return data!.updateProjection;
}

async function storeScenarios(
  client: ApolloClient,
  id: string,
  { scenarios }: Doc,
  over: Stored,
  before: Latest | undefined,
): Promise<Latest | undefined> {
  let latest = before;
  const stored = isObject(over.doc.scenarios) ? over.doc.scenarios : {};
  const current = isObject(scenarios) ? scenarios : {};
  for (const key of new Set([...Object.keys(stored), ...Object.keys(current)])) {
    const scenario = current[key];
    if (isSame(scenario, stored[key])) continue;
    if (scenario === undefined) {
      const { data } = await client.mutate({ mutation: DeleteProjectionScenarioDocument, variables: { id, key } });
      latest = data!.deleteProjectionScenario;
      continue;
    }
    const name = String(getAt(scenario, ['name']));
    const patch = getAt(scenario, ['patch']);
    const variables = { id, key, name, patch, version: over.scenarioVersions[key] };
    const { data } = await client.mutate({ mutation: SetProjectionScenarioDocument, variables });
    latest = data!.setProjectionScenario;
  }
  return latest;
}
