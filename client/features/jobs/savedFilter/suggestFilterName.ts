import { jobLimits } from '../../../../shared/contracts/job';
import type { JobSearch } from '../filter/jobFilter';
import { labelOf, typeLabels } from '../jobLabels';
import { formatLeastPay } from '../text/formatPay';

/** Suggests a name for a saved filter, of its words and choices: "rust, Remote, Lyon". */
export function suggestFilterName({ query, filter }: JobSearch): string {
  const parts = [
    query,
    ...filter.types.map((type) => labelOf(typeLabels, type)),
    ...(filter.remote === null ? [] : [filter.remote ? 'Remote' : 'On site']),
    ...filter.places,
    ...filter.skills,
    ...(filter.salaryMin === null ? [] : [`${formatLeastPay(filter.salaryMin, filter.salaryCurrency ?? 'USD')}+`]),
    ...(filter.equityMin === null ? [] : [`${filter.equityMin}%+ equity`]),
  ].filter((part) => part !== '');
  let name = '';
  for (const part of parts) {
    const longer = name === '' ? part : `${name}, ${part}`;
    if (longer.length > jobLimits.filterName) break;
    name = longer;
  }
  return name;
}
