import { expect, test } from 'vitest';
import { readText } from './readText';

const lastModality = (text: string, language: string): string | undefined =>
  readText(text, language).clauses.at(-1)?.modality;

test.for([
  ['en', 'The first one pays me in March.'],
  ['en', 'In May the first three pay us.'],
  ['de', 'Im März zahlen mir die ersten zwei.'],
  ['es', 'En marzo me pagan los dos primeros.'],
  ['es', 'La primera me la pagan en marzo.'],
  ['es', 'En diciembre me pagan la primera.'],
  ['zh', '三月份前两位客户付我钱。'],
  ['de', 'Im Frühjahr verteilen wir 200 Flyer, dann rufen 12 Leute an.'],
  ['en', 'In spring we hand out 200 flyers, then 12 people call.'],
])('a first payment and advertising with the time to come are planned: %s %s', ([language, text]) =>
  expect(lastModality(text!, language!)).toBe('plan'),
);

test.for([
  ['en', 'The first ones paid me in March.'],
  ['en', 'Twelve clubs pay us £90 for the first match in August.'],
  ['es', '12 socios pagan la primera cuota en enero.'],
  ['de', 'Im Januar zahlen 12 Praxen die erste Rechnung.'],
  ['en', 'In summer we get 40 customers from flyers.'],
  ['de', 'Im Sommer bekamen wir durch 200 Flyer 12 Kunden.'],
  ['en', 'Every spring we hand out 200 flyers and 12 people call.'],
  ['en', 'In spring we handed out 200 flyers, then 12 people called.'],
  ['de', 'Im März haben mir die ersten zwei bezahlt.'],
  ['de', 'Jedes Frühjahr verteilen wir 200 Flyer.'],
  ['de', 'Im Frühjahr verteilten wir 200 Flyer, dann riefen 12 Leute an.'],
  ['es', 'En marzo me pagan siempre los dos primeros.'],
  ['es', 'En diciembre me pagaron la primera.'],
  ['zh', '三月份前两位客户付了我钱。'],
])('what is done again and again or was done is a fact: %s %s', ([language, text]) =>
  expect(lastModality(text!, language!)).toBe('fact'),
);
