import type { RangedPair } from './range';
import { secondHalf } from './fifteenth.pairs2';

/** Texts of the fifteenth set that differ in one aspect. */
export const fifteenthPairs: readonly RangedPair[] = [
  {
    id: 'q-p01',
    minGap: 8,
    better:
      'Beekeepers in Slovenia lose hives in winter because they notice hunger too late. Our scale under the hive sends them a message. At the 26 apiaries that use it we counted a fall from 18 to 7 lost hives in a hundred.',
    worse:
      'Beekeepers in Slovenia lose hives in winter because they notice hunger too late. Our scale under the hive sends them a message. We firmly believe that at 26 apiaries there would be a fall from 18 to 7 lost hives in a hundred.',
  },
  {
    id: 'q-p02',
    minGap: 6,
    better:
      'Piano teachers in Antwerp spend their Sunday evenings writing invoices. We write and send the bills for them. Forty teachers pay us 12 euros a month.',
    worse:
      'Piano teachers in Antwerp spend their Sunday evenings writing invoices. We write and send the bills for them. Forty teachers say that they would pay us 12 euros a month.',
  },
  {
    id: 'q-p03',
    minGap: 8,
    better:
      'Bakeries in Porto throw away bread every evening. Our van collected it from 17 bakeries in each of the last six months and sold it to a pig farm for 90 euros a tonne.',
    worse:
      'Bakeries in Porto throw away bread every evening. Our van is going to collect it from 17 bakeries in each of the next six months and sell it to a pig farm for 90 euros a tonne.',
  },
  {
    id: 'q-p04',
    minGap: 8,
    better:
      'Small dental clinics in Perth lose patients who forget their check-up. A reminder card by post brings them back. Of our 60 clinics, which pay 80 dollars a month, 54 renewed last year.',
    worse:
      "Small dental clinics in Perth lose patients who forget their check-up. A reminder card by post brings them back. Of our competitor's 60 clinics, which pay 80 dollars a month, 54 renewed last year.",
  },
  {
    id: 'q-p05',
    minGap: 7,
    better:
      'Hand weavers in Oaxaca wait weeks for dyed yarn. We dye small lots within two days. The 35 weavers who bought a first lot have ordered again.',
    worse:
      'Hand weavers in Oaxaca wait weeks for dyed yarn. We dye small lots within two days. The 35 weavers who bought a first lot have not ordered again.',
  },
  {
    id: 'q-p06',
    minGap: 6,
    better:
      'Ferry crews in Bergen burn too much fuel when they arrive early. Our display tells them how slowly they may go. On the nine ferries that carry it, fuel per crossing fell from 310 to 260 litres.',
    worse:
      'Ferry crews in Bergen burn too much fuel when they arrive early. Our display tells them how slowly they may go. On the nine ferries that carry it, fuel per crossing rose from 260 to 310 litres.',
  },
  {
    id: 'q-p07',
    minGap: 3,
    better:
      'Goat farmers in Crete throw whey away. We turn it into a bottled drink, and 20 kiosks sell it at 2 euros. The food authority has granted our production permit.',
    worse:
      'Goat farmers in Crete throw whey away. We turn it into a bottled drink, and 20 kiosks sell it at 2 euros. The food authority has refused our production permit.',
  },
  {
    id: 'q-p08',
    minGap: 5,
    better:
      'Restaurants in Lima run short of clean tablecloths at weekends. We wash and bring them on Fridays for 3 soles apiece. After six months 41 of the 45 restaurants that started still order every week.',
    worse:
      'Restaurants in Lima run short of clean tablecloths at weekends. We wash and bring them on Fridays for 3 soles apiece. After six months 4 of the 45 restaurants that started still order every week.',
  },
  {
    id: 'q-p09',
    minGap: 4,
    better:
      'Amateur choirs in Wales cannot afford sheet music for every singer. We lend sets, and 62 choirs have paid for two seasons running. A loan is charged at £30 and costs us £18.',
    worse:
      'Amateur choirs in Wales cannot afford sheet music for every singer. We lend sets, and 62 choirs have paid for two seasons running. A loan is charged at £18 and costs us £30.',
  },
  {
    id: 'q-p10',
    minGap: 3,
    better:
      'Night-shift bakers in Lyon sleep badly by day and arrive at work tired. We rent out a folding blackout frame for the bedroom window.',
    worse:
      'All people everywhere sometimes sleep badly by day and arrive at work tired. We rent out a folding blackout frame for the bedroom window.',
  },
  {
    id: 'q-p11',
    minGap: 8,
    better:
      'Florists in Denver lose roses in the van during the hot months. Our cooled crate keeps them fresh. We asked 30 florists for a deposit of 50 dollars, and 22 of them paid it.',
    worse:
      'Florists in Denver lose roses in the van during the hot months. Our cooled crate keeps them fresh. We asked 30 florists for a deposit of 50 dollars, and 22 of them refused it and the others never answered.',
  },
  {
    id: 'q-p12',
    minGap: 4,
    better:
      "Accordion players in Quebec break reeds and wait for months for a tuner. We post ready-tuned reeds. Fourteen players showed us the tuner's bills, which came to about 400 dollars a year.",
    worse:
      "Accordion players in Quebec break reeds and wait for months for a tuner. We post ready-tuned reeds. Fourteen of our friends think a player's bills could well come to about 400 dollars a year.",
  },
  {
    id: 'q-p13',
    minGap: 4,
    better:
      'Owners of old cats in Leiden struggle to give them tablets. We make a paste that hides the tablet. A vet laid out 200 of our cards on her counter, and 34 owners rang us.',
    worse:
      'Owners of old cats in Leiden struggle to give them tablets. We make a paste that hides the tablet. A vet might one day lay out 200 of our cards on her counter, and perhaps 34 owners would ring us.',
  },
  {
    id: 'q-p14',
    minGap: 4,
    better:
      'Printers in Nairobi lose paper when the power drops. We rent out a battery that lets the sheet run through. We weighed the bins at 12 print shops and found 9,000 shillings of wasted paper a month.',
    worse:
      'Printers in Nairobi lose paper when the power drops. We rent out a battery that lets the sheet run through. Nobody has weighed the bins at the 12 print shops, but we suppose there are 9,000 shillings of wasted paper a month.',
  },
  {
    id: 'q-p15',
    minGap: 4,
    better:
      "Chimney sweeps in Poland keep their rounds in paper diaries and forget addresses. Our round planner costs 25 zloty a month. The guild's register lists 3,400 sweeps, so at 300 zloty a year the market is 1.02 million zloty.",
    worse:
      'Chimney sweeps in Poland keep their rounds in paper diaries and forget addresses. Our round planner costs 25 zloty a month. The market is worth 340 billion zloty, so even one percent of it would be enormous.',
  },
  {
    id: 'q-p16',
    minGap: 2,
    better:
      'Caretakers in Vienna wait days until a stuck lift is freed. We offer a two-hour call-out for old lifts. I have repaired lifts of this age for 14 years.',
    worse:
      'Caretakers in Vienna wait days until a stuck lift is freed. We offer a two-hour call-out for old lifts. I have never repaired a lift, but a neighbour of mine has for 14 years.',
  },
  {
    id: 'q-p17',
    minGap: 3,
    better:
      'Trail runners in Chamonix get blisters on long descents. We knit a sock without a heel seam. Today they tape their heels, and the tape comes off as soon as it gets wet.',
    worse:
      'Trail runners in Chamonix get blisters on long descents. We knit a sock without a heel seam. There is nothing like it today, neither tape nor anything else that gets wet.',
  },
  {
    id: 'q-p18',
    minGap: 8,
    better:
      'Village shops in Donegal cannot get small amounts of fresh fish. We bring a box twice a week for €60. Of the 28 shops that signed up, 25 have renewed after the first year.',
    worse:
      'Village shops in Donegal cannot get small amounts of fresh fish. We bring a box twice a week for €60. Of the 28 shops that signed up, 25 have cancelled after the first year.',
  },
  {
    id: 'q-p19',
    minGap: 3,
    better:
      'Potters in Stoke lose pots because the kiln heats unevenly. Our fan evens out the heat. The trial fan has been running for eight weeks in two workshops.',
    worse:
      'Potters in Stoke lose pots because the kiln heats unevenly. Our fan evens out the heat. The trial fan broke down after one hour and has not run since in two workshops.',
  },
  {
    id: 'q-p20',
    minGap: 10,
    better:
      'Commuters in Tartu cannot get home after the last bus. We drive them for 5 euros, and 140 people use us every week for the fourth month. The town demands a taxi licence for this; we applied, and it was issued in May.',
    worse:
      'Commuters in Tartu cannot get home after the last bus. We drive them for 5 euros, and 140 people use us every week for the fourth month. The town demands a taxi licence for this; we will not apply and simply drive without it.',
  },
  ...secondHalf,
];
