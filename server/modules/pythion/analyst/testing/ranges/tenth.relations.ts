import type { RangedForms } from './range';

/** The same idea in another form: within two points. */
export const tenthForms: readonly RangedForms[] = [
  {
    id: 'j-same-01',
    base: 'Ship chandlers in Valparaíso lose orders that come by radio. We write them down on a shared board. 14 chandlers pay 30 dollars a month. The harbour office recommends us.',
    forms: [
      'The harbour office recommends us. 14 chandlers pay 30 dollars a month. Ship chandlers in Valparaíso lose orders that come by radio. We write them down on a shared board.',
    ],
  },
  {
    id: 'j-same-02',
    base: 'Falconers in Qatar need cooled transport boxes. 9 falconers paid 700 riyals for ours. Last summer 4 of 10 birds fell ill on the road, with our box 1 of 10.',
    forms: [
      'Falconers in Qatar need cooled transport boxes.\n\n- 9 falconers paid 700 riyals for ours.\n\n- Last summer 4 of 10 birds fell ill on the road, with our box 1 of 10.',
    ],
  },
  {
    id: 'j-same-03',
    base: 'We rent steam presses to hat makers in Ecuador. 20 hat makers have paid 15 dollars a day since May, and a day costs us 6 dollars.',
    forms: [
      'WE RENT STEAM PRESSES TO HAT MAKERS IN ECUADOR. 20 HAT MAKERS HAVE PAID 15 DOLLARS A DAY SINCE MAY, AND A DAY COSTS US 6 DOLLARS.',
    ],
  },
  {
    id: 'j-same-04',
    base: 'Allotment clubs in Bristol pay us £25 a month for a tool library. 11 clubs renewed, and a club costs us £9 a month.',
    forms: [
      'Allotment clubs in Bristol pay us 25 GBP a month for a tool library. 11 clubs renewed, and a club costs us 9 GBP a month.',
    ],
  },
  {
    id: 'j-same-05',
    base: 'Snail farmers in Ghana lose snails in the dry months. Our mist tent kept 88 of 100 alive where it was 52 of 100 before. 17 farmers bought one for 300 cedis.',
    forms: [
      '1. Snail farmers in Ghana lose snails in the dry months.\n2. Our mist tent kept 88 of 100 alive where it was 52 of 100 before.\n3. 17 farmers bought one for 300 cedis.',
    ],
  },
  {
    id: 'j-same-06',
    base: 'Chimney sweeps in Lithuania write their reports by hand in the evening. Our form saves them 40 minutes a day, timed with 8 sweeps. 23 sweeps pay 12 euros a month.',
    forms: [
      'Chimney sweeps in Lithuania write their reports by hand in the evning. Our form saves them 40 minutes a day, timed with 8 sweeps. 23 sweeps pay 12 euros a monht.',
    ],
  },
  {
    id: 'j-same-07',
    base: 'I want to rent prams to tourists in Kyoto. Pushing a child over gravel is hard for them. I would ask 1,000 yen a day. Two hostels may help.',
    forms: [
      'Two hostels may help. I would ask 1,000 yen a day. I want to rent prams to tourists in Kyoto. Pushing a child over gravel is hard for them.',
    ],
  },
  {
    id: 'j-same-08',
    base: 'Veterinary students in Nairobi share our skull models. The University bookshop sells them at 2,500 shillings. 66 students bought one this term.',
    forms: [
      'veterinary students in nairobi share our skull models. the university bookshop sells them at 2,500 shillings. 66 students bought one this term.',
    ],
  },
  {
    id: 'j-same-09',
    base: 'Coffee washers in Huila pay us $4 per sack for moisture checks. We did 900 sacks, each check costs us $1.',
    forms: [
      'Coffee washers in Huila pay us USD 4 per sack for moisture checks. We did 900 sacks, each check costs us USD 1.',
    ],
  },
  {
    id: 'j-same-10',
    base: 'We built a bread club for students in Leuven. 80 students joined and after a month nobody came any more. The price was 10 euros.',
    forms: [
      'We built a bread club for studnets in Leuven. 80 students joined and after a month nobody came any more. The prise was 10 euros.',
    ],
  },
  {
    id: 'j-same-11',
    base: 'Stone wall builders in Yorkshire search for copings. We list leftovers from quarries. 5 quarries agreed to send us their list each Friday. 40 wallers look at it every week.',
    forms: [
      'a) Stone wall builders in Yorkshire search for copings.\nb) We list leftovers from quarries.\nc) 5 quarries agreed to send us their list each Friday.\nd) 40 wallers look at it every week.',
    ],
  },
  {
    id: 'j-same-12',
    base: 'Sugar cane juice sellers in Lahore lose an hour a day cleaning the press. 30 sellers told us so and showed us the rags. Our quick roller takes 10 minutes. 21 of the sellers paid 6,000 rupees.',
    forms: [
      'Our quick roller takes 10 minutes.\nSugar cane juice sellers in Lahore lose an hour a day cleaning the press.\n30 sellers told us so and showed us the rags.\n21 of the sellers paid 6,000 rupees.',
    ],
  },
  {
    id: 'j-same-13',
    base: 'Mosque caretakers in Sarajevo beat carpets by hand twice a year. We wash them on the spot for 2 marks a square metre. 34 mosques ordered and 29 ordered again.',
    forms: [
      'Mosque caretakers in Sarajevo beat carpets by hand twice a year. We wash them on the spot for 2 marks a sqaure metre. 34 mosques orderd and 29 ordered again.',
    ],
  },
  {
    id: 'j-same-14',
    base: 'Fährleute am Rhein warten auf Ersatzteile. 12 Fährleute zahlen uns 80 € im Monat für ein gemeinsames Lager. Die Wasserschutzgenossenschaft empfiehlt uns.',
    forms: [
      'Die Wasserschutzgenossenschaft empfiehlt uns. Fährleute am Rhein warten auf Ersatzteile. 12 Fährleute zahlen uns 80 EUR im Monat für ein gemeinsames Lager.',
    ],
  },
  {
    id: 'j-same-15',
    base: 'Los talleres de guitarras de Paracho secan la madera al sol y se les raja. Nuestro horno bajó las rajaduras de 18 a 4 de cada 100. 10 talleres pagan 350 pesos por carga.',
    forms: [
      '- los talleres de guitarras de Paracho secan la madera al sol y se les raja.\n- nuestro horno bajó las rajaduras de 18 a 4 de cada 100.\n- 10 talleres pagan 350 pesos por carga.',
    ],
  },
  {
    id: 'j-same-16',
    base: '西宁的牦牛酸奶小店夏天常常断冷。我们出租小冰柜。已有28家店每月付90元。商会介绍了其中15家。',
    forms: [
      '1. 西宁的牦牛酸奶小店夏天常常断冷。\n2. 我们出租小冰柜。\n3. 已有28家店每月付90元。\n4. 商会介绍了其中15家。',
    ],
  },
];

