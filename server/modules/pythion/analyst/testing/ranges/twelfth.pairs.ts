import type { RangedPair } from './range';
import { secondHalf } from './twelfth.pairs2';

/** Texts of the twelfth set that differ in one aspect. */
export const twelfthPairs: readonly RangedPair[] = [
  {
    id: 'l-pair-01',
    minGap: 5,
    better:
      'Bakers in Porto throw unsold loaves away every evening. We weighed the bins of 14 bakeries for three weeks: 11 kilos a night, worth €26 each time. Our tool tells the baker how much dough to make.',
    worse:
      'Bakers in Porto throw unsold loaves away every evening. We imagine that in three weeks the bins of 14 bakeries could hold 11 kilos a night, perhaps worth €26 each time. Our tool tells the baker how much dough to make.',
  },
  {
    id: 'l-pair-02',
    minGap: 4,
    better:
      'Violin teachers in Vienna cannot see what their pupils practise at home. Our practice diary shows them. 37 teachers paid €25 a month for it.',
    worse:
      'Violin teachers in Vienna cannot see what their pupils practise at home. Our practice diary shows them. 37 teachers would pay €25 a month for it.',
  },
  {
    id: 'l-pair-03',
    minGap: 5,
    better:
      'Hill farmers in Lesotho run out of water in August. Last year we installed 60 rain tanks, and 52 households paid 900 maloti for one.',
    worse:
      'Hill farmers in Lesotho run out of water in August. Next year we will install 60 rain tanks, and 52 households are going to pay 900 maloti for one.',
  },
  {
    id: 'l-pair-04',
    minGap: 6,
    better:
      'Households in Quito wait days for someone to fetch their garden cuttings. Our pick-up has 310 paying households at $8 a month, and 280 renewed after a year.',
    worse:
      "Households in Quito wait days for someone to fetch their garden cuttings. A competitor's pick-up has 310 paying households at $8 a month, and 280 renewed after a year; ours has not begun.",
  },
  {
    id: 'l-pair-05',
    minGap: 5,
    better:
      'Physiotherapy clinics in Antwerp lose an hour a day to phone bookings. 24 clinics paid €60 a month for our booking line and renewed in January.',
    worse:
      'Physiotherapy clinics in Antwerp lose an hour a day to phone bookings. 24 clinics tried our booking line free of charge, but did not pay the €60 a month and did not renew in January.',
  },
  {
    id: 'l-pair-06',
    minGap: 4,
    better:
      'Fishmongers in Dakar lose stock to heat before noon. With our insulated crate, spoilage at 15 stalls fell from 18 to 6 percent over two months.',
    worse:
      'Fishmongers in Dakar lose stock to heat before noon. With our insulated crate, spoilage at 15 stalls rose from 6 to 18 percent over two months.',
  },
  {
    id: 'l-pair-07',
    minGap: 3,
    better:
      'We make goat cheese on a farm near Ohrid for hotel kitchens that today buy imported cheese a week old. The food agency inspected the dairy and granted us the permit. Three hotels tasted it.',
    worse:
      'We make goat cheese on a farm near Ohrid for hotel kitchens that today buy imported cheese a week old. The food agency inspected the dairy and refused us the permit. Three hotels tasted it.',
  },
  {
    id: 'l-pair-08',
    minGap: 10,
    better:
      'Pensioners in Winnipeg wait weeks for a foot-care visit. Our nurses treat feet at home, 140 pensioners paid $55 per visit and 96 booked again. A licence is needed for that, and we obtained it in May.',
    worse:
      'Pensioners in Winnipeg wait weeks for a foot-care visit. Our nurses treat feet at home, 140 pensioners paid $55 per visit and 96 booked again. A licence is needed for that, and we refuse to obtain it.',
  },
  {
    id: 'l-pair-09',
    minGap: 5,
    better:
      'Choirmasters in Wales copy sheet music by hand for absent singers. 200 choirs got our shared score book through the choir union. After half a year 171 of the 200 still use it every week.',
    worse:
      'Choirmasters in Wales copy sheet music by hand for absent singers. 200 choirs got our shared score book through the choir union. After half a year 2 of the 200 still use it, the rest dropped it in the first week.',
  },
  {
    id: 'l-pair-10',
    minGap: 2,
    better:
      'Office tenants in Kraków pay us 40 zloty per chair to have it cleaned on the spot. 85 firms have paid so far. One chair costs us 23 zloty in wages, water and soap.',
    worse:
      'Office tenants in Kraków pay us 23 zloty per chair to have it cleaned on the spot. 85 firms have paid so far. One chair costs us 40 zloty in wages, water and soap.',
  },
  {
    id: 'l-pair-11',
    minGap: 3,
    better:
      'Dental hygienists in Cork get sore wrists by Thursday from narrow scaler handles. We shape a thicker grip that clicks onto the tool.',
    worse:
      'Everyone everywhere has things that could be more pleasant. We shape a thicker grip that clicks onto the tool.',
  },
  {
    id: 'l-pair-12',
    minGap: 6,
    better:
      'Caravan owners in Utah cannot tell when the gas bottle is nearly empty. We showed 20 of them our gauge and asked for a deposit of $50. All 20 paid it.',
    worse:
      'Caravan owners in Utah cannot tell when the gas bottle is nearly empty. We showed 20 of them our gauge and asked for a deposit of $50. All 20 refused it.',
  },
  {
    id: 'l-pair-13',
    minGap: 4,
    better:
      'Village midwives in Malawi run out of clean gloves. We interviewed 30 midwives, and 24 described the last time it happened, four times a month on average. Our pedal sterilizer lets them use gloves again.',
    worse:
      'Village midwives in Malawi run out of clean gloves. Our friends suppose that 24 of 30 midwives may know this, four times a month on average. Our pedal sterilizer lets them use gloves again.',
  },
  {
    id: 'l-pair-14',
    minGap: 4,
    better:
      "Hobby beekeepers in Bavaria need labels in small numbers. We print from 20 pieces upwards at €9 a roll. The beekeepers' union put us in its newsletter, and 45 members ordered.",
    worse:
      "Hobby beekeepers in Bavaria need labels in small numbers. We print from 20 pieces upwards at €9 a roll. The beekeepers' union might put us in its newsletter, and 45 members might order.",
  },
  {
    id: 'l-pair-15',
    minGap: 3,
    better:
      "Retired seamen in Galicia lose pension money for want of old logbooks. We search archives for them at €70 per case. They can be found through the seamen's club in Vigo, which has already sent us 12.",
    worse:
      "Retired seamen in Galicia lose pension money for want of old logbooks. We search archives for them at €70 per case. They cannot be found, not even through the seamen's club in Vigo, and we have no way to address them.",
  },
  {
    id: 'l-pair-16',
    minGap: 3,
    better:
      'Our till keeps credit sales for corner shops in Amman. Today the shopkeepers use a paper ledger, which loses about one entry in ten. Shopkeepers would see at once who owes them what.',
    worse:
      'Our till keeps credit sales for corner shops in Amman. It is better than any ledger and quite unique, nothing comes near it. Shopkeepers would see at once who owes them what.',
  },
  {
    id: 'l-pair-17',
    minGap: 2,
    better:
      'Prison kitchens in Chile serve diabetics the same tray as all others. We supply a separate tray. I cooked in prison kitchens for 12 years and led a staff of nine.',
    worse:
      'Prison kitchens in Chile serve diabetics the same tray as all others. We supply a separate tray. None of us has ever cooked, nor seen a kitchen that feeds 12 or led a staff of nine.',
  },
  {
    id: 'l-pair-18',
    minGap: 4,
    better:
      'Ferry kiosks in Greece run out of change and turn buyers away. We deliver coins for €240 a year. The port authority lists 820 such kiosks, and 820 × €240 is €196,800 a year.',
    worse:
      'Ferry kiosks in Greece run out of change and turn buyers away. We deliver coins for €240 a year. The kiosk business is a huge €196 billion, and one percent of it would be enough for us.',
  },
  {
    id: 'l-pair-19',
    minGap: 6,
    better:
      'Driving schools in Tunis forget to chase late fees. 33 schools took our reminder service at 50 dinars a month. After the first year 30 of the 33 renewed.',
    worse:
      'Driving schools in Tunis forget to chase late fees. 33 schools took our reminder service at 50 dinars a month. Within the first month 33 of the 33 cancelled and wanted their dinars back.',
  },
  {
    id: 'l-pair-20',
    minGap: 3,
    better:
      'Villages in Niger fetch water by rope from deep wells. We set up our pedal pump in 12 of them. It has run there for 9 months without a single stop.',
    worse:
      'Villages in Niger fetch water by rope from deep wells. We set up our pedal pump in 12 of them. It broke down there within 9 days and has not run since.',
  },
  ...secondHalf,
];
