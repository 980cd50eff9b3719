import { expect, test } from 'vitest';
import type { CanvasBlock } from '../../../../../shared/contracts/analysis';
import { analysisOf } from '../testing/analysisOf';

const blockOf = (text: string, block: CanvasBlock): string[] =>
  analysisOf(text).report.canvas.flatMap(({ block: name, entries }) =>
    name === block ? entries.map(({ quote }) => quote) : [],
  );

const phone = {
  en: 'Small shops in Bristol lose bookings when nobody picks up the phone. Our assistant answers calls at 29 pounds a month.',
  de: 'Kleine Praxen in Bonn verlieren Termine, weil am Telefon keiner abhebt. Unser Assistent nimmt Anrufe für 39 Euro im Monat an.',
  es: 'Las clínicas pierden citas porque nadie coge el teléfono. Nuestro asistente atiende las llamadas por 49 euros al mes.',
  zh: '成都的小餐馆经常漏接订位电话。我们的语音助手自动接电话，每月收199元。',
} as const;

test.each([
  ['channels', `${phone.en} We spoke with 22 owners at two fairs.`, 'We spoke'],
  ['channels', `${phone.de} Wir haben 19 Praxen besucht. Zu den Praxen kommen wir über die Kammer.`, 'besucht'],
  ['channels', `${phone.es} Visitamos a 16 clínicas. Vendemos en la feria dental.`, 'Visitamos'],
  ['channels', `${phone.en} We will monetize later with ads and subscriptions.`, 'monetize'],
  ['channels', `${phone.en} Clients who reach voicemail call the next firm.`, 'next firm'],
  ['channels', `${phone.es} Mi hermano programó la página de la federación.`, 'hermano'],
  ['channels', `${phone.es} Queremos llegar a diez clínicas.`, 'llegar'],
  ['unfairAdvantage', `${phone.en} The inspectorate said in writing that no licence is needed.`, 'licence'],
  [
    'unfairAdvantage',
    `${phone.de} Das Amt hat schriftlich bestätigt, dass keine Genehmigung nötig ist.`,
    'Genehmigung',
  ],
  ['unfairAdvantage', `${phone.es} El ayuntamiento confirmó por escrito que no hace falta licencia.`, 'licencia'],
  ['unfairAdvantage', `${phone.zh}工商局书面答复说不需要许可证。`, '许可证'],
  ['unfairAdvantage', `${phone.de} Das Amt hat uns die Lizenz nicht erteilt.`, 'Lizenz'],
  ['unfairAdvantage', `${phone.en} Our partner bank gives the loans under its own licence.`, 'licence'],
  ['solution', `${phone.en} Our partner bank gives the loans under its own licence.`, 'licence'],
  ['solution', `${phone.de} Unsere Partnerbank vergibt die Kredite unter ihrer eigenen Lizenz.`, 'Lizenz'],
  ['unfairAdvantage', `${phone.es} Nuestro banco socio da los préstamos con su propia licencia.`, 'licencia'],
  ['unfairAdvantage', `${phone.zh}合作银行用自己的牌照放款。`, '牌照'],
  ['customerSegments', `${phone.de} Über den Ärzteverband erreichen wir 400 Praxen.`, 'erreichen'],
  ['problem', `${phone.en} Until now they waited on the phone for twenty minutes.`, 'Until now'],
  ['problem', `${phone.de} Bisher warteten sie zwanzig Minuten am Telefon.`, 'Bisher'],
  ['unfairAdvantage', `${phone.en} Our licensed engineers answer calls.`, 'licensed'],
  ['solution', 'Bakers in Porto forget orders. My co-founder designed scales at Soehnle.', 'scales'],
  ['unfairAdvantage', `${phone.en} The food office gave us five stars.`, 'five stars'],
  ['customerSegments', `${phone.en} We interviewed 31 shop owners.`, 'interviewed'],
  ['customerSegments', `${phone.zh}我们问了40位老板。`, '问了'],
  ['customerSegments', `${phone.zh}我们在市场门口贴二维码找客户。`, '二维码'],
  ['revenueStreams', `${phone.en} We pay each caller 5 pounds a day.`, 'caller'],
  ['revenueStreams', '成都的小餐馆经常漏接电话，每家每月因此损失四千元左右。我们的助手每月收199元。', '损失'],
  ['problem', `${phone.es} La usan 9 clínicas desde marzo y pierden un 40 % menos citas que antes.`, '40 %'],
  ['problem', `${phone.es} Hablé con 20 dueñas y 15 me enseñaron la agenda.`, 'agenda'],
  ['solution', `${phone.en} My co-founder wrote booking software at a hospital group.`, 'hospital'],
  ['solution', `${phone.en} My sister wrote about us in the guild paper, and 12 shops called.`, 'sister'],
  ['solution', `${phone.en} Our Instagram ads cost 900 euros and brought 12 customers.`, 'Instagram'],
  ['solution', `${phone.es} Hablamos con 26 dueños y 19 nos dijeron que pierden llamadas.`, 'Hablamos'],
  [
    'revenueStreams',
    'Pendler finden keinen Platz für ihr Rad. Wir vermieten Boxen für 12 Euro im Monat. Eine Box kostet 400 Euro und hält zehn Jahre.',
    '400',
  ],
  [
    'problem',
    '出租房的租客搬家时总找不到放东西的地方。我们租小间，每月收120元。以前他们把东西堆在走廊里，或者寄回老家。',
    '走廊',
  ],
] as const)('the block %s has nothing of another kind: %s', (block, text, words) => {
  expect(blockOf(text, block).join('\n')).not.toContain(words);
});

