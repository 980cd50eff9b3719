import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const refusal = (text: string) => judgeActs(readText(text).clauses).refusal !== undefined;

test.each([
  'Crane operators need a license from the inspectorate, which we refuse to get.',
  'The placement license is not for us and we refuse to apply for one.',
  'I have no medical training and do not want any license.',
])('a refused license is a refusal, wherever its name stands: %s', (text) => {
  expect(refusal(text)).toBe(true);
});

test.each([
  'Crane operators need a license from the inspectorate, which we got in June.',
  'We do not want to lose our license, so each kitchen is inspected twice.',
  'Divers who do not want a license of their own go out with our licensed guide.',
])('a license that we have is no refusal: %s', (text) => {
  expect(refusal(text)).toBe(false);
});

test('what is emptied into a river is harm, what is emptied is not', () => {
  const harm = (text: string) => judgeActs(readText(text).clauses).harm !== undefined;
  expect(harm('We empty barrels of used solvent into the river at night for the paint shops.')).toBe(true);
  expect(harm('Our crew empties the septic tanks of farms and takes the sludge to the plant.')).toBe(false);
});

test.each([
  'The office asked us to get the permit, we refuse and drive without.',
  'We laugh about the central bank’s licence and lend without it.',
  'We know that the childcare registration is compulsory and will not apply.',
  'For the passenger transport permit we refuse to apply, and have driven patients since May without it.',
  'I know you need a license for distilling but it is too expensive and nobody checks, so we just do it.',
  'The city demands a taxi permit, and we have decided not to ask for one.',
  'A dentist’s licence is required, and we have no intention of getting it.',
])('a needed permission is refused: %s', (text) => expect(refusal(text)).toBe(true));

test.each([
  'We applied for the permit and do not start without it being granted.',
  'The pass works without a cable.',
  'We have applied for the registration and will not advertise before.',
  'For the passenger transport permit we have applied, and will not drive a patient before it is here.',
  'Growers need a license for spraying but nobody checks the paper forms. Our app does.',
  'We need a license but it is expensive, so a licensed partner distils for us.',
  'We have decided not to sell before we get the license.',
])('none is refused: %s', (text) => expect(refusal(text)).toBe(false));

const fieldOf = (text: string) => judgeActs(readText(text, 'en').clauses).regulated?.field;

test.each([
  'I have £7,000 of the start-up loan left to pay.',
  'We took out a loan of £9,000 for the oven and owe half of it.',
])('a debt of ours is no lending: %s', (text) => expect(fieldOf(text)).toBeUndefined());

test.each([
  ['Insurance for e-bike couriers, paid per shift.', 'insurance'],
  ['Furniture repair insurance.', 'insurance'],
  ['Small loans for market women in Kumasi, paid back daily.', 'lending'],
  ['Spirits from my garage for neighbours in Leeds.', 'alcohol and drugs'],
  ['We sell home brewed spirits to neighbours in Leeds.', 'alcohol and drugs'],
  ['We sell bottles of wine to neighbours.', 'alcohol and drugs'],
])('the offer alone is regulated: %s', (text, field) => expect(fieldOf(text)).toBe(field));

test.each([
  'Insurance letters in plain words for pensioners in Bremen.',
  'Insurance is expensive for couriers. We lend them helmets.',
  'Wine racks for small flats, sold at markets in Lyon.',
])('a thing for it is not: %s', (text) => expect(fieldOf(text)).toBeUndefined());

test('home brewed beer is nobody’s private thing, and letters are', () => {
  const harmOf = (text: string) => judgeActs(readText(text, 'en').clauses).harm?.id;
  expect(harmOf('We sell home brewed beer to neighbours.')).not.toBe('trade in access');
  expect(harmOf('We sell phone covers to neighbours.')).not.toBe('trade in access');
  expect(harmOf('We sell photos and letters of celebrities to strangers.')).toBe('trade in access');
});

test('a refusal is read in Spanish', () => {
  const isRefused = (text: string): boolean => judgeActs(readText(text, 'es').clauses).refusal !== undefined;
  expect(isRefused('Hace falta una licencia sanitaria, pero no la vamos a pedir.')).toBe(true);
  expect(isRefused('No vamos a vender antes de pedir la licencia.')).toBe(false);
});

const regulatedFieldOf = (text: string) => judgeActs(readText(text).clauses).regulated?.field;

test.each([
  ['Spirits for bars, paid per bottle.', 'Team spirit for remote offices in Leeds. We run games for teams each week.'],
  ['Members pay 5 euros for a loan of 500 euros.', 'Members pay 5 euros for the loan of a drill.'],
])('a trade is regulated by what it deals in: “%s” and not “%s”', (regulated, free) => {
  expect(regulatedFieldOf(regulated)).toBeDefined();
  expect(regulatedFieldOf(free)).toBeUndefined();
});

test.each([
  ['An app for diabetics. It picks dinners and will tell you how much insulin to take.', true],
  ['Our app calculates the dose for each child.', true],
  ['An app that reminds pensioners to take their pills.', false],
])('who decides a dose is regulated: %s', (text, isRegulated) => {
  expect(judgeActs(readText(text).clauses).regulated?.field === 'medicine').toBe(isRegulated);
});

const fieldIn = (text: string, language = 'en') => judgeActs(readText(text, language).clauses).regulated?.field;

test.each([
  ['Owners take a photo and our AI will tell them what the rash is and which tablets to give.', 'en'],
  ['Our app tells farmers what the cough of a calf is and which drug to inject.', 'en'],
  ['Our AI reads the mole on a photo and says if it is cancer.', 'en'],
  ['Unsere App sagt Haltern, welche Krankheit der Hund hat.', 'de'],
  ['Nuestra aplicación dice qué enfermedad es y qué pastillas hay que dar.', 'es'],
  ['我们的小程序告诉主人是什么皮疹、该吃什么药。', 'zh'],
])('who tells what the illness is practises medicine: %s', (text, language) =>
  expect(fieldIn(text, language)).toBe('medicine'),
);

test.each([
  'Our app tells growers which plants have the disease.',
  'It reminds you which tablets to take.',
  'Our app shows which vet is open tonight.',
  'We tell owners what the operation costs.',
])('no diagnosis: %s', (text) => expect(fieldIn(text)).toBeUndefined());
