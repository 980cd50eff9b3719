import { german } from './de';
import { english } from './en';
import { englishActs } from './enActs';
import { englishDeeds } from './enDeeds';
import { englishReach } from './enReach';
import { spanish } from './es';
import { french } from './fr';
import { buildMatcher } from './matcher';
import { portuguese } from './pt';
import { chinese } from './zh';

export const englishMatcher = buildMatcher([english, englishActs, englishDeeds, englishReach]);

export const matchers = {
  en: englishMatcher,
  de: buildMatcher([german]),
  es: buildMatcher([spanish]),
  zh: buildMatcher([chinese]),
  fr: buildMatcher([french]),
  pt: buildMatcher([portuguese]),
} as const;
