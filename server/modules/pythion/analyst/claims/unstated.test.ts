import { expect, test } from 'vitest';
import type { StatementLabel } from '../network/labels';
import { readText } from '../text/readText';
import { isUnfounded } from './unfounded';

/** Whether the network may state the label of a text of one sentence. */
const isBorne = (label: StatementLabel, text: string, language = 'en'): boolean =>
  !isUnfounded(label, readText(text, language).clauses, []);

test.each<[StatementLabel, string, string]>([
  ['difference', 'de', 'Programmieren kann keiner von uns.'],
  ['solution', 'de', 'Programmieren kann keiner von uns.'],
  ['difference', 'en', 'The idea is an app that listens in the consult.'],
  ['difference', 'en', 'We deliver it by cargo bike.'],
  ['difference', 'en', 'Our map shows free pitches.'],
  ['difference', 'en', 'Belaybuddy is a wrist buzzer.'],
  ['alternative', 'es', 'Hola, soy hija de agricultores de Lleida.'],
  ['alternative', 'en', 'Photos are deleted after 7 years and each claimant ticks a consent box.'],
  ['alternative', 'en', 'Town clerks have an association and meet every quarter.'],
  ['alternative', 'en', 'Growers in Kent, soft fruit mostly, 40-300 pickers each.'],
  ['alternative', 'de', 'Nachbarn bekommen vorher einen Zettel.'],
  ['alternativeFails', 'en', 'Rest of the lads just use a paper diary and WhatsApp.'],
  ['trouble', 'de', 'Kunden kommen über den Stammtisch in Nürnberg.'],
  ['frequencyOrCost', 'en', 'I visited 9 lab owners in Leeds, they each showed me their book.'],
])('%s is not in the words: %s %s', (label, language, text) => expect(isBorne(label, text, language)).toBe(false));

test.each<[StatementLabel, string, string]>([
  ['difference', 'de', 'Keiner der anderen Anbieter liefert am Sonntag.'],
  ['difference', 'en', 'It is a pen that writes faster than a keyboard.'],
  ['difference', 'en', 'We deliver it the same day.'],
  ['difference', 'en', 'Our map shows only free pitches.'],
  ['alternative', 'es', 'Los payeses buscan temporeros llamando a conocidos.'],
  ['alternative', 'en', 'Clerks write each claim on paper and post it.'],
  ['alternative', 'en', 'Now the guild sends round a list on paper.'],
  ['alternativeFails', 'en', 'They just use a paper diary and forget half of the visits.'],
  ['alternativeFails', 'es', 'Atan un papelito que se cae.'],
  ['alternativeFails', 'en', 'Now they use a chat group where the load is usually gone before they read the message.'],
  ['trouble', 'de', 'Kunden warten fünf Wochen auf den Dachdecker.'],
  ['frequencyOrCost', 'en', 'The kiln sits cold most of the week.'],
])('%s may be in the words: %s %s', (label, language, text) => expect(isBorne(label, text, language)).toBe(true));
