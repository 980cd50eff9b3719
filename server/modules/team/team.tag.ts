import type { Tag } from '../../rest/contract/describe';

export const teamsTag: Tag = { name: 'Teams', description: 'Teams, their members, roles and applications for roles.' };
