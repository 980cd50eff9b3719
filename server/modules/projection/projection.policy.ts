import { personVisible, viewerParameter } from '../../visibility/people';

/** SQL condition: the viewer made a model. @param model alias of its row */
export const projectionOwned = (model: string): string => `${model}.owner_id = ${viewerParameter}`;

const sharedWithViewer = (model: string, right = 'true'): string =>
  `(${personVisible(`${model}.owner_id`)} and exists (
     select from projection_share own where own.projection_id = ${model}.id and own.person_id = ${viewerParameter} and ${right}))`;

/**
 * SQL condition: the viewer may see a model. It is the viewer's own; or, neither blocked nor hidden, its owner shared it with
 * the viewer. Every read of a model, or of anything on it, uses this condition.
 * @param model alias of its row
 */
export const projectionVisible = (model: string): string => `(${projectionOwned(model)} or ${sharedWithViewer(model)})`;

/** SQL condition: the viewer may change a model: name, inputs, scenarios and actuals. */
export const projectionEditable = (model: string): string =>
  `(${projectionOwned(model)} or ${sharedWithViewer(model, 'own.can_edit')})`;

/** SQL condition: the viewer may see the model that an id names. False for missing and hidden ones alike. */
export const projectionReadable = (id: string): string =>
  `exists (select from projection readable where readable.id = ${id} and ${projectionVisible('readable')})`;
