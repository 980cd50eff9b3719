import { expect, test } from 'vitest';
import { isOthersBusiness } from './othersBusiness';
import { readText } from './readText';

const isOthers = (text: string): boolean => readText(text, 'de').clauses.some(isOthersBusiness);

test.each([
  'Mein Vetter in Amberg hat 61 Wirtshäuser fest im Kalender, bei mir sind es null.',
  'Meine Schwägerin hat rund 40 Haushalte im Abo.',
  'Die Firma von meinem Schwager hat 40 Vereine unter Vertrag, der macht aber Lohnabrechnung.',
  'Der Betrieb meiner Tante betreut 35 Gärten im Ammertal.',
  'Meine Cousine verkauft im Zillertal solche Körbe und hat 35 Betriebe.',
  '26 Metzgereien hat mein Schwager im Abo.',
  'Bei meinem Onkel sind es 80 Höfe.',
  'Letztes Weihnachten hat ein Verleih in Graz 410 Bäume verliehen, also geht das.',
  'Auf der Messe hat ein anderer Stand 61 Adressen gesammelt.',
  'Eine Schreinerei in Lech hat voriges Jahr 130 Fenster repariert.',
  'Ein Labor in Colmar hat seit Februar 214 Proben gemacht, alle von Winzern, die dafür bezahlt haben.',
  'Voriges Jahr haben die Versicherer dem Franchisepartner in Ulm 1.460 Miettage beglichen, wir starten erst.',
  'Elf Backstuben haben zusammen 3,4 Tonnen bezahlt, allerdings an die Genossenschaft im Waldviertel.',
])('the doer is another: %s', (text) => {
  expect(isOthers(text)).toBe(true);
});

test.each([
  'Ich habe 61 Wirtshäuser fest im Kalender, mein Vetter in Amberg fährt mit.',
  'Mein Vetter in Amberg hat uns 61 Wirtshäuser gebracht.',
  'Meine Schwägerin und ich haben 40 Haushalte im Abo.',
  'Mein Schwager hat 12 Jahre unter Vertrag bei der Bahn gestanden.',
  'Mein Bruder hat 26 Fenster bei uns bestellt.',
  'Ein Gasthof in Passau hat 140 Kisten gekauft.',
  'Ein Kindergarten in Graz hat 410 Essen bezahlt.',
  'Letzten Winter hat ein zweiter Versuch 60 Bestellungen gebracht.',
  'Ein Labor in Colmar hat 30 unserer Proben gegen die der Konkurrenz geprüft.',
  'Die Versicherer haben uns 1.460 Miettage beglichen.',
  'Elf Backstuben haben 3,4 Tonnen bezahlt, allerdings an der Haustür und bar.',
  'Ein Hotel in Graz hat 40 Zimmer gereinigt bekommen.',
  'Ein Verein in Kiel hat 12 Räder repariert und 30 Euro je Rad bezahlt.',
  '30 Teilnehmer haben gebucht, allerdings bei schlechtem Wetter abgesagt.',
  '14 Kunden haben bezahlt, allerdings an die Sammelkasse.',
])('ours is ours: %s', (text) => {
  expect(isOthers(text)).toBe(false);
});

test.each([
  'Ich reinige Schankanlagen. Mein Vetter in Amberg hat 61 Wirtshäuser fest im Kalender. Ihm hat der Händler zwei Drittel gebracht.',
  'Wir machen Vereinsverwaltung. Die Firma von meinem Schwager hat 40 Vereine unter Vertrag. Bei ihm haben 36 verlängert.',
])('the next sentence goes on about the other: %s', (text) => {
  expect(isOthersBusiness(readText(text, 'de').clauses.at(-1)!)).toBe(true);
});

test('what we go on with is ours', () => {
  const text =
    'Ich reinige Schankanlagen. Mein Vetter in Amberg hat 61 Wirtshäuser im Kalender. Mir hat der Händler zwölf Wirte gebracht.';
  expect(isOthersBusiness(readText(text, 'de').clauses.at(-1)!)).toBe(false);
});
