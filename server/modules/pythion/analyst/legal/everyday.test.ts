import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

function stateOf(text: string, language: string): string | undefined {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(result.message);
  return result.report.dealBreakers.find(({ key }) => key === 'legal')?.state;
}

test.for([
  ['en', 'Our app plans shifts for nurses at 3 pounds a month. We did not ask any nurses, only two managers.'],
  ['es', 'Hacemos reformas de baños en Murcia. Acordamos el precio con el cliente antes de empezar la obra.'],
  ['es', 'El cliente y el pintor acuerdan el precio en nuestra app.'],
  [
    'en',
    'We sell electricity from a village windmill. We fix prices for households for two years, and 60 of them signed.',
  ],
  ['en', 'We share one cargo bike among neighbours. In our app members agree who gets it on which day.'],
  ['zh', '我们的软件屏蔽诈骗短信,老人家里每月付10元。'],
  ['zh', '我们帮诊所恢复被勒索软件锁住的数据。'],
  ['zh', '我们帮被人发裸照的女生删除照片,每次收200元。'],
  ['zh', '我们的软件帮镇政府发现围标的公司,每个镇每年付三千元。'],
  ['zh', '我们提供假发票查验服务,每家公司每月50元。'],
  ['zh', '我们的绘本让孩子明白抽烟的害处,每本30元。'],
  ['es', 'Los bares pierden dinero con ellos. Vendemos detectores de billetes falsos a bares de Sevilla.'],
  ['es', 'Las casas nuevas no tienen vigas. Fabricamos vigas falsas de poliuretano para techos.'],
  [
    'de',
    'Wir machen Matten für Pflegeheime. Unsere Matte meldet den Pflegern, wenn verwirrte Bewohner nachts das Haus verlassen.',
  ],
  [
    'en',
    'We make wristbands for care homes. Our wristband shows where confused residents are, and a nurse will get a call.',
  ],
  ['de', 'Gemeinden zahlen uns 8 Euro pro Stück. Wir holen alte Reifen ab, die im Wald liegen.'],
  ['zh', '我们给村里做清运,每车收50元。 村民把建筑垃圾倒在路边,我们拉走处理。'],
  ['en', 'We run a boat. Our boat empties the waste tanks of houseboats on the lake.'],
  ['en', 'Anglers pay us 20 pounds a year. We raise young salmon and let them go into the river.'],
  ['en', 'We run swimming lessons for kids. At the end we let the kids jump into the lake.'],
  ['es', 'Vendemos aceite de oliva de Jaén. Nuestro aceite lo etiquetamos como virgen extra.'],
  ['en', 'We write about scams for pensioners. Our newsletter on scams goes to 400 pensioners.'],
  ['en', 'Festivals fear overdoses. We sell test strips for fentanyl to festivals.'],
  ['en', 'We work with schools. We print an anthology in which pupils publish their essays under their own names.'],
  ['en', 'Drivers pay too much for repairs. Our app shows drivers which garages replace parts that are still good.'],
  [
    'en',
    'I make candles and sell them at 8 pounds. The city rejected my application for a stall at the Christmas market, so I sell online.',
  ],
  [
    'de',
    'Wir machen Kerzen für 8 Euro. Die Stadt hat unseren Antrag auf einen Stand abgelehnt, deshalb verkaufen wir online.',
  ],
  ['es', 'Las oficinas no tienen tiempo. Prestamos servicios de limpieza a oficinas por 300 euros al mes.'],
  ['es', 'Llevamos comida a oficinas por 9 euros. Aseguramos que llegue caliente.'],
  ['en', 'We ship vases for potters. We insure every parcel with Allianz.'],
  ['en', 'We sell a seat for dentists. Our bet is that they would pay 20 pounds.'],
  ['en', 'We rent out cargo bikes at 30 euros a day. We keep a deposit of 50 euros until the bike is back.'],
  ['en', 'I bake bread for cafes at 3 pounds a loaf. I invested my savings of 8,000 pounds in the oven.'],
  ['en', 'Lifts stand still for days. Our sensor diagnoses faults in lifts.'],
  ['en', 'Patients miss their dialysis. We offer rides to patients.'],
  ['de', 'Wir kochen für 4 Euro das Essen. Wir liefern Mittagessen an eine Kita.'],
  ['en', 'Bikes get stolen at the station. Our engraving makes bikes useless for thieves.'],
])('an everyday idea does no harm: %s, %s', ([language, text]) => {
  expect(stateOf(text!, language!)).not.toBe('fail');
});

test.for([
  ['en', 'We sell 1,000 followers for 20 pounds. The followers are bots that we run on 300 phones.'],
  ['de', 'Wir putzen Büros in Köln. Wir beschäftigen die Putzleute schwarz und zahlen keine Sozialabgaben.'],
  ['en', 'Our app lets football coaches chat one to one with players aged nine, and parents have no access.'],
  ['es', 'Prestamos dinero a jubilados. Les hacemos firmar hojas en blanco y ponemos la suma después.'],
  ['en', 'For 40 dollars a month our writers post stays that never took place for homestays.'],
  [
    'en',
    'We photograph houses with a drone and sell the pictures to burglars. We did not ask the owners of the houses.',
  ],
  ['en', 'We run a petrol station. We fix prices with the other petrol stations.'],
  ['en', 'Students have no time for their theses. We write theses for students at 600 pounds each.'],
  ['de', 'Studenten haben keine Zeit. Wir schreiben Hausarbeiten für Studenten, 400 Euro pro Arbeit.'],
  ['zh', '大学生没有时间。 我们帮大学生代写毕业论文,每篇2000元。'],
  ['zh', '女生买不起名牌包。 我们卖高仿名牌包,每个300元。'],
])('a harmful act fails: %s, %s', ([language, text]) => {
  expect(stateOf(text!, language!)).toBe('fail');
});
