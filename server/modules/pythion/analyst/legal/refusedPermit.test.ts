import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findRefusedPermit } from './refusedPermit';

const isRefused = (text: string, language: string): boolean =>
  findRefusedPermit(readText(text, language).clauses) !== undefined;

test.each([
  ['de', 'Ich schneide alten Leuten daheim die Haare, ohne Meisterbrief und ohne Gewerbeschein, das merkt ja keiner.'],
  ['de', 'Ich fahre Leute vom Wirtshaus heim. Einen Taxischein mache ich nicht.'],
  ['de', 'Ich fahre Leute vom Wirtshaus heim. Den Taxischein spare ich mir.'],
  ['de', 'Wir putzen schwarz, ohne Gewerbeschein, den wollen wir auch nicht machen.'],
  ['de', 'Wir putzen Wohnungen schwarz, ohne Rechnung und ohne Anmeldung.'],
  ['de', 'Eine Genehmigung hole ich mir sicher nicht, das kontrolliert eh niemand.'],
  ['de', 'Ich lege Stromleitungen neu. Elektriker bin ich nicht und die Prüfung mache ich auch nicht.'],
  ['de', 'Ich gebe Fahrstunden ohne Fahrlehrerschein und werde auch keinen machen.'],
  ['en', 'We clean flats off the books.'],
  ['en', "I'm not bothering with the licence."],
  ['en', "I cut old people's hair without a licence, nobody will notice."],
  ['es', 'Llevo a la gente del bar a casa. No pienso sacar el permiso.'],
  ['es', 'Limpiamos pisos en negro, sin factura y sin alta.'],
  ['es', 'Corto el pelo a ancianos, sin licencia, nadie se entera.'],
  ['es', 'No tengo licencia ni pienso sacarla.'],
  ['zh', '我晚上开车送人回家，收10元，不办证。'],
  ['zh', '我在家给老人剪头发，没有执照也照做。'],
  ['zh', '我送人回家。不打算办许可。'],
  ['zh', '我卖烤串，没有营业执照，反正没人查。'],
  ['en', 'We pay our pickers under the table.'],
  ['en', 'I clean houses off the books and tell nobody.'],
  ['de', 'Ich putze Wohnungen schwarz und ohne Steuern zu zahlen.'],
  ['de', 'Ich koche schwarz, bar auf die Hand.'],
  ['es', 'Limpio casas en negro y sin declarar nada.'],
  ['es', 'Cocinamos en negro, sin contrato.'],
])('%s: the permit is refused: %s', (language, text) => expect(isRefused(text, language)).toBe(true));

test.each([
  ['de', 'Ich schneide Haare daheim. Einen Meisterbrief brauche ich dafür nicht.'],
  ['de', 'Den Taxischein mache ich gerade, im Mai ist Prüfung.'],
  ['de', 'Ich habe noch keinen Gewerbeschein.'],
  ['de', 'Ich streiche Zäune schwarz an, ohne Pinsel.'],
  ['en', "I don't need a taxi licence for that, the council told me."],
  ['en', 'I walk dogs for cash in hand and declare all of it.'],
  ['en', "We don't have the permit yet."],
  ['es', 'No necesito licencia para vender mermelada en el mercado.'],
  ['es', 'Pinto muebles en negro y los vendo.'],
  ['es', 'Todavía no tengo el permiso.'],
  ['zh', '我在集市卖果酱，不需要办证，街道办说的。'],
  ['zh', '我帮小店代办营业执照，一次收300元。'],
  ['zh', '我还没有办许可证，准备五月去办。'],
  ['en', 'We build drawers and cable trays that fit under the table of any office.'],
  ['en', 'We clean crumbs under the table with a small robot.'],
  ['en', 'I help cleaners who were paid off the books to claim their wages.'],
  ['en', 'We never pay our pickers off the books.'],
  ['de', 'Wir streichen Wände schwarz ohne Geruch.'],
  ['de', 'Wir fahren Limousinen schwarz ohne Aufkleber.'],
  ['de', 'Ich fahre einen Oldtimer in schwarz ohne Dach für Hochzeiten.'],
  ['es', 'Cortamos camisetas en negro y sin costuras.'],
  ['es', 'Cortamos letras en negro y sin bordes.'],
])('%s: none is needed, or it is still to come: %s', (language, text) => expect(isRefused(text, language)).toBe(false));
