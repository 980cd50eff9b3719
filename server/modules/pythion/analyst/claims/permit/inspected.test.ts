import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isFoundWanting, isInspected } from './inspected';

const clausesOf = ([language, text]: readonly string[]) => readText(text!, language!).clauses;

test.for([
  ['en', 'The council gave my kitchen a food hygiene rating of 5 in March.'],
  ['en', 'Environmental health inspected us in March and rated us 5 out of 5.'],
  ['en', 'Our food hygiene rating is 5.'],
  ['en', 'The state inspected our kitchen in June and we passed without a remark.'],
  ['en', 'I passed the Gas Safe assessment in May.'],
  ['en', 'We scored 98 at the county health inspection.'],
  ['de', 'Das Veterinäramt hat uns im Mai kontrolliert und nichts beanstandet.'],
  ['de', 'Unsere Küche ist vom Amt abgenommen und bei der Stadt gemeldet.'],
  ['es', 'La inspección de sanidad nos puso la mejor nota en marzo.'],
  ['es', 'Nuestra cocina pasó la inspección del ayuntamiento en mayo.'],
  ['zh', '三月份卫生局给我们厨房评了A级。'],
  ['zh', '三月份食品安全检查我们得了优秀。'],
])('an office has inspected ours and rated it well: %s %s', (example) =>
  expect(clausesOf(example).some(isInspected)).toBe(true),
);

test.for([
  ['en', 'The council gave my kitchen a food hygiene rating of 1 in March.'],
  ['en', 'The council will inspect my kitchen in March.'],
  ['en', 'We failed the hygiene inspection in May.'],
  ['en', 'The council gave the cafe next door a food hygiene rating of 5.'],
  ['en', 'Ofsted rated their nursery good last year.'],
  ['en', 'Customers gave us a rating of 5.'],
  ['de', 'Das Gesundheitsamt hat unsere Küche noch nicht abgenommen.'],
  ['de', 'Das Veterinäramt hat uns im Mai kontrolliert und drei Mängel gefunden.'],
  ['es', 'Todavía no hemos pasado la inspección de sanidad.'],
  ['zh', '卫生局给隔壁店评了A级。'],
  ['zh', '卫生局说我们厨房要整改。'],
])('what is to come, went wrong or is somebody else’s is not: %s %s', (example) =>
  expect(clausesOf(example).some(isInspected)).toBe(false),
);

test.for([
  ['en', 'The council gave my kitchen a food hygiene rating of 1 in March.', true],
  ['de', 'Das Veterinäramt hat uns im Mai kontrolliert und drei Mängel gefunden.', true],
  ['de', 'Das Labor hat unser Öl geprüft und das Bio-Siegel haben wir seit 2023.', false],
] as const)('what an office found wrong: %s %s', ([language, text, isWanting]) =>
  expect(clausesOf([language, text]).some(isFoundWanting)).toBe(isWanting),
);
