import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.for([
  ['en', 'We sell vegan sausages that look like meat. A pack costs 4 euros.'],
  ['en', 'We sell costume jewellery which looks like gold, and we say so. A ring costs 20 euros.'],
  ['en', 'We sell lab diamonds that look like real ones, and each certificate says so. A ring costs 400 euros.'],
  ['en', 'We sell printed tiles that look like marble. A square metre costs 30 euros.'],
  ['de', 'Wir verkaufen vegane Würste, die wie Fleisch aussehen. Eine Packung kostet 4 Euro.'],
  ['de', 'Wir verkaufen Modeschmuck, der wie Gold aussieht. Ein Ring kostet 20 Euro.'],
  ['es', 'Vendemos salchichas veganas que parecen carne. Un paquete cuesta 4 euros.'],
  ['zh', '我们卖看起来像肉的素肠。每包20元。'],
] as const)('%s: a substitute under its own name deceives nobody: %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', 'We sell handbags that look like Gucci and carry its logo. A bag costs 90 euros.'],
  ['en', 'We sell brass rings that look like gold and stamp them as real. A ring costs 90 euros.'],
  ['en', 'We sell vegan sausages that look like meat and label them as beef. A pack costs 4 euros.'],
] as const)('%s: what is passed off does: %s', ([language, text]) => expect(legalOf(text, language)).toBe('fail'));
