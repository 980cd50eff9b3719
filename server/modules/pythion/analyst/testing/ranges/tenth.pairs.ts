import type { RangedPair } from './range';
import { secondHalf } from './tenth.pairs2';

/** Texts of the tenth set that differ in one aspect. */
export const tenthPairs: readonly RangedPair[] = [
  {
    id: 'j-pair-01',
    minGap: 4,
    better: 'Bagpipe makers in Galicia need dry reeds. We cure reeds in a small kiln. 18 makers paid 12 euros a reed.',
    worse:
      'Bagpipe makers in Galicia need dry reeds. We cure reeds in a small kiln. 18 makers would pay 12 euros a reed.',
  },
  {
    id: 'j-pair-02',
    minGap: 4,
    better:
      'Yurt camps near Kharkhorin lose heat through the roof ring. With our felt plug, 14 camps burned 9 sacks of coal a month, before it was 15, counted over the whole winter.',
    worse:
      'Yurt camps near Kharkhorin lose heat through the roof ring. With our felt plug, we believe, 14 camps could burn 9 sacks of coal a month where it was 15 before.',
  },
  {
    id: 'j-pair-03',
    minGap: 5,
    better:
      'We mend trawl nets on the quay at Peterhead while the crew sleeps. Since June 31 skippers have paid us 220 pounds a net.',
    worse:
      'We will mend trawl nets on the quay at Peterhead while the crew sleeps. From June 31 skippers will pay us 220 pounds a net.',
  },
  {
    id: 'j-pair-04',
    minGap: 6,
    better:
      'Court interpreters in Antwerp get paid three months late, so we pay them at once for a fee. We have 140 interpreters who pay us 3 euros an invoice and 120 came back.',
    worse:
      'Court interpreters in Antwerp get paid three months late, so we want to pay them at once for a fee. Our competitor has 140 interpreters who pay him 3 euros an invoice and 120 came back.',
  },
  {
    id: 'j-pair-05',
    minGap: 5,
    better:
      'Oyster growers in Cancale lose seed bags in storms. We sell a hook which holds the bag, 40 growers tested it and 31 bought it at 6 euros.',
    worse:
      'Oyster growers in Cancale lose seed bags in storms. We sell a hook which holds the bag, 40 growers tested it and none of the 31 we asked bought it at 6 euros.',
  },
  {
    id: 'j-pair-06',
    minGap: 4,
    better:
      'Our seat timer is for waiting rooms of eye clinics in Pune. In the 6 clinics which use it the wait went from 95 minutes to 40.',
    worse:
      'Our seat timer is for waiting rooms of eye clinics in Pune. In the 6 clinics which use it the wait went from 40 minutes to 95.',
  },
  {
    id: 'j-pair-07',
    minGap: 6,
    better:
      'We carry heart medicine to mountain villages in Lesotho by pony. The medicines authority requires a wholesale licence, and we hold it since May.',
    worse:
      'We carry heart medicine to mountain villages in Lesotho by pony. The medicines authority requires a wholesale licence, and we will not get one, it only costs time.',
  },
  {
    id: 'j-pair-08',
    minGap: 5,
    better:
      'Choir leaders in Tallinn plan rehearsals with our sheet. Of 90 leaders who began in autumn, 81 still use it in spring.',
    worse:
      'Choir leaders in Tallinn plan rehearsals with our sheet. Of 90 leaders who began in autumn, 81 stopped before spring.',
  },
  {
    id: 'j-pair-09',
    minGap: 3,
    better:
      'Tofu shops in Bandung buy our soy pulp dryer time. They pay 9 dollars a load, and a load costs us 6 dollars.',
    worse:
      'Tofu shops in Bandung buy our soy pulp dryer time. They pay 6 dollars a load, and a load costs us 9 dollars.',
  },
  {
    id: 'j-pair-10',
    minGap: 3,
    better: 'We make knee pads for tilers in Naples who kneel eight hours a day. Their knees hurt by Thursday.',
    worse: 'We make knee pads for everyone who may ever kneel somewhere. Knees can hurt on any day.',
  },
  {
    id: 'j-pair-11',
    minGap: 5,
    better:
      'Cemetery masons in Kraków wait for lettering drawings. We asked 25 of them for 50 zloty in advance, and 19 paid.',
    worse:
      'Cemetery masons in Kraków wait for lettering drawings. We asked 25 of them for 50 zloty in advance, and 19 refused and the rest never answered.',
  },
  {
    id: 'j-pair-12',
    minGap: 5,
    better:
      'Driving schools in Izmir book their cars with our calendar at 400 lira a month. After the first year 33 of 36 schools renewed.',
    worse:
      'Driving schools in Izmir book their cars with our calendar at 400 lira a month. After the first year 33 of 36 schools cancelled.',
  },
  {
    id: 'j-pair-13',
    minGap: 5,
    better:
      'Zoo keepers in Ostrava told us about feed gone bad. 16 of 20 showed us the bill from last month, on average 2,300 crowns.',
    worse:
      'Friends told us zoo keepers in Ostrava must surely have feed gone bad. 16 of 20 friends liked our idea and guess about 2,300 crowns a month.',
  },
  {
    id: 'j-pair-14',
    minGap: 3,
    better:
      'We sell beard balm to barbers in Amman. The chair supplier put our flyer in 300 parcels and 44 barbers rang us.',
    worse:
      'We sell beard balm to barbers in Amman. The chair supplier might put our flyer in 300 parcels and maybe 44 barbers would ring us.',
  },
  {
    id: 'j-pair-15',
    minGap: 4,
    better:
      'Kelp dryers for Tasmanian gatherers, 1,500 dollars each. The marine register lists 410 gatherers, so 410 x 1,500 is 615,000 dollars.',
    worse:
      'Kelp dryers for Tasmanian gatherers, 1,500 dollars each. The seaweed market is 410 billion, and one percent of it is enough for us.',
  },
  {
    id: 'j-pair-16',
    minGap: 4,
    better:
      'Piano movers in Lyon carry uprights with straps today, which slip on wet stairs and leave two men with bad backs. Our stair sledge holds the piano by itself.',
    worse:
      'Piano movers in Lyon have waited for us, there is nothing like it on earth. Our stair sledge is simply the best.',
  },
  {
    id: 'j-pair-17',
    minGap: 4,
    better:
      'Our pump sucks dew from greenhouse roofs in Almería. It has run in four greenhouses since last October without repair.',
    worse:
      'Our pump shall suck dew from greenhouse roofs in Almería. It has not been built, the drawing is since last October in a drawer.',
  },
  {
    id: 'j-pair-18',
    minGap: 2,
    better:
      'I want to repair hearing aids by post for pensioners in Wales, whose aids lie in the shop for three weeks. I repaired hearing aids for 14 years.',
    worse:
      'I want to repair hearing aids by post for pensioners in Wales, whose aids lie in the shop for three weeks. I never repaired a hearing aid in 14 years of office work.',
  },
  {
    id: 'j-pair-19',
    minGap: 3,
    better:
      'Rickshaw drivers in Dhaka sleep in garages with no lockers, so we rent lockers. 12 garage owners signed the letter with 40 taka per driver.',
    worse:
      'Rickshaw drivers in Dhaka sleep in garages with no lockers, so we rent lockers. 12 garage owners declined to sign the letter with 40 taka per driver.',
  },
  {
    id: 'j-pair-20',
    minGap: 4,
    better:
      'Sauna owners in Oulu crack their stones twice a year. 60 owners bought our olivine stones at 45 euros, and 38 bought again this winter.',
    worse:
      'Sauna owners in Oulu crack their stones twice a year. 60 owners bought our olivine stones at 45 euros, and 38 sent them back this winter for a refund.',
  },
  ...secondHalf,
];
