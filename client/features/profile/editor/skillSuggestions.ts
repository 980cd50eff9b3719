/** Offered while skills are typed, so that the same thing is called the same. Any other word is as good. */
export const skillSuggestions = [
  'Accounting', 'Back-end', 'Brand', 'Business development', 'Community', 'Copywriting', 'Customer research', 'Customer success', 'Data analysis', 'Data engineering',
  'DevOps', 'E-commerce', 'Finance', 'Front-end', 'Fundraising', 'Growth', 'Hardware', 'Hiring', 'Law', 'Logistics', 'Machine learning', 'Marketing', 'Mobile', 'Operations',
  'Partnerships', 'Pricing', 'Product design', 'Product management', 'Project management', 'Public relations', 'Sales', 'Search marketing', 'Security', 'Supply chain',
  'Support', 'User research', 'Video',
];