/** No ideas. */
export const tenthRejected: readonly string[] = [
  'Soak the barley overnight, then boil it for forty minutes with a bay leaf. Fry two onions slowly until they are brown, add the mushrooms and a spoon of flour, and stir it all into the pot. Salt at the end. My grandmother always put dill on top, and we ate it with black bread.',
  'Dear Mrs Okafor, I am sorry that Tunde could not come to school on Tuesday and Wednesday. He had fever and the doctor told him to stay in bed. He has read the chapter about rivers and will bring the worksheet on Monday. Kind regards, his mother.',
  'The rain began at Lisburn and did not stop before Newry. We sat under the bridge with wet socks, ate the last apple and argued about the map. Later a farmer let us sleep in the hay, and in the morning the whole valley was white with fog.',
  'Rovers started the second half with ten men and yet had the better chances. Petkov hit the bar after an hour, then the visitors scored from a corner in the 78th minute. The referee showed six yellow cards. On Saturday the team plays away against the leaders of the table.',
  'florb quantish merrow the dint of plavick over seven grubs, and so the tarn wibbles eftsoon. Nekkit brall, nekkit oon, vesper glonk in the marrow tide. Trindle frobs uppish, sklar denty moff, yet ombrel gast no wherrit and plonk the sazzle quim.',
  'asdkj qweoiu zmxncb lkjhgf poiuyt mnbvcx qazwsx edcrfv tgbyhn ujmikl opasdf ghjklz xcvbnm qwerty uiopas dfghjk lzxcvb nmqwer tyuiop asdfgh jklzxc vbnmqw ertyui opasdf ghjklz xcvbnm rtyfgh vbnghj plokij uhygtf rdeswa qplmzn wokxij bncvxz',
  'Tomorrow it stays cloudy in the north with showers near the coast, in the south the sun comes out from noon. Highs between 11 and 16 degrees, a fresh wind from the west. On the night to Friday there can be ground frost in the valleys above 600 metres.',
  'The treaty of 1648 ended a war which had lasted for thirty years. Whole regions had lost a third of their people. The envoys met in two towns, because the Catholics and the Protestants did not want to sit at the same table, and bargained for almost five years.',
  'I bought this kettle in September and since November the lid does not close. The switch gets hot too. I wrote to the shop twice and got an automatic answer. The colour is nice, I give two stars for it. My old kettle lasted for nine years.',
  'To change the tyre, stop on firm ground and put the handbrake on. Loosen the nuts by half a turn before you lift the car. Lift it until the wheel turns freely, take the nuts off, swap the wheel and fasten the nuts crosswise. Check them again after 50 kilometres.',
  "Old moon above the harbour wall, you have seen my father's boat, tell the wind to leave it whole, tell the gulls to let it float. I have lit the kitchen lamp, I have set his plate and spoon, salt is white upon the step, bring him home, old moon, old moon.",
  'What is the difference between a verb and an adverb? I have an exam on Thursday and my teacher explains it too fast. Also I never know if I should write who or whom. Can you please explain both with easy examples, and make it not too long, thank you very much.',
  'The octopus has three hearts and blue blood. Two of the hearts pump blood through the gills, the third one through the rest of the body. It tastes with its suckers, and most of its nerve cells sit in the arms. The female stops eating while she guards the eggs and dies when they hatch.',
  'Gestern waren wir mit den Kindern am See, aber das Wasser war noch viel zu kalt. Lukas hat trotzdem die Füße hineingehalten und sofort geschrien. Danach gab es Kuchen bei Tante Renate, und auf der Heimfahrt sind alle eingeschlafen. Nächste Woche soll es wärmer werden.',
  'Querida Lucía: llegamos bien, aunque el tren se paró dos horas en medio del campo. La casa del abuelo sigue igual, con el limonero y los gatos. Mamá te manda besos y pregunta si encontraste las llaves. Mañana vamos a la misa del pueblo y después te llamo.',
  '昨天晚上下了很大的雨，我没有带伞，只好在地铁口等了一个小时。回到家以后，妈妈给我煮了姜汤，弟弟还在写作业。睡觉前我读了几页小说，讲的是一个老人在山里养鹤的故事。今天早上天晴了，院子里的桂花落了一地。',
];

