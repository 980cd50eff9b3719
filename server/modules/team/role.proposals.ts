import { profileLimits } from '../../../shared/contracts/profile';
import { teamLimits } from '../../../shared/contracts/team';
import type { AnalysisFacts } from '../pythion/facts.type';
import type { RoleProposal } from './team.type';

/** Roles that founders look for most: words of an idea that name one, its title and its skills. The first that fits is meant. */
const knownRoles: { words: RegExp; title: string; skills: string[] }[] = [
  {
    words:
      /^(?:cto|chief technology officer|technical (?:co-?founder|partner|lead)|(?:tech|head of technology|tech lead))$/,
    title: 'Technical co-founder',
    skills: ['Software architecture', 'TypeScript', 'Hiring'],
  },
  {
    words: /^(?:ceo|(?:business|commercial) (?:co-?founder|partner|lead|person))$/,
    title: 'Business co-founder',
    skills: ['Sales', 'Fundraising', 'Strategy'],
  },
  {
    words: /\b(?:embedded|firmware)\b/,
    title: 'Embedded engineer',
    skills: ['Embedded systems', 'C', 'Electronics'],
  },
  {
    words: /\b(?:hardware|electronics?)\b/,
    title: 'Hardware engineer',
    skills: ['Electronics', 'PCB design', 'Prototyping'],
  },
  {
    words: /\b(?:machine learning|ml|ai)\b/,
    title: 'Machine learning engineer',
    skills: ['Machine learning', 'Python', 'Statistics'],
  },
  {
    words: /\bdata (?:scientist|analyst|engineer)$|^(?:scientist|analyst|statistician)$/,
    title: 'Data scientist',
    skills: ['Statistics', 'Python', 'SQL'],
  },
  {
    // A civil engineer writes no software.
    words:
      /^(?:(?:founding|senior|lead|software|backend|frontend|full-stack|web|app|product) )*(?:engineer|developer|programmer|coder)$/,
    title: 'Founding engineer',
    skills: ['TypeScript', 'SQL', 'Product'],
  },
  {
    words: /^(?:(?:product|ux|ui|web|app) )*(?:designer|design)$|^head of design$/,
    title: 'Product designer',
    skills: ['Product design', 'User research', 'Prototyping'],
  },
  {
    words: /\b(?:sales|salesperson|salesman|saleswoman|seller|account (?:manager|executive))\b/,
    title: 'Sales lead',
    skills: ['Sales', 'Negotiation', 'CRM'],
  },
  {
    words: /\b(?:marketing|marketer|growth|cmo)\b/,
    title: 'Marketing lead',
    skills: ['Marketing', 'Content', 'Analytics'],
  },
  {
    words: /\b(?:operations?|logistics|coo)\b/,
    title: 'Operations lead',
    skills: ['Operations', 'Logistics', 'Recruiting'],
  },
  {
    words: /\b(?:lawyer|legal|counsel|attorney)\b/,
    title: 'Legal advisor',
    skills: ['Contracts', 'Regulation'],
  },
  {
    words: /\b(?:accountant|accounting|bookkeeper|finance|cfo)\b/,
    title: 'Finance lead',
    skills: ['Accounting', 'Financial modeling', 'Fundraising'],
  },
  {
    words: /\b(?:nurse|doctor|physician|clinician|clinical)\b/,
    title: 'Clinical lead',
    skills: ['Clinical practice', 'Regulation'],
  },
];

/** Words of roles that are written in capitals. */
const acronyms = /\b(?:ai|api|ar|b2b|b2c|ceo|cfo|cmo|coo|cpo|crm|cto|erp|hr|ios|iot|it|ml|pr|qa|seo|ui|ux|vp|vr)\b/gi;
const mixedCase: Readonly<Partial<Record<string, string>>> = { ios: 'iOS', iot: 'IoT' };

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Head of marketing", "AI engineer", "iOS developer". */
function writeTitle(role: string): string {
  const written = role.replace(acronyms, (word) => mixedCase[word.toLowerCase()] ?? word.toUpperCase());
  return /^i[A-Z]/.test(written) ? written : capitalise(written);
}

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
    const title = known && !/[ -]/.test(role) ? known.title : writeTitle(role);
    return {
      title: title.slice(0, teamLimits.roleTitle),
      description,
      skills: known?.skills ?? [writeTitle(role).slice(0, profileLimits.skill)],
      why: `Your analysis says that a role is missing: ${role}.`,
    };
  });
  if (proposed.length === 0 && facts.people === 1)
    proposed.push({ title: 'Co-founder', description, skills: [], why: 'You work on it alone.' });
  const titles = proposed.map(({ title }) => title);
  return proposed.filter(({ title }, index) => titles.indexOf(title) === index).slice(0, teamLimits.roles);
}
