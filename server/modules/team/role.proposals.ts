import { profileLimits } from '../../../shared/contracts/profile';
import { teamLimits } from '../../../shared/contracts/team';
import type { AnalysisFacts } from '../pythion/facts.type';
import type { RoleProposal } from './team.type';

/** Roles that founders look for most: words of an idea that name one, its title and its skills. The first that fits is meant. */
const knownRoles: { words: RegExp; title: string; skills: string[] }[] = [
  {
    words: /\bcto\b|technical (?:co-?founder|partner|lead)|\btech\b/,
    title: 'Technical co-founder',
    skills: ['Software architecture', 'TypeScript', 'Hiring'],
  },
  { words: /\bceo\b|business|commercial/, title: 'Business co-founder', skills: ['Sales', 'Fundraising', 'Strategy'] },
  { words: /embedded|firmware/, title: 'Embedded engineer', skills: ['Embedded systems', 'C', 'Electronics'] },
  { words: /hardware|electronic/, title: 'Hardware engineer', skills: ['Electronics', 'PCB design', 'Prototyping'] },
  {
    words: /machine learning|\b(?:ml|ai)\b/,
    title: 'Machine learning engineer',
    skills: ['Machine learning', 'Python', 'Statistics'],
  },
  { words: /scientist|\bdata\b|analyst/, title: 'Data scientist', skills: ['Statistics', 'Python', 'SQL'] },
  {
    // A civil engineer writes no software.
    words:
      /^(?:(?:founding|senior|lead|software|backend|frontend|full-stack|web|app|product) )*(?:engineer|developer|programmer|coder)$/,
    title: 'Founding engineer',
    skills: ['TypeScript', 'SQL', 'Product'],
  },
  { words: /design/, title: 'Product designer', skills: ['Product design', 'User research', 'Prototyping'] },
  { words: /sale|seller/, title: 'Sales lead', skills: ['Sales', 'Negotiation', 'CRM'] },
  { words: /market|growth/, title: 'Marketing lead', skills: ['Marketing', 'Content', 'Analytics'] },
  { words: /operation|logistic/, title: 'Operations lead', skills: ['Operations', 'Logistics', 'Recruiting'] },
  { words: /lawyer|legal|counsel|attorney/, title: 'Legal advisor', skills: ['Contracts', 'Regulation'] },
  {
    words: /account|finance|\bcfo\b/,
    title: 'Finance lead',
    skills: ['Accounting', 'Financial modeling', 'Fundraising'],
  },
  { words: /nurse|doctor|physician|clinic/, title: 'Clinical lead', skills: ['Clinical practice', 'Regulation'] },
];

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A description in the founder's own words; what the founder did not state is left out. */
const describe = ({ solution, segment, payingCustomers }: AnalysisFacts): string =>
  [
    solution && `What we offer, in our words: “${solution}”`,
    segment && `For: ${segment}.`,
    payingCustomers !== null && payingCustomers > 0 && `Paying customers today: ${payingCustomers}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, teamLimits.roleDescription);

/**
 * Drafts a role for each that the founder misses, and a co-founder for somebody who works alone.
 * @param facts of an analysis: only what the founder stated
 */
export function proposeRoles(facts: AnalysisFacts): RoleProposal[] {
  const description = describe(facts);
  const proposed = facts.missingRoles.map((role): RoleProposal => {
    const known = knownRoles.find(({ words }) => words.test(role.toLowerCase()));
    // The founder's own title says more where it has several words.
    const title = known && !/[ -]/.test(role) ? known.title : capitalise(role);
    return {
      title: title.slice(0, teamLimits.roleTitle),
      description,
      skills: known?.skills ?? [capitalise(role).slice(0, profileLimits.skill)],
      why: `Your analysis says that a role is missing: ${role}.`,
    };
  });
  if (proposed.length === 0 && facts.people === 1)
    proposed.push({ title: 'Co-founder', description, skills: [], why: 'You work on it alone.' });
  const titles = proposed.map(({ title }) => title);
  return proposed.filter(({ title }, index) => titles.indexOf(title) === index).slice(0, teamLimits.roles);
}
