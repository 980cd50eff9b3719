import { expect, it } from 'vitest';
import { describeFit } from './describeFit';

const roles = [{ id: 'r1', title: 'Designer' }];
const fit = { roleId: 'r1', score: 72, reasons: ['You have 1 of 2 skills: Figma.', 'It’s in Lyon, as you are.'] };

it('names score, role and the first reason', () => {
  expect(describeFit(fit, roles)).toBe('72 of 100 for Designer. You have 1 of 2 skills: Figma.');
});

it('is empty without a reason, or for a role that isn’t shown', () => {
  expect(describeFit({ ...fit, reasons: [] }, roles)).toBeUndefined();
  expect(describeFit({ ...fit, roleId: 'r2' }, roles)).toBeUndefined();
});
