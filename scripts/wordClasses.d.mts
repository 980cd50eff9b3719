import type { WordClass } from '../server/modules/pythion/analyst/lexicon/wordClasses';

/** The text of the generated file. */
export function compile(wordClasses: Readonly<Record<string, WordClass>>): string;
