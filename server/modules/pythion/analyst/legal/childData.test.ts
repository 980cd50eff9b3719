import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

function legalOf(text: string): string | undefined {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(result.message);
  return result.report.dealBreakers.find(({ key }) => key === 'legal')?.state;
}

test.each([
  "A game for children aged 6 to 9 that collects their location and voice and sells it to toy makers. Parents don't have to agree since the kids tap OK.",
  'A learning app for under-tens. It sends their names and photos to ad networks. Parents need not consent.',
  'We sell the location data of pupils to marketing firms.',
  'Our smartwatch for kids shares the whereabouts of the children with insurers and brands.',
  'Toddlers talk to our teddy bear. We record what they say and pass it on to advertisers.',
  'Eine Spiele-App für Kinder von 6 bis 9 Jahren, die Standort und Stimme sammelt und an Spielzeughersteller verkauft. Die Eltern müssen nicht zustimmen.',
  'Unsere Lern-App wird von Schülern benutzt. Ihre Chats geben wir an Werbekunden weiter, die Daten liefern wir an Firmen.',
  'Un juego para niños de 6 a 9 años que recoge su ubicación y su voz y las vende a fabricantes de juguetes. Los padres no tienen que aceptar.',
  'Una aplicación para alumnos. Compartimos sus fotos con anunciantes.',
  '一款给6到9岁孩子玩的游戏，收集他们的位置和声音，卖给玩具厂。家长不用同意，孩子自己点确定就行。',
  '我们的手表记录小学生的定位数据，打包卖给广告公司。',
  'Kids talk to our doll. We record what they say and sell it to many toy makers. Three shops agreed to test it.',
])('data of children that are sold without their parents are harm: %s', (text) => expect(legalOf(text)).toBe('fail'));

test.each([
  'An app for parents that shows where their children are. We sell no data to advertisers.',
  'A smartwatch for kids. It sends the location to the parents only.',
  'We check whether apps for children sell their data to advertisers, and warn the parents.',
  'A game for children aged 6 to 9. We never share their names with advertisers.',
  'We collect voice recordings of children who stutter, with the written consent of the parents, and license them to firms that make hearing aids.',
  'We sell photos of school classes to parents. The children get one print each.',
  'Schools share their timetable data with bus companies through our app, so that pupils arrive on time.',
  'Wir verkaufen die Wandbilder für Kinder an Möbelhändler.',
  'We sell wooden toys for toddlers to toy makers and retailers.',
  'Eine App für Kinder. Wir verkaufen keine Daten an Werber.',
  'Una aplicación para niños. No vendemos sus datos a anunciantes.',
  '儿童手表，位置只给家长看。我们不卖给广告公司。',
])('and nothing of that is: %s', (text) => expect(legalOf(text)).not.toBe('fail'));