/** Ideas in few words. */
export const tenthAccepted: readonly string[] = [
  'Evening wash and parking for rickshaws in Dhaka, drivers pay 20 taka a night.',
  'A van that sharpens hoof knives for farriers at their stables, once a month, in Normandy.',
  'We dry ski boots for hotel guests overnight.',
  'App for dog groomers to remind owners of the next appointment, 15 dollars monthly.',
  "Second-hand school uniforms sold through the parents' council in Harare, because new ones cost a month's wage.",
  'I want to rent out sewing machines by the hour to tailors who are just starting in Lomé.',
  'Meal kits for people on kidney diet, made together with dialysis clinics in Penang.',
  'Mobile saw for fallen olive trees, the owner keeps the boards and pays us per cut.',
  'Software which finds double payments for small hospitals and takes ten percent of what comes back.',
  'Translating letters from the city office for Ukrainian families in Gdynia, over voice message.',
  'Gravestone cleaning for people who moved abroad, with a photo before and after.',
  'Tutoring for welders who must pass the English part of their certificate.',
  'Selling fish skin leather from Lake Victoria to shoemakers in Milan.',
  'Ein Reparaturdienst für Ziehharmonikas per Post, weil es in Südtirol kaum noch Werkstätten gibt.',
  'Alquilar hornos de pan a vecinas de Cusco que venden en la plaza los domingos.',
  '为夜班出租车司机提供热饭配送，每份十八元，在加油站取餐。',
];
