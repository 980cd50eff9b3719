/** Languages that the analyst reads. It detects the language when none is chosen. */
export const languageOptions = [
  { value: 'auto', label: 'Detect automatically' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'es', label: 'Spanish' },
  { value: 'zh', label: 'Chinese' },
] as const;

export type LanguageChoice = (typeof languageOptions)[number]['value'];
