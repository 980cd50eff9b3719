import type { RangedPair } from './range';

/** Texts of the fourteenth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'n-pair-21',
    minGap: 3,
    better:
      'We sell rain covers for market stalls. The market office in Ljubljana handed our leaflet to its 120 traders, and 37 of them rang us up.',
    worse:
      'We sell rain covers for market stalls. The market office in Ljubljana never handed our leaflet to its 120 traders, and 37 of them did not ring us up.',
  },
  {
    id: 'n-pair-22',
    minGap: 4,
    better:
      'Our wool insulation was tried in twelve caravans. The owners no longer complain of damp, and ten of them asked for more and paid 110 euros.',
    worse:
      'Our wool insulation was tried in twelve caravans. The owners still complain of damp, and ten of them asked for their money back, 110 euros.',
  },
  {
    id: 'n-pair-23',
    minGap: 3,
    better:
      'We talked to 18 piano teachers about the last lesson that fell through. Fifteen had lost 30 euros or more that month. We fill the gap with pupils who are on a list.',
    worse:
      'We talked to 18 piano teachers about the last lesson that fell through. None had lost, though fifteen feared to lose, 30 euros or more that month. We fill the gap with pupils who are on a list.',
  },
  {
    id: 'n-pair-24',
    minGap: 2,
    better:
      "I make saddle pads for riding schools. I bring 21 years in a saddler's shop with me. Schools now ride on felt that slips.",
    worse:
      "I make saddle pads for riding schools. I bring 21 days in a saddler's shop with me. Schools now ride on felt that slips.",
  },
  {
    id: 'n-pair-25',
    minGap: 5,
    better:
      'Hearing-friendly tables for canteens. Eight canteens got them on trial in March; by June only one had sent its tables back. Each pays 40 euros a month.',
    worse:
      'Hearing-friendly tables for canteens. Eight canteens got them on trial in March; by June only one had not sent its tables back. Each pays 40 euros a month.',
  },
  {
    id: 'n-pair-26',
    minGap: 5,
    better:
      'Thirty-two taxi drivers in Izmir used our seat cooler through the summer. They paid for it themselves, 15 lira a day, and they sat in it six days a week.',
    worse:
      'Thirty-two taxi drivers in Izmir used our seat cooler through the summer. We paid them to do it, 15 lira a day, and they sat in it six days a week.',
  },
  {
    id: 'n-pair-27',
    minGap: 4,
    better:
      'We pick up broken umbrellas at hotels and mend them. The price of 6 euros was ours, and 48 guests paid it; mending takes 2 euros of parts and wages.',
    worse:
      'We pick up broken umbrellas at hotels and mend them. The price of 6 euros was our guess, and 48 guests saw it; mending takes 2 euros of parts and wages.',
  },
  {
    id: 'n-pair-28',
    minGap: 2,
    better:
      'We clean solar panels on barns. Farmers today climb up with a broom, which takes a day and scratches the glass. Nine farms have paid us 130 euros each.',
    worse:
      'We clean solar panels on barns. Farmers have, as far as we can tell, nothing to compare us with, today or any day. Nine farms have paid us 130 euros each.',
  },
  {
    id: 'n-pair-29',
    minGap: 3,
    better:
      'Walking tours for blind visitors in Seville. The association of the blind sends us its members: 44 came last year. A tour is priced at 20 euros a head.',
    worse:
      'Walking tours for blind visitors in Seville. The association of the blind says that it cannot send us members, though 44 came to its own tours last year. A tour is priced at 20 euros a head.',
  },
  {
    id: 'n-pair-30',
    minGap: 2,
    better:
      'We mend fishing nets for the boats in Vigo. Counted in the harbour register there are 212 boats, each with 300 euros of mending a year, which makes 63,600 euros. Fourteen boats paid last season.',
    worse:
      'We mend fishing nets for the boats in Vigo. Guessed without the harbour register there are 212 boats, each with 300 euros of mending a year, which makes 63,600 euros. Fourteen boats paid last season.',
  },
  {
    id: 'n-pair-31',
    minGap: 2,
    better:
      'Gym owners pay us 90 dollars a month to call members who stopped coming. In five gyms, 118 members who had stayed away came back after our calls.',
    worse:
      'Gym owners pay us 90 dollars a month to call members who stopped coming. In five gyms, 118 members who had come back stayed away after our calls.',
  },
  {
    id: 'n-pair-32',
    minGap: 5,
    better:
      'An app for beekeepers to log their hives. 75 downloaded it in April. In August 70 were still logging every week, as our server shows.',
    worse:
      'An app for beekeepers to log their hives. 75 downloaded it in April. In August 70 had not logged for weeks, as our server shows.',
  },
  {
    id: 'n-pair-33',
    minGap: 10,
    better:
      'We let children from eight years on chat with coaches about football. Every coach is vetted, and a parent reads along. 150 families pay 9 euros a month.',
    worse:
      'We let children from eight years on chat with coaches about football. No coach is vetted, and no parent may read along. 150 families pay 9 euros a month.',
  },
  {
    id: 'n-pair-34',
    minGap: 4,
    better:
      'We asked 25 tailors whether they lose buttons in the post. 24 said it happens each week and showed us the parcels. Our button card costs 3 euros.',
    worse:
      'We asked 25 tailors whether they lose buttons in the post. 24 said it never happens and showed us the parcels. Our button card costs 3 euros.',
  },
  {
    id: 'n-pair-35',
    minGap: 5,
    better:
      'Wir holen bei Friseuren in Graz die abgeschnittenen Haare ab und machen Ölfilter daraus. 17 Salons zahlen uns dafür seit März 20 Euro im Monat, unsere Kosten liegen bei 12 Euro.',
    worse:
      'Wir holen bei Friseuren in Graz die abgeschnittenen Haare ab und machen Ölfilter daraus. 17 Salons würden uns dafür ab März 20 Euro im Monat zahlen, unsere Kosten liegen bei 12 Euro.',
  },
  {
    id: 'n-pair-36',
    minGap: 4,
    better:
      'Unsere Matte hilft Fliesenlegern, die unter Knieschmerzen leiden. Von 26 Betrieben, die sie hatten, haben nur drei sie nach einem Monat zurückgegeben. Sie kostet 55 Euro.',
    worse:
      'Unsere Matte hilft Fliesenlegern, die unter Knieschmerzen leiden. Von 26 Betrieben, die sie hatten, haben alle bis auf drei sie nach einem Monat zurückgegeben. Sie kostet 55 Euro.',
  },
  {
    id: 'n-pair-37',
    minGap: 5,
    better:
      'Arreglamos redes de portería para clubes de barrio en Montevideo. Dieciocho clubes nos pagaron 1.200 pesos por red y once volvieron a llamarnos.',
    worse:
      'Arreglamos redes de portería para clubes de barrio en Montevideo. Dieciocho clubes nos pagarían 1.200 pesos por red y once volverían a llamarnos.',
  },
  {
    id: 'n-pair-38',
    minGap: 4,
    better:
      'Vendemos pan de yuca a cafeterías de Cali. Cada bandeja se vende a 14.000 pesos y hacerla nos cuesta 9.000. Veinte cafeterías ya compraron.',
    worse:
      'Vendemos pan de yuca a cafeterías de Cali. Cada bandeja se vende a 9.000 pesos y hacerla nos cuesta 14.000. Veinte cafeterías ya compraron.',
  },
  {
    id: 'n-pair-39',
    minGap: 5,
    better: '我们给苏州的小旅馆洗窗帘。我们已经有二十一家旅馆每月付六十元,其中十六家续了费。同行还在观望。',
    worse: '我们给苏州的小旅馆洗窗帘。同行已经有二十一家旅馆每月付六十元,其中十六家续了费。我们还在观望。',
  },
  {
    id: 'n-pair-40',
    minGap: 4,
    better: '我们给外卖骑手做防水手套。五十个骑手试用了一个月,四十六个还在用,四个不用了。每双卖三十五元。',
    worse: '我们给外卖骑手做防水手套。五十个骑手试用了一个月,四个还在用,四十六个不用了。每双卖三十五元。',
  },
];
