import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : result.problem;
};

test.each([
  [
    'en',
    'I sharpen scissors for dog groomers. I drive round with a van, park outside the salon and do the lot while they carry on washing dogs.',
  ],
  ['en', 'We lift the boxes off the van while the family carries on packing.'],
  ['en', 'I cut the hedge and haul the branches off while the owner is on holiday.'],
  ['en', 'We pick up the laundry at night and carry it out through the back door.'],
  ['en', 'We take the keys, move the furniture out and paint the room while they are away.'],
  ['en', 'We drain the heating and take the radiators off while the plasterers carry on.'],
  ['en', "We take the stock that shops can't sell and sell it on for them."],
  ['en', 'Our boat hauls lobster pots out before dawn and sells the catch to four restaurants.'],
  ['en', 'I run a coffee cart. I tow it to the park, pull up by the gate and sell flat whites.'],
  ['en', 'I take the stairs carpet up, number it and lay it again.'],
  ['en', "We move the neighbours' bins to the kerb at dusk for £2."],
  ['en', 'I cut the engine out of written-off cars I buy from insurers and sell the parts.'],
  ['de', 'Wir leeren Automaten für die Betreiber und füllen sie wieder auf.'],
  ['en', 'I shoot families in the park at sunset and sell the prints.'],
  ['en', 'We sit with the baby at night while the parents sleep, £20 an hour.'],
  ['en', "We take children from school to football and wait until they're picked up."],
  ['de', 'Ich schleppe Autos ab, die nicht mehr anspringen, 80 Euro.'],
  ['de', 'Ich passe nachts auf Babys auf, während die Eltern schlafen.'],
  ['de', 'Wir ziehen die Betten ab, während die Gäste frühstücken.'],
  ['de', 'Wir heben die Kisten aus dem Wagen, während die Familie weiter packt.'],
  ['de', 'Wir sammeln nachts Roller ein, laden sie auf und stellen sie wieder hin, der Anbieter zahlt 4 Euro.'],
  ['de', 'Wir klauen niemandem die Zeit: der Termin dauert zehn Minuten.'],
  ['es', 'Recogemos la ropa por la noche y la devolvemos por la mañana.'],
  ['es', 'Nos llevamos los muebles viejos que la gente ya no quiere y los vendemos.'],
  ['es', 'Robamos poco tiempo: la cita dura diez minutos y cuesta 15 euros.'],
  ['zh', '我们帮过世老人的家属清空房子,一天收八百。'],
  ['zh', '我们夜里去办公室倒垃圾桶,一个月三百。'],
  ['zh', '我们夜里帮妈妈看孩子,父母睡觉,一晚三百。'],
])('work that somebody asks for is no theft: %s %s', (language, text) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.each([
  ['en', 'We carry the furniture out of holiday homes at night while nobody is there.'],
  ['en', 'We lift parcels off doorsteps while people are at work and resell them.'],
  ['en', 'We pick apples in other people’s orchards at night and sell them.'],
  ['en', 'We take scooters off the street at night, change their colour and sell them.'],
  ['en', 'We dig up protected orchids at dawn and sell them to collectors.'],
  ['en', 'We cut the hedge of pensioners, then charge ten times the price and threaten them.'],
  ['en', 'We shoot girls in changing rooms and sell the pictures.'],
  ['en', 'We take children from school without asking their parents and sell them.'],
  ['de', 'Wir passen auf Kinder auf und verkaufen ihre Fotos, die Eltern wissen nichts.'],
  ['de', 'Wir sammeln nachts fremde Roller ein, lackieren sie um und verkaufen sie.'],
  ['de', 'Wir zapfen Diesel aus Lastwagen ab, während die Fahrer schlafen, und verkaufen ihn.'],
  ['es', 'Sacamos de noche los radiadores de casas vacías y los vendemos.'],
  ['zh', '我们夜里把垃圾倒进河里,每车一百。'],
  ['zh', '我们夜里把别人家的旧家具搬走卖掉。'],
])('theft in the words of work is theft: %s %s', (language, text) => expect(legalOf(text, language)).toBe('fail'));
