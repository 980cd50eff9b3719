import { goldenModels } from '../../../shared/projection/testing/goldenModels';
import type { ProjectionInputs } from '../../../shared/projection/inputs';
import type { Caller } from './people';

/** Valid inputs of a SaaS company. */
export const saasInputs: ProjectionInputs = goldenModels.saas!;

/** Stores a model through REST. @returns the model as REST shows it to its owner */
export async function buildProjection(owner: Caller, name = 'Plan', inputs: object = saasInputs): Promise<any> {
  const { status, body } = await owner.rest('/api/projections', { body: { name, inputs } });
  if (status !== 201) throw new Error(`No projection: ${JSON.stringify(body)}`);
  return body.data.projection;
}

/** Shares a model through REST. @returns the share */
export async function shareProjection(owner: Caller, id: string, userId: string, canEdit = false): Promise<any> {
  const { status, body } = await owner.rest(`/api/projections/${id}/shares`, { body: { userId, canEdit } });
  if (status >= 300) throw new Error(`No share: ${JSON.stringify(body)}`);
  return body.data.share;
}
