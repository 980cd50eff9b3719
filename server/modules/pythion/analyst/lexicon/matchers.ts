import { german } from './de';
import { english } from './en';
import { englishActs } from './enActs';
import { spanish } from './es';
import { buildMatcher } from './matcher';
import { chinese } from './zh';

export const englishMatcher = buildMatcher([english, englishActs]);

export const matchers = {
  en: englishMatcher,
  de: buildMatcher([german]),
  es: buildMatcher([spanish]),
  zh: buildMatcher([chinese]),
} as const;
