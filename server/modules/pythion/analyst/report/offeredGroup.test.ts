import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

test.each([
  [
    'getriebehersteller',
    'Unsere Firma härtet Kunststoffzahnräder für Getriebehersteller mit einem neuen Plasmaverfahren nach. Bisher tauschen die Betreiber die Zahnräder alle 4.000 Betriebsstunden aus.',
  ],
  [
    'firmenflotten',
    'Mobile Fahrradwerkstatt für Firmenflotten und Dienstradfahrer in Freiburg: Ich komme mit dem Transporter und mache die Inspektion.',
  ],
  [
    'hausbesitzer',
    'Ich repariere Dachrinnen in Kassel. Die großen Betriebe nehmen Aufträge unter 800 Euro nicht mehr an, und die Hausbesitzer steigen mit 70 noch selbst auf die Leiter.',
  ],
  ['haushalte', 'Wir liefern Kisten mit Gemüse an Haushalte in Berlin. Die Lieferdienste bringen nur welke Ware.'],
  [
    'landmaschinenwerkstätten',
    'Wir verkaufen Ersatzteile an Landmaschinenwerkstätten. Die Hersteller liefern erst nach drei Wochen.',
  ],
  ['farm owners', 'Mobile dog salon for farm owners in Kent: I come with a van and wash the dogs.'],
  ['flotas de empresa', 'Taller móvil de bicicletas para flotas de empresa en Bilbao: voy con la furgoneta.'],
])('the segment is for whom the offer is: %s', (segment, text) =>
  expect(analysisOf(text).facts.segment?.toLowerCase()).toBe(segment),
);
