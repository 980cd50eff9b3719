import type { Tag } from '../../rest/contract/describe';

export const pythionTag: Tag = {
  name: 'Analyses',
  description: 'Analyses of startup ideas: reports, versions, shares and comments on claims.',
};
