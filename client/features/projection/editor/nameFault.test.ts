import { expect, it } from 'vitest';
import { nameFault } from './nameFault';

it('reports a blank or too long name, counting what a reader sees', () => {
  expect(nameFault('Plan 2027')).toBeUndefined();
  expect(nameFault(' \u3000 ')).toBe('Enter a name. The last one is kept until then.');
  expect(nameFault('👩🏽‍🚀'.repeat(80))).toBeUndefined();
  expect(nameFault('x'.repeat(500))).toBe('A name can have up to 80 characters. This one has 500.');
});
