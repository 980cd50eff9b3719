import type { RangedPair } from './range';
import { secondHalf } from './eleventh.pairs2';

/** Texts of the eleventh set that differ in one aspect. */
export const eleventhPairs: readonly RangedPair[] = [
  {
    id: 'k-pair-01',
    minGap: 5,
    better:
      'Bakeries in Lille throw away a fifth of their bread. Our order planner tells the baker how much to knead. We weighed the bins at 14 bakeries for six weeks before and six weeks after: waste fell from 21 kg to 12 kg a day.',
    worse:
      'Bakeries in Lille throw away a fifth of their bread. Our order planner tells the baker how much to knead. We believe that if someone weighed the bins at 14 bakeries for six weeks before and six weeks after, waste would fall from 21 kg to 12 kg a day.',
  },
  {
    id: 'k-pair-02',
    minGap: 5,
    better:
      'Hobby potters in Leeds have nowhere to fire their pieces. We fetch the pots, fire them in our kiln and bring them back within a week. 46 potters have paid us £18 a load since April.',
    worse:
      'Hobby potters in Leeds have nowhere to fire their pieces. We fetch the pots, fire them in our kiln and bring them back within a week. 46 potters told us they would pay £18 a load.',
  },
  {
    id: 'k-pair-03',
    minGap: 5,
    better:
      'Small wineries in the Douro bottle by hand and lose two weeks of every spring. Our bottling line on a lorry drives from farm to farm. Last spring 23 wineries paid us 0.22 euros a bottle.',
    worse:
      'Small wineries in the Douro bottle by hand and lose two weeks of every spring. Our bottling line on a lorry will one day drive from farm to farm. Next spring we intend to charge 23 wineries 0.22 euros a bottle.',
  },
  {
    id: 'k-pair-04',
    minGap: 8,
    better:
      'Dentists in Quebec miss appointments with patients who forget to come. A tool that fills the gap from a call list solves it. 310 practices pay us 60 dollars a month, and 280 of them renewed.',
    worse:
      'Dentists in Quebec miss appointments with patients who forget to come. A tool that fills the gap from a call list solves it. 310 practices pay our competitor 60 dollars a month, and 280 of them renewed there.',
  },
  {
    id: 'k-pair-05',
    minGap: 6,
    better:
      'We lend costume sets to school theatres in Wales, which otherwise sew for weeks. 34 schools paid £140 for their first play. 29 of them came back for a second play.',
    worse:
      'We lend costume sets to school theatres in Wales, which otherwise sew for weeks. 34 schools paid £140 for their first play. None of them came back for a second play.',
  },
  {
    id: 'k-pair-06',
    minGap: 4,
    better:
      'Bike couriers in Milan waste time looking for house entrances. Our map shows them the right door. With 58 riders over eight weeks we measured the time at the address: it fell from 140 to 65 seconds.',
    worse:
      'Bike couriers in Milan waste time looking for house entrances. Our map shows them the right door. With 58 riders over eight weeks we measured the time at the address: it rose from 65 to 140 seconds.',
  },
  {
    id: 'k-pair-07',
    minGap: 10,
    better:
      'We inspect private roofs in Antwerp for storm damage by drone and sell the pictures to roofers. Nine roofers pay 45 euros per roof. Each house owner has given written consent before we film the house and garden.',
    worse:
      'We inspect private roofs in Antwerp for storm damage by drone and sell the pictures to roofers. Nine roofers pay 45 euros per roof. The house owners have refused their consent, and we film the house and garden all the same.',
  },
  {
    id: 'k-pair-08',
    minGap: 4,
    better:
      'Our evening choir course for retired bus drivers in Glasgow costs £25 a month, because many feel lonely once the shifts end. 80 drivers paid for the first month. After half a year 71 of the 80 are still paying.',
    worse:
      'Our evening choir course for retired bus drivers in Glasgow costs £25 a month, because many feel lonely once the shifts end. 80 drivers paid for the first month. After half a year 2 of the 80 are still paying.',
  },
  {
    id: 'k-pair-09',
    minGap: 3,
    better:
      'We wash and mend horse blankets for riding stables around Verden; until now they washed them by hand in the yard. 27 stables pay 26 euros per blanket and 22 came back this year. A blanket costs us 14 euros in wages and water.',
    worse:
      'We wash and mend horse blankets for riding stables around Verden; until now they washed them by hand in the yard. 27 stables pay 14 euros per blanket and 22 came back this year. A blanket costs us 26 euros in wages and water.',
  },
  {
    id: 'k-pair-10',
    minGap: 2,
    better:
      'Shipyard electricians in Busan lose hours each week hunting for lost tools. We sell a peg board that blinks when something is missing. It costs 60 dollars.',
    worse:
      'Everyone everywhere can lose hours each week hunting for lost things. We sell a peg board that blinks when something is missing. It costs 60 dollars.',
  },
  {
    id: 'k-pair-11',
    minGap: 6,
    better:
      'Oyster growers in Brittany turn their bags by hand, which ruins their backs. We built a turning rack for it. We asked 20 growers for a deposit of 150 euros: 17 paid on the spot.',
    worse:
      'Oyster growers in Brittany turn their bags by hand, which ruins their backs. We built a turning rack for it. We asked 20 growers for a deposit of 150 euros: all 20 refused.',
  },
  {
    id: 'k-pair-12',
    minGap: 5,
    better:
      'Wedding bands in Kerala spend days on contracts and chasing fees. Our booking page does both. 32 bands paid 1,500 rupees for the season, and 28 have paid again for the next season.',
    worse:
      'Wedding bands in Kerala spend days on contracts and chasing fees. Our booking page does both. 32 bands paid 1,500 rupees for the season, and 28 have cancelled and taken their money back.',
  },
  {
    id: 'k-pair-13',
    minGap: 3,
    better:
      'Pig farmers in Jutland fight ammonia in the barn. Our floor coating binds it. The national institute measured 41 percent less ammonia in twelve barns over ten weeks.',
    worse:
      'Pig farmers in Jutland fight ammonia in the barn. Our floor coating binds it. My brother-in-law imagines there could be 41 percent less ammonia in twelve barns over ten weeks.',
  },
  {
    id: 'k-pair-14',
    minGap: 10,
    better:
      'We bring prescription eye drops from the pharmacy to housebound people in Nairobi. 140 households pay 200 shillings a month. We hold the delivery licence that the pharmacy board requires.',
    worse:
      'We bring prescription eye drops from the pharmacy to housebound people in Nairobi. 140 households pay 200 shillings a month. The pharmacy board requires a delivery licence; we refuse to get one and deliver without it.',
  },
  {
    id: 'k-pair-15',
    minGap: 4,
    better:
      'Hotel laundries in Split burn oil for hot water. We install solar collectors and sell them the heat. Five hotels have signed a letter to buy it at 0.07 euros per kWh.',
    worse:
      'Hotel laundries in Split burn oil for hot water. We install solar collectors and sell them the heat. Five hotels said nice words about it, but would not sign a letter at 0.07 euros per kWh.',
  },
  {
    id: 'k-pair-16',
    minGap: 6,
    better:
      'Amateur beekeepers in Oregon lose hives to mites every winter. We rent out a heat treatment box for 35 dollars a week. Four beekeeping clubs announced it at their meetings and 52 of 190 members rented one.',
    worse:
      'Amateur beekeepers in Oregon lose hives to mites every winter. We rent out a heat treatment box for 35 dollars a week. Perhaps some day clubs could announce it at meetings and 52 of 190 members might rent one.',
  },
  {
    id: 'k-pair-17',
    minGap: 3,
    better:
      "Lifts in old blocks of flats in Tbilisi stop several times a month. We offer their owners' associations a maintenance contract at 90 lari a month. I have repaired lifts for twelve years.",
    worse:
      "Lifts in old blocks of flats in Tbilisi stop several times a month. We offer their owners' associations a maintenance contract at 90 lari a month. I have never repaired a lift in my life, in all my twelve years as a florist.",
  },
  {
    id: 'k-pair-18',
    minGap: 5,
    better:
      'Ward nurses at two hospitals in Pune hand over their patients on a paper sheet. The sheet leaves out drug changes in a third of the handovers, as our count of 240 sheets showed. Our tablet form replaces the sheet.',
    worse:
      'Ward nurses at two hospitals in Pune hand over their patients on a paper sheet. The sheet leaves out nothing and the nurses are happy with it, as our count of 240 sheets showed. Our tablet form replaces the sheet.',
  },
  {
    id: 'k-pair-19',
    minGap: 3,
    better:
      'We sell refill soap to guest houses in the Lake District that pay too much for tiny bottles. 18 guest houses buy a can each month at £22. The tourist board lists 1,300 guest houses; 1,300 x £22 x 12 months is £343,200 a year.',
    worse:
      'We sell refill soap to guest houses in the Lake District that pay too much for tiny bottles. 18 guest houses buy a can each month at £22. Soap is a market of £343 billion a year, and a tiny percent of it would be enough.',
  },
  {
    id: 'k-pair-20',
    minGap: 3,
    better:
      'Date farmers near Biskra sort their fruit by hand and pay eight workers for it. Our sorting belt does it by camera. The prototype has sorted nine tonnes for six weeks on two farms.',
    worse:
      'Date farmers near Biskra sort their fruit by hand and pay eight workers for it. Our sorting belt does it by camera. The prototype failed to sort anything for six weeks on two farms.',
  },
  ...secondHalf,
];
