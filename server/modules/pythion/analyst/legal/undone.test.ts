import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLawfulWork } from './lawfulWork';

const isRead = (text: string, language: string): boolean => readText(text, language).clauses.some(isLawfulWork);

test.each([
  ['en', 'I search flats for cameras that a landlord installed without the tenants knowing.'],
  ['en', "I remove trackers that husbands have fixed under their wives' cars without telling them."],
  ['en', 'I look under cars for small trackers that husbands have put there without their wives knowing.'],
  ['de', 'Ich suche in Wohnungen nach Kameras, die Vermieter ohne Wissen der Mieter eingebaut haben.'],
  ['de', 'Wir räumen den Müll weg, den andere in den Wald kippen.'],
  ['es', 'Busco debajo de los coches localizadores que los maridos han puesto sin que sus mujeres lo sepan.'],
  ['zh', '我帮租客查找房东偷偷装的摄像头。'],
  ['en', 'We clear away the rubbish that others tip in the woods at night.'],
  ['en', "We feed our neighbours' cats while they are away."],
  ['en', "We let dogs play in my uncle's barn while their owners are at work."],
  ['de', 'Wir gießen die Pflanzen der Nachbarn, während sie im Urlaub sind.'],
  ['es', 'Damos de comer a los gatos de los vecinos mientras están fuera.'],
])('%s: what others did is undone, or pets are cared for: %s', (language, text) =>
  expect(isRead(text, language)).toBe(true),
);

test.each([
  ['en', 'We find cameras that landlords hid and sell the films.'],
  ['en', 'I hide cameras in flats that landlords let, without the tenants knowing.'],
  ['en', 'We tip the rubbish of others in the woods at night.'],
  ['de', 'Wir kippen den Müll anderer in den Wald.'],
  ['en', 'We clear the rubbish that builders leave and tip it in the woods.'],
  ['en', "We feed our neighbours' cats poison while they are away."],
  ['en', "We catch our neighbours' cats while they are away and sell them."],
])('%s: we do it ourselves: %s', (language, text) => expect(isRead(text, language)).toBe(false));
