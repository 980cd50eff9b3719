import type { RangedPair } from './range';
import { secondHalf } from './seventh.pairs2';

/** Texts of the seventh set that differ in one aspect. */
export const seventhPairs: readonly RangedPair[] = [
  {
    id: 'd-p01',
    minGap: 5,
    better:
      'Dairy farmers in Friesland lose cows to lame feet that are noticed too late. On 12 farms we counted 84 missed cases over six weeks, each costing 170 euros. A mat in the milking parlour weighs every step.',
    worse:
      'Dairy farmers in Friesland lose cows to lame feet that are noticed too late. On 12 farms we suspect 84 missed cases over six weeks, each perhaps costing 170 euros. A mat in the milking parlour weighs every step.',
  },
  {
    id: 'd-p02',
    minGap: 5,
    better:
      'Our shelf label printer saves village grocers in Wales time. With 9 grocers we timed it for a month: pricing took 40 minutes a day instead of 95.',
    worse:
      'Our shelf label printer saves village grocers in Wales time. We reckon that with 9 grocers over a month pricing would take 40 minutes a day instead of 95.',
  },
  {
    id: 'd-p03',
    minGap: 6,
    better:
      "Tailors in Dakar forget customers' measurements. Our notebook app keeps them, and 31 of 35 tailors opened it daily in the tenth week.",
    worse:
      "Tailors in Dakar forget customers' measurements. Our notebook app keeps them, and we are sure that 31 of 35 tailors would open it daily in the tenth week.",
  },
  {
    id: 'd-p04',
    minGap: 4,
    better:
      'Piano teachers in Auckland chase parents for late fees. 24 teachers have paid 15 dollars a month for our automatic collection.',
    worse:
      'Piano teachers in Auckland chase parents for late fees. 24 teachers said they would pay 15 dollars a month for our automatic collection.',
  },
  {
    id: 'd-p05',
    minGap: 4,
    better:
      'Beekeepers in Slovenia lose swarms in May. Our hive scale warns them a day ahead; 40 beekeepers put down a 50 euro deposit for it.',
    worse:
      'Beekeepers in Slovenia lose swarms in May. Our hive scale warns them a day ahead; 40 beekeepers told us they could imagine a 50 euro deposit for it.',
  },
  {
    id: 'd-p06',
    minGap: 4,
    better:
      'Hostels in Cusco struggle with wet boots in the rooms. We built a drying cabinet, and seven hostels bought it at 600 soles each.',
    worse:
      'Hostels in Cusco struggle with wet boots in the rooms. We built a drying cabinet, and seven hostels liked it at 600 soles each.',
  },
  {
    id: 'd-p07',
    minGap: 8,
    better:
      'Plumbers in Perth forget to invoice small call-outs. Our voice note tool writes the invoice; 18 plumbers have used it for three months and 16 renewed at 20 dollars a month.',
    worse:
      'Plumbers in Perth forget to invoice small call-outs. Our voice note tool will write the invoice; 18 plumbers are to use it for three months and 16 should renew at 20 dollars a month.',
  },
  {
    id: 'd-p08',
    minGap: 7,
    better:
      'Florists in Kyiv throw away a fifth of their roses. We have delivered our cooling buckets to 11 florists through the wholesaler at the main market, and waste fell from 20 to 8 percent.',
    worse:
      'Florists in Kyiv throw away a fifth of their roses. We are going to deliver our cooling buckets to 11 florists through the wholesaler at the main market, and waste is to fall from 20 to 8 percent.',
  },
  {
    id: 'd-p09',
    minGap: 3,
    better:
      'Dentists in Porto lose appointments when patients forget. The dental chamber sent our offer to its 300 members last month and 26 signed up.',
    worse:
      'Dentists in Porto lose appointments when patients forget. The dental chamber may send our offer to its 300 members next year and 26 might sign up.',
  },
  {
    id: 'd-p10',
    minGap: 7,
    better:
      'Taxi drivers in Tbilisi want to know where fares wait. With our heat map 130 drivers pay 12 lari a month, and 110 of them have paid for half a year.',
    worse:
      "Taxi drivers in Tbilisi want to know where fares wait. With a competitor's heat map 130 drivers pay 12 lari a month, and 110 of them have paid for half a year; we want to build one too.",
  },
  {
    id: 'd-p11',
    minGap: 5,
    better:
      'Potters in Oaxaca break a third of their export parcels. Since we supply the moulded straw boxes, 28 potters have counted 4 percent breakage instead of 33.',
    worse:
      'Potters in Oaxaca break a third of their export parcels. Since a firm in Puebla supplies moulded straw boxes, 28 potters have counted 4 percent breakage instead of 33; we would do the same.',
  },
  {
    id: 'd-p12',
    minGap: 5,
    better:
      'Night nurses in Malmö miss their breaks. We ran our relief roster on two wards for eight weeks and breaks taken rose from 40 to 85 percent.',
    worse:
      'Night nurses in Malmö miss their breaks. A university ran a relief roster on two wards for eight weeks and breaks taken rose from 40 to 85 percent. We read about it and would like to offer it.',
  },
  {
    id: 'd-p13',
    minGap: 5,
    better: 'Butchers in Lyon waste bones and trim. We collect it, and 14 butchers pay us 30 euros a week for this.',
    worse:
      'Butchers in Lyon waste bones and trim. We collect it, but none of the 14 butchers pays us the 30 euros a week for this.',
  },
  {
    id: 'd-p14',
    minGap: 6,
    better:
      'Driving schools in Cork need to fill cancelled lessons. Our waiting list app is in daily use at five schools, and it filled 61 lessons in April.',
    worse:
      'Driving schools in Cork need to fill cancelled lessons. Our waiting list app is not in use at any of the five schools, and it filled none of 61 lessons in April.',
  },
  {
    id: 'd-p15',
    minGap: 4,
    better:
      'Carpenters in Graz cannot find offcuts of the right size. We spoke to 20 carpenters, and 15 of them had bought a full board for one small piece that month, about 70 euros wasted.',
    worse:
      'Carpenters in Graz cannot find offcuts of the right size. We spoke to no carpenters; we guess that 15 of 20 buy a full board for one small piece every month, about 70 euros wasted.',
  },
  {
    id: 'd-p16',
    minGap: 5,
    better:
      'Our bin sensor is meant to cut collection trips for councils in Tasmania. During ten weeks in Hobart trips fell from 50 a week to 32.',
    worse:
      'Our bin sensor is meant to cut collection trips for councils in Tasmania. During ten weeks in Hobart trips rose from 32 a week to 50.',
  },
  {
    id: 'd-p17',
    minGap: 5,
    better:
      'We help call centres in Cebu keep their staff with a shift swap board. At the two centres that use it, monthly resignations went down from 9 to 4 percent.',
    worse:
      'We help call centres in Cebu keep their staff with a shift swap board. At the two centres that use it, monthly resignations went up from 4 to 9 percent.',
  },
  {
    id: 'd-p18',
    minGap: 8,
    better:
      "Patients in rural Ghana wait weeks for a pharmacist. Our bus sells prescription drugs in 14 villages, 900 people have paid, and we applied for and hold the pharmacy council's licence.",
    worse:
      "Patients in rural Ghana wait weeks for a pharmacist. Our bus sells prescription drugs in 14 villages, 900 people have paid, and we will not apply for the pharmacy council's licence.",
  },
  {
    id: 'd-p19',
    minGap: 8,
    better:
      "We lend market women in Lusaka 50 dollars until the evening; 210 women borrow every week and repay. The central bank requires a lender's licence, and we got ours in May.",
    worse:
      "We lend market women in Lusaka 50 dollars until the evening; 210 women borrow every week and repay. The central bank requires a lender's licence, and we have decided to do without one.",
  },
  {
    id: 'd-p20',
    minGap: 8,
    better:
      'Hotels in Athens want to know how guests move through the lobby. Eight hotels pay us 200 euros a month for a phone-signal counter, which guests agree to at check-in.',
    worse:
      "Hotels in Athens want to know how guests move through the lobby. Eight hotels pay us 200 euros a month for a phone-signal log of each guest's name, of which guests know nothing at check-in and which they have not agreed to.",
  },
  ...secondHalf,
];
