import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

test.for([
  'We sit with families before they sign. Nine homes have paid us 400 dollars a year. Last year 14 signings out of 160 were stopped.',
  'We check parcels. In the first year 30 of 900 parcels were caught.',
])('a part of the cases that was stopped is no loss of customers: %s', (text) =>
  expect(reviewedOf(text, 'en').map(({ kind }) => kind)).not.toContain('nobodyStayed'),
);
