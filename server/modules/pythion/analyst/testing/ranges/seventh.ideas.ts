import type { RangedIdea } from './range';

/** Written from the method alone, by somebody who had seen neither rules nor data, and opened for 2.1: nothing learned from it. */
export const seventhIdeas: readonly RangedIdea[] = [
  {
    id: 'd-i01',
    text: "Rose farms around Lake Naivasha throw away whole boxes because the cold rooms drift at night and nobody notices before the packers come in. We went through the loss books of 14 farms: on average 310 dollars a week went on the compost. Our battery sensor rings the night guard. Eleven farms have paid 45 dollars a month since February 2023 and ten of them renewed for a second year; a sensor costs us 12 dollars a month with everything. Before, a guard wrote the temperature on a sheet every four hours; over three months our rooms lost 62 percent less than the rooms with the sheet. The growers' co-operative presents us at its monthly meeting, which comes to about 20 dollars per new farm. My partner repaired cold stores for nine years. The county register lists 168 farms of this size, so 168 × 45 × 12 = 90,720 dollars a year.",
    expect:
      'score 88..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4.2..5, differentiation 3.7..5, feasibility 3.7..5, market 4..5',
  },
  {
    id: 'd-i02',
    text: "Scaffolding firms in West Yorkshire with fewer than 20 staff lose couplers and boards on every site. I was yard manager at one of them for twelve years. Last spring eight firms let us count: 9 percent of the fittings never came back, about £1,400 per firm per month. We stamp a cheap tag on each bundle and the driver scans it in and out with his phone. Six of the eight pay £95 a month, all six paid again this year, and the tags and the server come to £22 a month for each firm. Until now the drivers noted bundles on a carbon pad, and the pad gets wet or lost. The scaffold merchants' counter in Bradford hands out our leaflet; it brought 4 of the 6, at roughly £30 each.",
    expect:
      'score 69..89, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4.2..5, differentiation 2.3..4, feasibility 3.3..5, market 0..1',
  },
  {
    id: 'd-i03',
    text: "Small goat dairies in Munster have to drive their milk up to 90 km to be pasteurised, since a plant of their own costs more than a year's income. We tow a pasteuriser from farm to farm. The food safety authority inspected the trailer in March and granted us the approval number printed on each can. Nine dairies book us every Tuesday or Thursday; they pay €60 per visit and have done so for 31 weeks, while fuel, cleaning and wages come to €38 a visit. Seven of the nine sent us their old haulage bills, around €110 a run. Bríd is a dairy technologist with 15 years in cheese plants. The farm advisory office counts 74 goat holdings in the province and tells new ones about us.",
    expect:
      'score 74..94, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, revenue 4..5, feasibility 4.2..5, market 2.3..4.2',
  },
  {
    id: 'd-i04',
    text: "Tractor workshops in small towns of Punjab wait days for a gasket or a bearing. I sat with 22 mechanics in Moga and Barnala; 17 of them had lost at least one job in the last month because the part was not found in time, and they showed me the cancelled job cards. Today they ring five or six dealers one after another, and the dealers often do not pick up. I have built a working WhatsApp bot that asks all the dealers of a district at once. The mechanics' association of Moga put it in its group and 12 workshops have tried it. The workshop pays 15 rupees per part found; nobody has been charged so far.",
    expect:
      'score 44..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..4, adoption 2..3.7, differentiation 2.3..3.6, feasibility 2.2..3.6, market 0..1',
  },
  {
    id: 'd-i05',
    text: 'At two public schools in Quezon City the lunch break is 30 minutes, and pupils spend most of it in the canteen queue. We timed it: 19 minutes on average before, 6 minutes after we let classes order in the morning from a tablet. In the ninth week 1,140 of 1,300 pupils ordered this way every day. Before us the cashier took cash and called the dishes out loud, and a quarter of the children gave up and bought crisps outside. The canteen head of the first school introduced us to the second. We have not talked about money with anybody yet.',
    expect:
      'score 52..72, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.2..5, adoption 3.2..5, revenue 0..1, feasibility 3..4.6, market 0..1.5',
  },
  {
    id: 'd-i06',
    text: 'We are a charity in the Alentejo. In villages without a shop, washing machines and hearing-loop amplifiers are thrown away because the nearest repairer is an hour off. We visited 35 households in Mértola; 21 had scrapped something in the past year and told us what the new one cost, 280 euros on average. A van with two retired electricians comes to the village square once a month. The town hall pays 400 euros per repair day; three days have been held and paid so far. People used to wait for a nephew from Lisbon to look at it. There are 61 parishes of this kind in the district according to the statistics office. The parish priests announce the date.',
    expect:
      'score 51..75, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..4.4, adoption 2.2..4.2, revenue 3..4.7, market 2.4..4.2',
  },
  {
    id: 'd-i07',
    text: 'Our idea is a place on the internet where things come together. You log in and see what matters, you share, you discover, and everything becomes easier and more beautiful. There will be a design that one likes to look at and many functions that do not exist elsewhere in this way. Later we will add more. We are convinced that it can become something big, because nowadays a lot is changing and such solutions are in demand.',
    expect:
      'score 0..16, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1, adoption 0..1, revenue 0..1',
  },
  {
    id: 'd-i08',
    text: 'Many older people are lonely. We want to make an app in which pensioners find somebody to chat with or to go for a walk. It is simpler than other apps because the letters are large. We will advertise it on Facebook and in newspapers. Perhaps the families will pay something, or the health insurers. The number of older people grows every year, so the market is gigantic.',
    expect:
      'score 12..32, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.7..2, adoption 0.4..1.6, revenue 0.3..1.6, differentiation 0.5..2, feasibility 0.4..1.6, market 0.4..1.5',
  },
  {
    id: 'd-i09',
    text: 'Get ready for the most disruptive restaurant technology of the decade! Our world-class, award-worthy AI engine brings hyper-personal magic to every table and leaves all competitors in the dust. Chefs adore it, guests are thrilled, and investors call it a no-brainer. Our visionary dream team combines unmatched passion with flawless execution. The global restaurant industry is worth 3 trillion dollars, and with a mere one percent of it we will be a unicorn before anyone else wakes up. Nothing can stop us.',
    expect:
      'score 2..24, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1.4, adoption 0..1.2, revenue 0..1.2, market 0.4..1.5',
  },
  {
    id: 'd-i10',
    text: 'Independent opticians in Flanders often forget to call customers whose glasses have been ready for weeks. In the autumn we are going to interview 30 opticians and ask what an uncollected pair costs them. After that we shall program a reminder tool, pilot it with five shops, and we expect all five to renew. We intend to charge 29 euros per shop and month; running one shop should cost us about 6 euros. By next summer 200 shops will be paying and the buying group will recommend us to its members. So far nothing exists but this page.',
    expect:
      'score 13..36, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.3, adoption 0..1.6, feasibility 0.3..1.7, revenue 0.5..3',
  },
  {
    id: 'd-i11',
    text: 'Bike couriers in Warsaw get cold, wet hands. A Danish company sells heated grips: 8,000 couriers in Copenhagen paid 90 euros for theirs, four out of five bought a second pair, and their study showed 40 percent fewer sick days. An industry magazine calls this the trend of the year. We want to offer something similar in Poland under our own brand. We have not spoken to any courier here and have no grip to show yet, but the Danish numbers prove that it works.',
    expect:
      'score 9..29, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.4, adoption 0..1.2, revenue 0..1.7, feasibility 0..1.6',
  },
  {
    id: 'd-i12',
    text: 'Amateur choirs in Ontario told us that learning a part at home is hard, so we built an app that plays each voice separately. Choir directors shared the link and 340 singers installed it in September. After one week 41 opened it again, after four weeks 3, and since November not one singer has come back. We sent reminders, added new songs and made it free; it changed nothing. Those we phoned said that the rehearsal recording on their phone does the job. My co-founder has led choirs for ten years.',
    expect:
      'score 14..35, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, revenue 0..1.5, market 0..1, adoption 0..3.2',
  },
  {
    id: 'd-i13',
    text: 'We wanted to help campsite owners in Brittany who fight with double bookings. In January we visited 32 of them and asked to see their calendars for the whole of last season. Not one had had a double booking; their booking software has blocked the pitch automatically for years, and 32 out of 32 said that this gives them no trouble at all. We do have a finished prototype with a very clear calendar, priced at 35 euros a month per site, and we still hope to sell it.',
    expect:
      'score 12..33, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, problem 0..2.2, differentiation 0..1.7, market 0..1.5',
  },
  {
    id: 'd-i14',
    text: 'Heirs of foreign war veterans are often owed small pensions they have never heard of; an archivist showed us 60 closed files, worth 2,300 dollars each on average. We can work out the claim in two days with software that already runs. The trouble is that there is no list of these heirs, they belong to no association, they do not know that they are heirs, and they do not search for it. We tried letters, radio and genealogy forums for seven months and did not find a single one. We have no way to get to them. The fee is 15 percent of the pension.',
    expect:
      'score 18..35, verdict no_go, reach: fail, problem: pass/unknown, legal: pass/unknown, adoption 0..2, problem 1.8..3.8, feasibility 2..4',
  },
  {
    id: 'd-i15',
    text: 'In Recife, street food sellers need ice before six in the morning and the ice factory opens at eight. We deliver it by cargo bike. 54 sellers buy from us daily and 49 of them have done so for more than five months. A sack sells for 8 reais, and each sack costs us 11 reais with ice, rider and repairs. If we raise the price they freeze water at home overnight, which is slow and fills the freezer; if we carry more sacks, the cost per sack stays the same. We have found no way to change this. The sellers tell one another about us, so a new customer costs nothing.',
    expect:
      'score 38..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, adoption 3.6..5, revenue 1..3.6, market 0..1',
  },
  {
    id: 'd-i16',
    text: "Farm workers in Andalusia cannot get to a doctor during the harvest. Whoever wishes comes to our van at the edge of the field; we take blood, test it for anaemia and diabetes and explain the diagnosis in private. In eleven weeks 620 workers were tested, 214 came back for a second test, and growers paid us 18 euros a test, with costs of 7 euros. The growers' union sends us to its members. Normally people lose a day's wage, 52 euros, to see the health centre in town. My brother and I both picked oranges there for ten years.",
    expect:
      'score 42..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3.6..5, revenue 3.8..5, market 0..1',
  },
  {
    id: 'd-i17',
    text: 'Worried husbands and boyfriends want to know where she really is. Our program goes onto her phone in two minutes while she sleeps, shows no icon, and forwards her messages, calls and position to his. 12,400 men pay 29 dollars a month, 83 percent renew after the first year, and hosting is 2 dollars a head. We measured it against the market leader: ours stayed unnoticed on 97 percent of the phones, theirs on 61. Barber shops in Texas hand out our card, which costs us 4 dollars per buyer. The team has built phones for ten years.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, revenue 3.5..5, adoption 3.5..5',
  },
  {
    id: 'd-i18',
    text: 'Families in the Gulf need housemaids who stay for the whole contract. Our agency in Kampala supplies young women and has placed 1,900 since 2021. When they land, our driver takes their passports and keeps them in our safe until the two years are over, and what we spent on the journey is held back from their wages until then, which they learn on arrival. That way only 2 percent leave early, against 31 percent at other agencies. The families pay 2,600 dollars a placement, our cost is 900, and 70 percent order a second maid from us.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, revenue 3.5..5, adoption 2.5..5',
  },
  {
    id: 'd-i19',
    text: 'Winzer an der Mosel mit Steillagen unter fünf Hektar verlieren Reben, weil sie den Mehltau in den oberen Terrassen zu spät sehen. Wir haben 2022 bei 16 Betrieben die Ausfälle gezählt: im Schnitt 3.800 Euro je Saison. Unsere Drohne fliegt jeden Montag die Terrassen ab und meldet befallene Zeilen. 13 Betriebe haben letztes Jahr 140 Euro im Monat bezahlt, 12 davon haben für dieses Jahr verlängert; ein Betrieb kostet uns 55 Euro im Monat. Bisher gehen die Winzer selbst durch die Zeilen und schaffen die oberen nur alle drei Wochen. Mit uns sank der Ausfall um 47 Prozent gegenüber den Nachbarparzellen. Der Winzerverband stellt uns auf seinen Treffen vor, das kostet rund 40 Euro je neuem Kunden. Die Fluggenehmigung des Landes liegt vor, und Jana ist seit elf Jahren Rebschutzberaterin.',
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4.2..5, differentiation 3.3..5, feasibility 4..5',
  },
  {
    id: 'd-i20',
    text: 'Wir möchten Hausverwaltungen in Leipzig das Leben leichter machen. Im Herbst werden wir mit zwanzig von ihnen sprechen und fragen, wie viel Zeit die Zählerablesung kostet. Danach wollen wir eine App entwickeln, die den Zählerstand vom Foto abliest. Wir gehen davon aus, dass im ersten Jahr 150 Verwaltungen je 49 Euro im Monat zahlen werden und fast alle verlängern. Eine Werbeagentur soll uns bekannt machen. Bis jetzt haben wir weder mit jemandem gesprochen noch etwas gebaut.',
    expect:
      'score 11..34, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.3, adoption 0..1.6, feasibility 0.3..1.7',
  },
  {
    id: 'd-i21',
    text: 'Los pescadores artesanales de la caleta de Tongoy venden al primer camión que llega porque no saben a cuánto se paga la merluza en Coquimbo. Hablamos con 26 patrones de bote; 19 nos mostraron sus boletas del último mes y habían vendido en promedio 120 pesos por kilo más barato que el precio de la feria. Hoy llaman a un primo que trabaja en el terminal, y él contesta cuando puede. Tenemos un prototipo que manda los precios por mensaje a las cinco de la mañana; el sindicato lo anunció en su asamblea y 15 patrones lo están probando. Cada patrón paga 3.000 pesos al mes, aunque todavía no hemos cobrado a nadie.',
    expect:
      'score 45..65, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..4.3, adoption 2..3.8, differentiation 2.2..3.6, feasibility 2.2..3.6, market 0..1',
  },
  {
    id: 'd-i22',
    text: 'Los dueños de hoteles en Cancún quieren subir en los buscadores. Nosotros tenemos 700 perfiles con fotos de turistas que no existen y con ellos escribimos cada mes cientos de opiniones de cinco estrellas sobre estancias que nunca ocurrieron. Ya nos pagan 140 hoteles, 400 dólares al mes cada uno, y 126 han renovado por segundo año; nuestro costo es de 60 dólares por hotel. Medimos un aumento de reservas del 34 por ciento en tres meses. Una asociación de hoteleros nos recomienda a sus miembros.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, revenue 3.5..5, adoption 3..5',
  },
  {
    id: 'd-i23',
    text: '云南普洱的小茶农采茶季经常因为烘干不及时而让鲜叶变质。去年春天我们在23户茶农家里称过：平均每户每季损失4,200元。我们把一台小型烘干机装在三轮车上，上门按公斤收费，每公斤鲜叶收3元，我们的成本是每公斤1.2元。去年有19户付了钱，今年其中17户又来预订并付了款。以前他们用大铁锅手工炒，一晚上只能炒20公斤；我们同样时间烘120公斤，变质的鲜叶减少了七成。镇上的合作社把我们介绍给社员，每增加一户大约花15元。我的合伙人做茶叶机械修理已有十二年。县农业局登记的同类茶农有1,850户。',
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3.3..5, market 2.4..4.4',
  },
  {
    id: 'd-i24',
    text: '我们为成都的合租青年做了一款分摊家务的小程序。去年九月通过租房中介推广，有520人注册。第一周还有60人打开，一个月后只剩4人，到了十二月，没有一个人继续使用，也没有一个人愿意付每月5元。我们打电话问了30位用户，他们都说在微信群里说一声就行了，用不着这个。程序已经做好，运行正常，两位创始人都是有六年经验的程序员。',
    expect:
      'score 12..35, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, market 0..1, adoption 0..3.2, differentiation 0..2.3',
  },
];
