import type { RangedPair } from './range';
import { secondHalf } from './ninth.pairs2';

/** Texts of the ninth set that differ in one aspect. */
export const ninthPairs: readonly RangedPair[] = [
  {
    id: 'f-p01',
    minGap: 6,
    better:
      'Plumbers in Bristol forget which spare parts are left in the van. Our shelf scale keeps the list. Of the 40 plumbers who fitted it in March, 31 still look at the list every morning, three months on.',
    worse:
      'Plumbers in Bristol forget which spare parts are left in the van. Our shelf scale keeps the list. We believe that of 40 plumbers who fit it, 31 would still look at the list every morning, three months on.',
  },
  {
    id: 'f-p02',
    minGap: 4,
    better:
      'Wedding photographers lose evenings sorting pictures. Our tool picks the sharp ones. 27 photographers in Madrid paid €30 a month for it.',
    worse:
      'Wedding photographers lose evenings sorting pictures. Our tool picks the sharp ones. 27 photographers in Madrid said they would pay €30 a month for it.',
  },
  {
    id: 'f-p03',
    minGap: 6,
    better:
      'Mussel farmers in Galicia check their ropes by diving. Our sonar counts the mussels from the boat. In eight weeks of use at six farms, dives fell from 20 to 7 a month.',
    worse:
      'Mussel farmers in Galicia check their ropes by diving. Our sonar counts the mussels from the boat. In eight weeks of use at six farms, dives will fall from 20 to 7 a month, according to our plan.',
  },
  {
    id: 'f-p04',
    minGap: 8,
    better:
      'Allotment gardeners in Ghent cannot water during holidays. We offer a drip bag for €18. We sold 340 bags last summer, and 120 buyers came back for another.',
    worse:
      'Allotment gardeners in Ghent cannot water during holidays. We offer a drip bag for €18. A rival sold 340 bags last summer, and 120 of its buyers came back for another.',
  },
  {
    id: 'f-p05',
    minGap: 3,
    better:
      'School caretakers in Ohio search for the right key among hundreds. We sell a key cabinet with a lamp over each hook for $400. Nineteen schools have paid for one.',
    worse:
      'School caretakers in Ohio search for the right key among hundreds. We sell a key cabinet with a lamp over each hook for $400. Nineteen schools have tried one and none has paid for it.',
  },
  {
    id: 'f-p06',
    minGap: 6,
    better:
      'Nurseries in Kent lose seedlings to overwatering. Our probe says when to stop. At the nine nurseries that use it, losses fell from 22 to 8 trays a week.',
    worse:
      'Nurseries in Kent lose seedlings to overwatering. Our probe says when to stop. At the nine nurseries that use it, losses rose from 8 to 22 trays a week.',
  },
  {
    id: 'f-p07',
    minGap: 2,
    better:
      "We dive for lost anchors in Croatian marinas and sell them back to the owners for a finder's fee of €90. Eleven skippers have paid it. The harbour authority granted us the diving permit in May.",
    worse:
      "We dive for lost anchors in Croatian marinas and sell them back to the owners for a finder's fee of €90. Eleven skippers have paid it. The harbour authority refused us the diving permit in May.",
  },
  {
    id: 'f-p08',
    minGap: 2,
    better:
      'Choir leaders in Wales print sheet music anew for every concert. Our tablet stand shows it. Of 50 choirs that took it up last year, 46 still sing from it.',
    worse:
      'Choir leaders in Wales print sheet music anew for every concert. Our tablet stand shows it. Of 50 choirs that took it up last year, 4 still sing from it.',
  },
  {
    id: 'f-p09',
    minGap: 3,
    better:
      'Laundromats in Chicago lose customers when machines break. We send a mechanic within two hours for a flat fee; 35 laundromats use us. A visit is charged at $120 and costs us $80.',
    worse:
      'Laundromats in Chicago lose customers when machines break. We send a mechanic within two hours for a flat fee; 35 laundromats use us. A visit is charged at $80 and costs us $120.',
  },
  {
    id: 'f-p10',
    minGap: 2,
    better:
      'Our printed calendar shows when to prune which tree, since wrong pruning costs a harvest. It is made for the 800 cider-apple growers of Thurgau. It sells for 12 francs.',
    worse:
      'Our printed calendar shows when to prune which tree, since wrong pruning costs a harvest. It is made for everyone, everywhere. It sells for 12 francs.',
  },
  {
    id: 'f-p11',
    minGap: 4,
    better:
      'Taxi drivers in Accra wait an hour for a jump start. We come by motorbike with a battery pack for 60 cedis. We asked 25 drivers for 60 cedis on the spot and 21 handed it over.',
    worse:
      'Taxi drivers in Accra wait an hour for a jump start. We come by motorbike with a battery pack for 60 cedis. We asked 25 drivers for 60 cedis on the spot and 21 turned us down.',
  },
  {
    id: 'f-p12',
    minGap: 4,
    better:
      'Hotel housekeepers in Split run out of towels at noon. Our cart counts what is left. Fourteen housekeepers described to us the last time it happened and showed their shift notes.',
    worse:
      'Hotel housekeepers in Split run out of towels at noon. Our cart counts what is left. Fourteen of our friends like the thought of it and wished us luck.',
  },
  {
    id: 'f-p13',
    minGap: 6,
    better:
      "Falconers need fresh quail for their birds. We breed quail and deliver them frozen at £2 each. Through the British falconry club's newsletter we wrote to 300 members and 64 ordered.",
    worse:
      "Falconers need fresh quail for their birds. We breed quail and deliver them frozen at £2 each. Through the British falconry club's newsletter we might one day write to 300 members, and 64 could order.",
  },
  {
    id: 'f-p14',
    minGap: 3,
    better:
      'Accountants in Lisbon chase clients for receipts. Our mailbox gathers them for €25 a month. Of the 33 offices that paid for the first year, 30 renewed.',
    worse:
      'Accountants in Lisbon chase clients for receipts. Our mailbox gathers them for €25 a month. Of the 33 offices that paid for the first year, 30 cancelled.',
  },
  {
    id: 'f-p15',
    minGap: 8,
    better:
      'Dog owners in Toronto find no groomer for old, anxious dogs. I come to their home for $70. Of 48 dogs I groomed in spring, 39 were booked again.',
    worse:
      'Dog owners in Toronto find no groomer for old, anxious dogs. I come to their home for $70. Of 48 dogs I groomed in spring, not one was booked again.',
  },
  {
    id: 'f-p16',
    minGap: 10,
    better:
      'Gym owners in Warsaw do not know which machines stand idle. A camera above the hall counts; 16 gyms pay 200 zloty a month. Members are told and only those who agreed are filmed.',
    worse:
      'Gym owners in Warsaw do not know which machines stand idle. A camera above the hall counts; 16 gyms pay 200 zloty a month. Members are filmed in the changing room as well, and nobody tells them.',
  },
  {
    id: 'f-p17',
    minGap: 2,
    better:
      'Stone walls along Irish farms collapse after frost. We rebuild them with a lifting frame for €55 a metre. I have been a dry-stone mason for 14 years.',
    worse:
      'Stone walls along Irish farms collapse after frost. We rebuild them with a lifting frame for €55 a metre. I have been a tax clerk for 14 years and never laid a stone.',
  },
  {
    id: 'f-p18',
    minGap: 4,
    better:
      "Cheese dairies in Emilia turn every wheel by hand. Our arm turns them. The arm has been working in one dairy's cellar since June and turned 3,000 wheels.",
    worse:
      "Cheese dairies in Emilia turn every wheel by hand. Our arm turns them. The arm exists as a sketch; from June it is meant to turn 3,000 wheels in one dairy's cellar.",
  },
  {
    id: 'f-p19',
    minGap: 4,
    better:
      'Cyclists in Utrecht cannot find a repair stand at night. We place stands with a coin slot at petrol stations. Seven stations have paid a deposit of €200 each.',
    worse:
      'Cyclists in Utrecht cannot find a repair stand at night. We place stands with a coin slot at petrol stations. Seven stations have asked for their deposit of €200 back, and we returned it to all of them.',
  },
  {
    id: 'f-p20',
    minGap: 6,
    better:
      'Cinemas in small Finnish towns throw away popcorn at closing time. We collect it as pig feed. Eleven cinema managers weighed it for us: 14 kilos a week each, and they pay €30 to have it taken away.',
    worse:
      'Cinemas in small Finnish towns throw away popcorn at closing time. We collect it as pig feed. We do not know how much it is, and no cinema manager has told us whether it bothers them.',
  },
  ...secondHalf,
];
