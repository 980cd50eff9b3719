import type { Tag } from '../../rest/contract/describe';

export const jobsTag: Tag = { name: 'Jobs', description: 'Jobs, applications, bookmarks and saved filters.' };
