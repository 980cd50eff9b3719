import { expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const idea = 'Hair salons in Austin lose 12% of their bookings to no-shows.';
const factsOf = (text: string) => analysisOf(`${idea} ${text}`).facts;

it.each([
  ['We still need an embedded engineer and a data scientist.', ['embedded engineer', 'data scientist']],
  ['We need a lawyer and a salesperson.', ['lawyer', 'salesperson']],
  [
    'We are missing a machine learning engineer, a head of sales, and somebody for marketing.',
    ['machine learning engineer', 'head of sales', 'marketing'],
  ],
  ['We lack an experienced full-stack developer to build the app for salon owners.', ['full-stack developer']],
  ['We need to hire a data scientist.', ['data scientist']],
  ['We need to recruit a nurse and an electrician.', ['nurse', 'electrician']],
  ['We are looking for a technical partner.', ['technical partner']],
  ['I am looking for a technical co-founder who knows Rust.', ['technical co-founder']],
])('reads each role that is missing, in the order of the text: %s', (text, roles) => {
  expect(factsOf(text).missingRoles).toEqual(roles);
});

it('reads a role in German', () => {
  const { missingRoles } = analysisOf('Bäckereien in Bayern werfen Brot weg. Uns fehlt ein Entwickler.').facts;
  expect(missingRoles).toEqual(['entwickler']);
});

it.each([
  'We don’t need a lawyer.',
  'We need neither a lawyer nor an accountant.',
  'We need a freezer.',
  'We need a router and a dryer.',
  'We need a bigger boiler.',
  'We need a shorter timer.',
  'We need a dozen testers.',
  'We are looking for a partner.',
  'We need to hire a freezer.',
  'We need to interview barbers and stylists.',
  'We need 30 stylists for a test.',
  'We need an investor.',
  'Salons need a receptionist.',
])('reads no role where nobody is missing in the team: %s', (text) => {
  expect(factsOf(text).missingRoles).toEqual([]);
});

it('takes what is offered as the pitch, and not what was tried', () => {
  const { solution } = factsOf(
    'We built a prototype in spring and ran it in 3 salons. We are building Slotwise, which moves the gaps to clients on a waiting list.',
  );
  expect(solution).toBe('We are building Slotwise, which moves the gaps to clients on a waiting list.');
});
