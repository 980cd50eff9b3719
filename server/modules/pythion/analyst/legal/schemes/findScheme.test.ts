import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const legalOf = (text: string, language: string): string | undefined => {
  const analysed = analyseIdea(text, language);
  return analysed.ok ? analysed.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  [
    'en',
    'Old people like company. Our callers say they come from the tax office and get them to read out their card number.',
  ],
  ['en', 'Taxi owners sell their cars. We turn the mileage back by forty thousand before the auction.'],
  ['en', 'Snack bars rent a meter. Our fitter slows the meter down and the supplier bills half.'],
  ['en', 'Fish goes off quickly. We stick a later sell-by date on the packets and sell them to hospitals.'],
  ['en', 'Bees are expensive to keep. We stretch honey with glucose and sell it in jars that say pure honey.'],
  ['en', 'Fork-lift drivers need a card. We print certificates for men who have never passed the test.'],
  ['en', 'Families look for cottages in July. We list cottages that don’t exist and take deposits.'],
  ['en', 'Clubs pay what arrives. We send them bills for adverts that nobody ordered.'],
  ['en', 'Skiers post where they are. We find out which houses stand empty and our lads clear out the jewellery.'],
  ['en', 'Law firms have no copies. We encrypt their files and hand over the key for 9,000.'],
  ['en', 'Politicians have affairs. We get hold of the messages and ask for five thousand to keep them off the web.'],
  ['en', 'Wards are loud at night. We crush sleeping pills into the porridge of the residents.'],
  ['en', 'Farms want cheap pickers. We bring boys of 12 who pick until midnight because they are cheaper.'],
  ['en', 'Buildings wait for a permit. We hand the inspector an envelope so our file goes to the top.'],
  ['en', 'Collectors want orchids. Our guides dig them up in the national park and post them in moss.'],
  ['en', 'Owners want higher rents. We cut the water until the tenants move out.'],
  ['de', 'Gebrauchtwagen sollen wenig gelaufen sein. Bevor der Käufer kommt, drehen wir den Tacho auf die Hälfte.'],
  ['de', 'Im Heim ist es nachts laut. Wir rühren den Bewohnern Schlafmittel in den Tee.'],
  [
    'de',
    'Höfe brauchen Erntehelfer. Wir nehmen ihnen den Pass ab und geben ihn erst zurück, wenn sie alles abbezahlt haben.',
  ],
  ['de', 'Vermieter sind neugierig. In der Lampe sitzt bei uns ein Mikrofon, von dem niemand etwas merkt.'],
  ['es', 'La fresa necesita manos. Traemos niñas de doce años que recogen de noche porque cobran menos.'],
  ['es', 'Hay poco trabajo. Publicamos puestos que no existen y cobramos cien euros de inscripción.'],
  ['es', 'Los talleres tienen aceite usado. Lo vertemos de noche al río.'],
  ['zh', '老人容易相信人。我们打电话说自己是银行客服，让他们把密码告诉我们。'],
  ['zh', '公司怕产假。我们的软件把准备生孩子的女应聘者筛掉。'],
  ['zh', '二手车要好卖。我们把里程表调低三万公里再交车。'],
])('a harmful act in a business-like tone fails: %s, %s', (language, text) => {
  expect(legalOf(text, language)).toBe('fail');
});

test.each([
  ['en', 'Old people like company. We teach them what to say when a caller says he comes from the tax office.'],
  ['en', 'Taxi buyers get cheated. We find out whether somebody has turned the mileage back before the auction.'],
  ['en', 'We turn clocks back for elderly neighbours on the last Sunday of October.'],
  ['en', 'We print best-before dates on jars for small jam makers.'],
  ['en', 'We print certificates for people who have never run a marathon before.'],
  ['en', 'We send letters to applicants over fifty and invite them to a course.'],
  ['en', 'We clear out houses of people who have died, for their families.'],
  ['en', 'We lock the files of law firms in a vault and hand over the key when they ask.'],
  ['en', 'We sell ginger beer to children at fairs.'],
  ['en', 'We bury cables in fields at night, so that trains can run by day.'],
  ['en', 'We collect eggs from the nests of our hens every morning.'],
  ['en', 'We turn off the water until the plumber has mended the pipe in the tenants’ flat.'],
  ['de', 'Wir geben Ausweise für die Bibliothek erst aus, wenn die Gebühr bezahlt ist.'],
  ['de', 'Unser Labor weist nach, ob jemand den Bewohnern Schlafmittel in den Tee rührt.'],
  ['de', 'Wir bringen Kinder nachts mit dem Bus in den Wald, um Fledermäuse zu hören.'],
  ['es', 'Ponemos el contador a cero cuando cambiamos el aceite.'],
  ['es', 'Buscamos a los niños que trabajan de noche y los llevamos de vuelta a la escuela.'],
  ['zh', '我们给面包店印生产日期标签。'],
  ['zh', '我们教老人，有人打电话说自己是银行客服时该怎么办。'],
])('its remedy or a harmless trade does not: %s, %s', (language, text) => {
  expect(legalOf(text, language)).not.toBe('fail');
});
