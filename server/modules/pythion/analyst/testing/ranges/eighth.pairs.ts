import type { RangedPair } from './range';
import { secondHalf } from './eighth.pairs2';

/** Texts of the eighth set that differ in one aspect. */
export const eighthPairs: readonly RangedPair[] = [
  {
    id: 'e-p01',
    minGap: 4,
    better:
      'Piano tuners in Vienna drive to customers who have forgotten the appointment. Our service rings the customer the day before. 30 tuners have paid us 12 euros a month since spring.',
    worse:
      'Piano tuners in Vienna drive to customers who have forgotten the appointment. Our service rings the customer the day before. 30 tuners say they would pay us 12 euros a month from spring.',
  },
  {
    id: 'e-p02',
    minGap: 4,
    better:
      'Mechanics in Accra garages hunt for tools all day. We hang up painted tool boards. In six garages the logbooks show that searching fell from 50 to 20 minutes a day over eight weeks.',
    worse:
      'Mechanics in Accra garages hunt for tools all day. We hang up painted tool boards. In six garages we reckon that searching ought to fall from 50 to 20 minutes a day over eight weeks.',
  },
  {
    id: 'e-p03',
    minGap: 5,
    better:
      'Villages near Zomba walk two kilometres for water because hand pumps stay broken. We repaired 40 pumps last year and the village committees paid 90 dollars for each one.',
    worse:
      'Villages near Zomba walk two kilometres for water because hand pumps stay broken. We will repair 40 pumps next year and the village committees will pay 90 dollars for each one.',
  },
  {
    id: 'e-p04',
    minGap: 5,
    better:
      'Riding stables in Normandy cannot find a farrier at short notice. We send one within two days. Our own 25 stables pay 45 euros a month and 22 renewed.',
    worse:
      "Riding stables in Normandy cannot find a farrier at short notice. We want to send one within two days. A competitor's 25 stables pay 45 euros a month and 22 renewed.",
  },
  {
    id: 'e-p05',
    minGap: 5,
    better:
      'Pharmacists in Cork phone surgeries about unreadable prescriptions. We gave 14 of them our checking tool in May. After three months all 14 were still using it every day.',
    worse:
      'Pharmacists in Cork phone surgeries about unreadable prescriptions. We gave 14 of them our checking tool in May. After three months none of the 14 was still using it on any day.',
  },
  {
    id: 'e-p06',
    minGap: 2,
    better:
      'Parcel depots in Łódź get complaints about wet boxes. We put a cheap liner into the cages. In the two months of our trial the complaints at one depot went from 18 to 5 a week.',
    worse:
      'Parcel depots in Łódź get complaints about wet boxes. We put a cheap liner into the cages. In the two months of our trial the complaints at one depot went from 5 to 18 a week.',
  },
  {
    id: 'e-p07',
    minGap: 10,
    better:
      'Patients in rural Wales miss dialysis because no taxi comes. We drive them for £18 per trip. We hold the private hire operator licence from the council.',
    worse:
      'Patients in rural Wales miss dialysis because no taxi comes. We drive them for £18 per trip. We need the private hire operator licence from the council but refuse to get it.',
  },
  {
    id: 'e-p08',
    minGap: 3,
    better:
      'Yoga teachers in Austin lose track of who has paid for a class. Our sheet does it for 15 dollars a month. Of the 50 teachers who paid for the first year, 44 renewed.',
    worse:
      'Yoga teachers in Austin lose track of who has paid for a class. Our sheet does it for 15 dollars a month. Of the 50 teachers who paid for the first year, 4 renewed.',
  },
  {
    id: 'e-p09',
    minGap: 2,
    better:
      'Office workers in Pune want a lunch without onions. 80 of them bought our box this month through the lift notice board. We sell it at 140 rupees and it costs us 95 rupees to make.',
    worse:
      'Office workers in Pune want a lunch without onions. 80 of them bought our box this month through the lift notice board. We sell it at 95 rupees and it costs us 140 rupees to make.',
  },
  {
    id: 'e-p10',
    minGap: 2,
    better:
      'Night nurses at the Oslo university hospital come home too wound up to sleep. We offer them a guided wind-down call after the shift for 90 kroner.',
    worse:
      'Everyone everywhere comes home too wound up to sleep. We offer people a guided wind-down call after the day for 90 kroner.',
  },
  {
    id: 'e-p11',
    minGap: 3,
    better:
      'Kayak guides in Nova Scotia pay for torn spray skirts each season. We asked 20 guides for a deposit of 50 dollars on our patch kit. 17 paid it on the spot.',
    worse:
      'Kayak guides in Nova Scotia pay for torn spray skirts each season. We asked 20 guides for a deposit of 50 dollars on our patch kit. 17 refused it on the spot.',
  },
  {
    id: 'e-p12',
    minGap: 3,
    better:
      'Goat farmers in Crete spend money on vets for worms. Twelve of them laid their vet bills on the table for us: 800 euros a year. We test the dung and say which goats need a dose.',
    worse:
      'Goat farmers in Crete spend money on vets for worms. A friend of mine reckons without having seen any vet bills: 800 euros a year. We test the dung and say which goats need a dose.',
  },
  {
    id: 'e-p13',
    minGap: 5,
    better:
      'Ice cream vans in Brisbane break down in the heat. Our fan kit has run in 16 vans since November, and each driver paid 220 dollars for it.',
    worse:
      'Ice cream vans in Brisbane break down in the heat. Our fan kit could perhaps run in 16 vans from November, and each driver might pay 220 dollars for it.',
  },
  {
    id: 'e-p14',
    minGap: 5,
    better:
      "Heating plumbers in Sheffield forget to book the yearly service. Through the guild's newsletter we won 22 of them as customers at £9 each. They pay £20 a month.",
    worse:
      "Heating plumbers in Sheffield forget to book the yearly service. Through the guild's newsletter we hope to win 22 of them as customers at £9 each. They would pay £20 a month.",
  },
  {
    id: 'e-p15',
    minGap: 3,
    better:
      'Bakers in Ghent burn their arms on the oven door. Our sliding shelf has been working in three bakeries since May.',
    worse:
      "Bakers in Ghent burn their arms on the oven door. Our sliding shelf is a drawing so far and hasn't been built for any of the three bakeries in May.",
  },
  {
    id: 'e-p16',
    minGap: 3,
    better:
      'Welders in Busan breathe smoke because their masks clog after three hours. An independent lab measured nine hours for our filter.',
    worse:
      'Welders in Busan breathe smoke because their masks clog after three hours. We feel certain, without a lab, of nine hours for our filter.',
  },
  {
    id: 'e-p17',
    minGap: 3,
    better:
      'Hill farms in Slovenia have nobody to mow the steep slopes. We rent out a mowing robot at 60 euros per day. The farm register counts 6,400 farms with steep slopes; at five days each that is 6,400 × 300 euros a year.',
    worse:
      'Hill farms in Slovenia have nobody to mow the steep slopes. We rent out a mowing robot at 60 euros per day. The market for steep slopes is simply huge, and one percent of all farming on earth would do.',
  },
  {
    id: 'e-p18',
    minGap: 6,
    better:
      'Cattle dealers in County Mayo fill in the movement papers by hand. Our form takes two minutes. We meet the dealers at the Thursday auction, where the office gave us a table and 19 signed up.',
    worse:
      'Cattle dealers in County Mayo fill in the movement papers by hand. Our form takes two minutes. We cannot find or speak to the dealers anywhere; even at the Thursday auction the office gave us no table and none signed up.',
  },
  {
    id: 'e-p19',
    minGap: 7,
    better:
      'Dog groomers in Phoenix ruin their backs at low tables. We showed 80 of them a lifting table for 390 dollars. After three months 26 had ordered and paid.',
    worse:
      'Dog groomers in Phoenix ruin their backs at low tables. We showed 80 of them a lifting table for 390 dollars. After three months nobody had ordered or paid.',
  },
  {
    id: 'e-p20',
    minGap: 10,
    better:
      'Haulage firms in Gdynia want to know where their lorries stand. With the written agreement of every driver we show the position of the cab during the shift for 30 zloty a month.',
    worse:
      'Haulage firms in Gdynia want to know where their drivers are. Without telling any driver we show the position of his private phone after the shift for 30 zloty a month.',
  },
  ...secondHalf,
];
