import type { LiveHandlers } from '../../live/handlers';
import { applyBlock, applyUnblock } from './blockCache';

/** Somebody was blocked or unblocked in another tab, or on another device. */
export const handlers: LiveHandlers = {
  'block.changed': ({ personId, isBlocked }: { personId: string; isBlocked: boolean }, { client }) =>
    isBlocked ? applyBlock(client, personId) : applyUnblock(client, personId),
};
