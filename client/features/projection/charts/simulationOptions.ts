import { monteCarloFields } from '../../../../shared/projection/fields';
import type { MonteCarloOptions } from '../../../../shared/projection/monteCarlo';
import { IssueList, readFields } from '../../../../shared/projection/readInputs';

export type OptionName = keyof typeof monteCarloFields;
export const optionNames = Object.keys(monteCarloFields) as OptionName[];

/** What is typed, by option: "10000". */
export type TypedOptions = Record<OptionName, string>;

export const defaultOptions = Object.fromEntries(
  optionNames.map((name) => [name, String(monteCarloFields[name].default)]),
) as TypedOptions;

/** Options of the URL, so that a link shows the same band. */
export const typedOptions = (params: URLSearchParams): TypedOptions =>
  Object.fromEntries(optionNames.map((name) => [name, params.get(name) ?? defaultOptions[name]])) as TypedOptions;

/** Parameters of the URL; null for defaults. */
export const urlOptions = (typed: TypedOptions): Record<string, string | null> =>
  Object.fromEntries(optionNames.map((name) => [name, typed[name] === defaultOptions[name] ? null : typed[name]]));

/** Reads typed options as the server does. @returns the options, or what is wrong with each */
export function readOptions(
  typed: TypedOptions,
): { options: MonteCarloOptions; errors?: undefined } | { options?: undefined; errors: Partial<TypedOptions> } {
  const issues = new IssueList();
  const given = Object.fromEntries(
    optionNames.map((name) => {
      const text = typed[name].trim().replaceAll(',', '');
      return [name, text !== '' && Number.isFinite(Number(text)) ? Number(text) : typed[name]];
    }),
  );
  const options = readFields(monteCarloFields, given, { path: '', issues });
  if (issues.issues.length === 0) return { options: options as MonteCarloOptions };
  return { errors: Object.fromEntries(issues.issues.map(({ path, message }) => [path, message])) };
}