test.each([
  ['solution', `${phone.en} We interviewed 12 owners.`, 'Our assistant answers calls'],
  ['solution', 'My co-founder built the app that notes orders. Bakers in Porto forget orders.', 'built the app'],
  [
    'solution',
    'Mi socia desarrolló la aplicación que anota los pedidos. Los panaderos de Oporto olvidan pedidos.',
    'desarrolló la aplicación',
  ],
  ['solution', 'Landlords in Leeds lose keys. My partner designed the lock that our boxes use.', 'designed the lock'],
  [
    'solution',
    'Nurses lose time on paper. My sister built our scheduling tool, which fills shifts.',
    'scheduling tool',
  ],
  ['unfairAdvantage', `${phone.en} The council gave us the licence, which only two firms hold.`, 'the licence'],
  ['unfairAdvantage', `${phone.de} Die Stadt hat uns die Lizenz gegeben, die nur zwei Firmen haben.`, 'die Lizenz'],
  ['unfairAdvantage', `${phone.es} El ayuntamiento nos dio la licencia, que solo tienen dos empresas.`, 'la licencia'],
  [
    'unfairAdvantage',
    '老人看病要等很久。我们的诊所晚上开门，每次收80元。卫生局给我们发了许可证，全市只有两家有。',
    '许可证',
  ],
  ['channels', `${phone.en} We called 40 shops and 9 signed a contract.`, 'We called 40 shops'],
  ['channels', `${phone.de} Wir haben 19 Praxen besucht. Zu den Praxen kommen wir über die Kammer.`, 'über die Kammer'],
  ['unfairAdvantage', `${phone.en} I managed a call centre for nine years.`, 'nine years'],
  ['revenueStreams', `${phone.en} A call costs the shop 2 pounds, and we pay the caller 1 of it.`, '29 pounds'],
  ['problem', `${phone.en} We asked 20 shops; 14 lose more than five calls a day.`, '14 lose more than five calls'],
  ['problem', `${phone.en} Today they let it ring, and half of the callers are gone.`, 'lose bookings'],
  ['customerSegments', `${phone.zh}我们问了40位老板。`, '小餐馆'],
  [
    'revenueStreams',
    'Las peluquerías pierden citas. Nuestra aplicación manda un aviso y cobra una señal de 5 euros. Ocho peluquerías pagan 19 euros al mes desde febrero, y las ausencias bajaron de seis a dos.',
    'pagan 19 euros',
  ],
  [
    'problem',
    'Las peluquerías pierden citas. Nuestra aplicación manda un aviso. Los clientes llegan hoy tarde y se pierden dos horas al día.',
    'pierden citas',
  ],
] as const)('the block %s keeps what is of its kind: %s', (block, text, words) => {
  expect(blockOf(text, block).join('\n')).toContain(words);
});

test.each([
  ['We interviewed 31 shop owners in Leeds about missed calls. Our assistant answers the phone.', 'shop owners'],
  ['Wir haben 24 Hebammen in Köln befragt. Unsere App schreibt die Abrechnung.', '24 Hebammen'],
  ['Hablamos con 26 floristas de Lugo. Nuestra aplicación calcula los pedidos.', '26 floristas'],
  ['我们访问了27位花店老板。我们的软件会算好进货量。', '花店老板'],
])('of those who were only asked, the name stands for the customers: %s', (text, name) => {
  expect(blockOf(text, 'customerSegments')).toEqual([name]);
});

test('a part of a quotation is not quoted once more', () => {
  const quotes = blockOf(
    'Las madres compran el uniforme nuevo cada año. Recogemos los usados, los lavamos y los vendemos a 35 euros. El año pasado vendimos 83.',
    'revenueStreams',
  );
  expect(quotes.filter((quote) => quote.includes('los vendemos a 35 euros'))).toHaveLength(1);
});
