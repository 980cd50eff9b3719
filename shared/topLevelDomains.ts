import { test } from 'linkifyjs';

/** linkify has the list of them. */
export const isTopLevelDomain = (label: string): boolean => test(`a.${label}`, 'url');
