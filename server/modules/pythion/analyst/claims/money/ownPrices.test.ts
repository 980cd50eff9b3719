import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { isOthersPrice } from './othersPrice';
import { readClaims } from '../readClaims';

const valuesOf = (kind: Claim['kind'], text: string, language = 'en') =>
  readClaims(readText(text, language).clauses).flatMap((claim) =>
    claim.kind === kind && claim.quantity ? [claim.quantity.value] : [],
  );

test.each([
  ['Restaurants that lose tables pay us £40 a month.', [40]],
  ['Farms that lose sheep to dogs pay £40 a month.', [40]],
  ['Shops pay us £40 a month to waste less dough.', [40]],
  ['Farms pay us £40 for each lost sheep.', [40]],
  ['Farms pay £300 a month for wasted fuel.', []],
  ['Farmers who sell milk lose £200 a month.', []],
  ['We write off 900 pallets at eight quid a go.', []],
  ['They lose £40 on each crate that they sell.', []],
  ['A warehouse loses £400 a month on pallets.', []],
  ['Each bakery wastes £30 a day.', []],
])('what is lost is no price, and who loses may pay one: %s', (text, expected) => {
  expect(valuesOf('priceNumber', text)).toEqual(expected);
});

test.each([
  ['Eleven offices take a crate a week at £18.', 'en', false],
  ['Nine parents take a box for £12 a week.', 'en', false],
  ['Offices take a crate a week at £18.', 'en', false],
  ['Neun Bäcker nehmen eine Kiste für 12 Euro pro Woche.', 'de', false],
  ['Consultants take £5k for a report.', 'en', true],
  ['Consultants take about £5k for a report.', 'en', true],
  ['Consultants take a fee of £300.', 'en', true],
  ['Ein Handwerker nimmt pro Auftrag 80 Euro.', 'de', true],
  ['Parents take 2 boxes for £12.', 'en', false],
  ['Die Berater nehmen 5.000 Euro für einen Bericht.', 'de', true],
  ['El TheFork cobra 2 euros.', 'es', true],
  ['A set of twenty from a hire house is £600; ours average £210.', 'en', true],
  ['The set is £600, and 8 is ours.', 'en', false],
])('who takes a thing at a price buys it, and who takes money asks for it: %s', (text, language, expected) => {
  expect(readText(text, language).clauses.some(isOthersPrice)).toBe(expected);
});

test.each([
  ['Facturamos 40 euros al mes a cada bar.', 'es', []],
  ['We take £30 a day for a bike.', 'en', []],
  ['We turn over £300 a month per van.', 'en', []],
  ['We take about £640 a day.', 'en', [640]],
  ['We turned over £3,000 a month for a year.', 'en', [3000]],
  ['We take £640 a day, every day.', 'en', [640]],
  ['We turn over £3,000 a month.', 'en', [3000]],
  ['Facturamos 4.000 euros al mes.', 'es', [4000]],
])('what one pays is a price, and what all pay are takings: %s', (text, language, expected) => {
  expect(valuesOf('takings', text, language)).toEqual(expected);
});

const fridge = 'Cafes pay £90 a month for a fridge.';

test.each([
  ['Our costs are £40 a month for each fridge.', [40], []],
  ['Our costs are £40 a month for every fridge.', [40], []],
  ['Our costs are £40 a month for a fridge.', [40], []],
  ['Our costs are £3,000 a month.', [], [3000]],
  ['Our costs are £3,000 a month for rent and staff.', [], [3000]],
])('costs for each are those of one, and others those of all: %s', (text, ofOne, ofAll) => {
  expect(valuesOf('unitCost', `${fridge} ${text}`)).toEqual(ofOne);
  expect(valuesOf('fixedCost', `${fridge} ${text}`)).toEqual(ofAll);
});

test.each([
  ['40 clubs paid £90 a month and 31 remain.', 'en', []],
  ['40 clubs paid £90 a month and 31 still remain today.', 'en', []],
  ['40 clubes pagan 90 euros al mes y quedan 31.', 'es', []],
  ['12 clubs pay £90 a month and we keep 8.', 'en', [8]],
  ['3 clubs pay £90 a month, and 31 remain after fees.', 'en', [31]],
  ['Bakers pay £220 a weekend and after the hall 150 remain.', 'en', [150]],
  ['40 clubs paid £90 a month, and £31 remain.', 'en', [31]],
])('customers who remain are no money that we keep: %s', (text, language, expected) => {
  expect(valuesOf('kept', text, language)).toEqual(expected);
});

test.each([
  ['The council gave us £300 and the shop gets £200 for the racks.', []],
  ['We spent £300 on wood and the shop gets £200.', []],
  ['Parents pay £30 an hour and the tutor gets £20.', [20]],
  ['A rack sells for £300 and the shop gets £200.', [200]],
])('what was given or spent is no price that others share in: %s', (text, expected) => {
  expect(valuesOf('unitCost', text)).toEqual(expected);
});

test.each([
  ['If a cow dies, a farm is out £200 a year per cow.', []],
  ['If a cow dies, they waste £200 a year per cow.', []],
  ['If a cow dies, it is £200 a year per cow.', []],
  ['Maybe £25 a year per cow.', [25]],
  ['If it works, a farm would pay £25 a year per cow.', [25]],
  ['A farm would perhaps budget £25 a year per cow.', [25]],
  ['Perhaps the price is £25 a year per cow.', [25]],
])('a supposed loss is no supposed price: %s', (text, expected) => {
  expect(valuesOf('supposedPrice', text)).toEqual(expected);
});
