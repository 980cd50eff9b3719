import type { RangedPair } from './range';

/** Texts of the eleventh set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'k-pair-21',
    minGap: 5,
    better:
      'Mothers of twins in Ghent need two of everything for a few months only. We rent out twin prams. 44 families pay us 30 euros a month for one.',
    worse:
      'Mothers of twins in Ghent need two of everything for a few months only. We rent out twin prams. 44 families might possibly pay us 30 euros a month for one.',
  },
  {
    id: 'k-pair-22',
    minGap: 5,
    better:
      "School canteens in Lyon can't tell how many children will eat. Our count board asks the classes at nine. It has cut leftovers from 62 to 35 kg a day at six canteens over a term.",
    worse:
      "School canteens in Lyon can't tell how many children will eat. Our count board asks the classes at nine. If it were used at six canteens over a term, it could cut leftovers from 62 to 35 kg a day.",
  },
  {
    id: 'k-pair-23',
    minGap: 6,
    better:
      'Owners of fishing boats in Vigo may lose nets to the propeller. We sell a guard for 380 euros. We visited 20 owners: 16 showed us bills for lost nets, about 2,000 euros a year.',
    worse:
      'Owners of fishing boats in Vigo may lose nets to the propeller. We sell a guard for 380 euros. We visited 20 owners: none had lost a net, and none had a bill to show us, let alone 2,000 euros a year.',
  },
  {
    id: 'k-pair-24',
    minGap: 10,
    better:
      'We train a model on voice recordings from a speech clinic in Lund so that therapists can plan exercises; seven clinics pay 90 euros a month. Every patient agreed in writing to the use of the recordings.',
    worse:
      'We train a model on voice recordings from a speech clinic in Lund so that therapists can plan exercises; seven clinics pay 90 euros a month. No patient was asked, and they are told the recordings are deleted.',
  },
  {
    id: 'k-pair-25',
    minGap: 7,
    better:
      'Widowed allotment gardeners in Essex struggle with heavy digging, and 24 of 30 we interviewed had paid someone for it last year, £120 on average. We send a digging team. The allotment association has given our leaflet to 400 of them and 37 called.',
    worse:
      "Widowed allotment gardeners in Essex struggle with heavy digging, and 24 of 30 we interviewed had paid someone for it last year, £120 on average. We send a digging team. We can't find these gardeners: no association, list or place exists through which they could be addressed.",
  },
  {
    id: 'k-pair-26',
    minGap: 5,
    better:
      'Choir singers in Tallinn practise alone with bad recordings. Our app plays every voice separately. 260 singers have practised with it weekly for four months.',
    worse:
      'Choir singers in Tallinn practise alone with bad recordings. Our app plays every voice separately. 260 friends have clicked like on it within four months.',
  },
  {
    id: 'k-pair-27',
    minGap: 4,
    better:
      "We keep the fish tanks of doctors' waiting rooms in Porto clean for 70 euros a month, since the staff has no time. Of 30 practices in the first year 28 renewed.",
    worse:
      "We keep the fish tanks of doctors' waiting rooms in Porto clean for 70 euros a month, since the staff has no time. Of 30 practices in the first year 1 renewed.",
  },
  {
    id: 'k-pair-28',
    minGap: 5,
    better:
      'Left-handed tailors in Lagos work with scissors made for the other hand. Ours will cost 9,000 naira. 130 tailors at the two markets we visited have put down a 2,000 naira deposit.',
    worse:
      'Left-handed tailors in Lagos work with scissors made for the other hand. Ours will cost 9,000 naira. We hope that 130 tailors at the two markets will put down a 2,000 naira deposit.',
  },
  {
    id: 'k-pair-29',
    minGap: 6,
    better:
      'Quarry operators in Carrara lose whole days when the saw wire breaks. Our listening device hears it coming. Eleven quarries bought one at 2,400 euros.',
    worse:
      'Quarry operators in Carrara lose whole days when the saw wire breaks. Our listening device hears it coming. Eleven quarries were offered one at 2,400 euros and not one bought it.',
  },
  {
    id: 'k-pair-30',
    minGap: 5,
    better:
      'Care workers in Osaka hurt their backs lifting people. We rent out a lifting vest at 4,000 yen a month. In our nine homes sick days dropped from 38 to 17 a quarter.',
    worse:
      'Care workers in Osaka hurt their backs lifting people. We rent out a lifting vest at 4,000 yen a month. A foreign maker says that in its nine homes sick days dropped from 38 to 17 a quarter.',
  },
  {
    id: 'k-pair-31',
    minGap: 6,
    better:
      'Our patch tells people with epilepsy in Ireland that a seizure is near. 210 people wear it daily, and they pay €30 a month against €9 of cost; 180 renewed, the epilepsy society sends us members, and a new one costs us €40. They used to rely on a relative staying awake; the patch caught 88 of 100 seizures, the relatives 41. It is registered as a medical device and has its approval.',
    worse:
      'Our patch tells people with epilepsy in Ireland that a seizure is near. 210 people wear it daily, and they pay €30 a month against €9 of cost; 180 renewed, the epilepsy society sends us members, and a new one costs us €40. They used to rely on a relative staying awake; the patch caught 88 of 100 seizures, the relatives 41. It is not registered as a medical device and we have no plan for its approval.',
  },
  {
    id: 'k-pair-32',
    minGap: 2,
    better:
      'We send printed crosswords in large type to people with poor eyesight in Ohio for 8 dollars a month; 500 pay. Since we enlarged the type, cancellations have gone down from 60 to 12 a month.',
    worse:
      'We send printed crosswords in large type to people with poor eyesight in Ohio for 8 dollars a month; 500 pay. Since we enlarged the type, cancellations have gone up from 12 to 60 a month.',
  },
  {
    id: 'k-pair-33',
    minGap: 10,
    better:
      "Our site matches lodgers with landlords in Leipzig; 90 landlords pay 40 euros per match. Landlords cannot sort or reject by the lodger's skin colour or religion.",
    worse:
      "Our site matches lodgers with landlords in Leipzig; 90 landlords pay 40 euros per match. Landlords can sort and reject by the lodger's skin colour or religion.",
  },
  {
    id: 'k-pair-34',
    minGap: 5,
    better:
      'Our route planner tells waste lorries in Split which containers are full. The city tested it for three months on 14 lorries and then bought it for 1,200 euros a month.',
    worse:
      'Our route planner tells waste lorries in Split which containers are full. The city tested it for three months on 14 lorries and then declined to buy it for 1,200 euros a month.',
  },
  {
    id: 'k-pair-35',
    minGap: 6,
    better:
      'Imker im Odenwald verlieren jeden Winter Völker an Milben. Wir verleihen ein Wärmegerät. 38 Imker haben uns 25 Euro pro Woche bezahlt.',
    worse:
      'Imker im Odenwald verlieren jeden Winter Völker an Milben. Wir verleihen ein Wärmegerät. 38 Imker haben es abgelehnt, uns 25 Euro pro Woche zu bezahlen.',
  },
  {
    id: 'k-pair-36',
    minGap: 10,
    better:
      'Wir filmen in Mietshäusern in Kassel das Treppenhaus, damit weniger Pakete verschwinden; zwölf Vermieter zahlen 30 Euro im Monat. Alle Mieter haben schriftlich zugestimmt.',
    worse:
      'Wir filmen in Mietshäusern in Kassel das Treppenhaus, damit weniger Pakete verschwinden; zwölf Vermieter zahlen 30 Euro im Monat. Kein Mieter hat zugestimmt, wir filmen heimlich.',
  },
  {
    id: 'k-pair-37',
    minGap: 4,
    better:
      'Los panaderos de Valparaíso tiran mucho pan al cierre. Nuestra aplicación avisa a los vecinos. En 15 panaderías, durante diez semanas, el pan tirado bajó de 18 a 7 kilos al día.',
    worse:
      'Los panaderos de Valparaíso tiran mucho pan al cierre. Nuestra aplicación avisa a los vecinos. En 15 panaderías, durante diez semanas, el pan tirado subió de 7 a 18 kilos al día.',
  },
  {
    id: 'k-pair-38',
    minGap: 6,
    better:
      'Las modistas de Cuenca no encuentran botones sueltos. Les vendemos cajas surtidas a 12 dólares. 52 modistas compraron una caja y 40 volvieron a comprar.',
    worse:
      'Las modistas de Cuenca no encuentran botones sueltos. Les vendemos cajas surtidas a 12 dólares. 52 modistas quizás comprarían una caja y 40 tal vez volverían a comprar.',
  },
  {
    id: 'k-pair-39',
    minGap: 5,
    better: '昆明的花农每天凌晨运花,路上损耗很大。我们提供保温花箱租赁。已有36位花农付费,每箱每天8元。',
    worse: '昆明的花农每天凌晨运花,路上损耗很大。我们提供保温花箱租赁。有36位花农表示将来可能会付费,每箱每天8元。',
  },
  {
    id: 'k-pair-40',
    minGap: 4,
    better: '我们为青岛的小渔船做渔网修补上门服务,每次120元。去年有60条船付费,其中52条今年继续付费。',
    worse: '我们为青岛的小渔船做渔网修补上门服务,每次120元。去年有60条船付费,其中只有2条今年继续付费。',
  },
];
