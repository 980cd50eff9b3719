import type { JobSearch } from '../filter/jobFilter';
import type { SavedFilter_FilterFragment } from './__generated__/SavedFilters.generated';

/** The search of a saved filter. */
export function toJobSearch({ query, filter }: SavedFilter_FilterFragment): JobSearch {
  const { __typename: _typename, ...values } = filter as SavedFilter_FilterFragment['filter'] & { __typename?: string };
  return { query, filter: values };
}
