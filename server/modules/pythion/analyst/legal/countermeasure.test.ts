import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isCountermeasure, isPrevented } from './countermeasure';

const isCountered = (text: string, language = 'en'): boolean => readText(text, language).clauses.some(isCountermeasure);

test.each([
  "We sell a safe for pistols at home that opens only with the owner's fingerprint.",
  'We sell a trigger lock that keeps pistols useless in the hands of children.',
  'We run gun buy-backs for towns.',
  'We run a tip line for staged dog fights.',
  'We sell councils a sensor for streams near disused quarries that reports solvents poured in at night.',
  'We run a hotline in six languages for migrant cleaners whose company keeps back part of their wages.',
  'We give newspapers a weekly list of invented accounts that spread posts calling refugees vermin.',
  'We block text messages sent in the name of parcel services and take down the copied payment pages.',
  'Our course teaches pensioners to hang up on callers who say they are the grandson.',
])('what is offered works against the harm: %s', (text) => expect(isCountered(text)).toBe(true));

test('other languages are read alike', () => {
  expect(isCountered('Wir berichten in einem Podcast über Zuchtfabriken und gefälschte Impfpässe.', 'de')).toBe(true);
  expect(isCountered('我们给社区老人开防骗课，讲免费鸡蛋是怎么骗钱的。', 'zh')).toBe(true);
  expect(isCountered('我们帮骗子绕过反诈系统，每次收五百元。', 'zh')).toBe(false);
});

test.each([
  'We sell a safe for pistols and sell pistols to teenagers behind the stadium.',
  'We sell pistols in a safe to teenagers, cash only.',
  'We run a hotline for boys who want to buy cocaine.',
  'We run a tip line for dog fights: callers bet on the winner.',
  'We sell a lock that traps tenants in their flats until they pay.',
  'We publish a list of leaked passwords of pensioners.',
  'We sell an app that reports to jealous men where their girlfriends are.',
  'We run a course on how to pass a drug test.',
  'We stop payments to our workers and keep their wages.',
])('what is offered is the harm: %s', (text) => expect(isCountered(text)).toBe(false));

const isKeptFrom = (text: string): boolean => readText(text, 'en').clauses.some(isPrevented);

test.each([
  'We collect old oil from garages and bring it to the refinery, so that none goes into the stream.',
  'Our robot climbs into the tanks, so that no nine-year-olds are sent in any more.',
  'We publish a map of nets for songbirds so that wardens cut them down at dawn.',
])('the purpose is that it does not happen: %s', (text) => expect(isKeptFrom(text)).toBe(true));

test.each([
  'We write essays for students, so that no professor notices.',
  'We dump the sludge at night so that nobody sees it.',
  'We take the passports of our maids so that none of them leaves.',
  'We hide the nets so that wardens do not cut them down.',
])('the purpose is that it goes on: %s', (text) => expect(isKeptFrom(text)).toBe(false));
