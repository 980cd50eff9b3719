import { toTitleKey } from '../modules/news/news.text';
import { hoursBefore } from './clock';
import type { RandomSource } from './random';
import type { Rows } from './rows';
import type { StoryName } from './types';

/** The invented publication of the sample stories. It is never fetched. */
export const sampleFeed = 'https://news.example/feed';

type SeedStory = { name: StoryName; ageHours: number; title: string; summary: string };

/** Newest first. */
const stories: SeedStory[] = [
  {
    name: 'backups',
    ageHours: 4,
    title: 'One in twenty backups cannot be restored, a study of small hosts finds',
    summary:
      'Full disks and missing extensions cause most failures. Few of the companies asked had restored a backup in the last year.',
  },
  {
    name: 'seed',
    ageHours: 9,
    title: 'Seed rounds in Europe get smaller, and close two weeks sooner',
    summary:
      'The median round fell by 12% in the third quarter. Investors say they decide faster because prices settled.',
  },
  {
    name: 'invoices',
    ageHours: 15,
    title: 'Large customers now pay small suppliers after 58 days on average',
    summary: 'A year ago it was 51. A planned rule would give suppliers the right to interest from the 31st day.',
  },
  {
    name: 'vesting',
    ageHours: 22,
    title: 'Most disputes between co-founders are about vesting, mediators say',
    summary: 'Two out of three pairs that ended in mediation had no written agreement when the first of them left.',
  },
  {
    name: 'hiring',
    ageHours: 31,
    title: 'Four-day weeks help small companies hire, but not to keep people',
    summary:
      'Applications rose by a third in companies of fewer than 30 people. The share who left within a year did not change.',
  },
  {
    name: 'ports',
    ageHours: 47,
    title: 'Container delays return to the ports of the North Sea',
    summary: 'Importers wait 19 days longer than in spring. Small shops without stock are hit first.',
  },
  {
    name: 'schools',
    ageHours: 70,
    title: 'School districts move their software budgets to the spring',
    summary: 'Vendors that start to sell in summer miss the whole year, a survey of 400 districts shows.',
  },
  {
    name: 'prices',
    ageHours: 96,
    title: 'Per-seat prices lose ground to prices per job',
    summary: 'A third of new business software is sold by the result. Customers who share a login are one reason.',
  },
  {
    name: 'sensors',
    ageHours: 130,
    title: 'Farms want fewer sensors, and ones that say when they are wrong',
    summary: 'In a trial with 60 farms, half of all support calls were about readings that nobody could trust.',
  },
  {
    name: 'fuel',
    ageHours: 199,
    title: 'Diesel rises by 9% in a week, and small hauliers cancel what they can',
    summary: 'Monthly fees go first, an association says. Some platforms now charge per load.',
  },
];

/** Builds the sample stories and their source. */
export function buildNews(now: Date, random: RandomSource) {
  const source = { id: random.uuidAt(hoursBefore(now, 200)), url: sampleFeed, title: 'Sample news', is_active: false };
  const ids = new Map<StoryName, string>();
  const rows: Rows['news_story'] = stories.map(({ name, ageHours, title, summary }) => {
    const published_at = hoursBefore(now, ageHours);
    const id = random.uuidAt(published_at);
    ids.set(name, id);
    const url = `https://news.example/${name}`;
    return {
      id,
      source_id: source.id,
      url,
      canonical_url: url,
      title,
      title_key: toTitleKey(title),
      summary,
      is_sample: true,
      picture_attempts: 0,
      published_at,
      fetched_at: published_at,
    };
  });
  const newsSource: Rows['news_source'] = [{ ...source, failures: 0, next_fetch_at: now }];
  return { rows: { news_source: newsSource, news_story: rows }, getId: (name: StoryName) => ids.get(name)! };
}
