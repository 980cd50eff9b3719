import type { RangedPair } from './range';
import { secondHalf } from './thirteenth.pairs2';

/** Texts of the thirteenth set that differ in one aspect. */
export const thirteenthPairs: readonly RangedPair[] = [
  {
    id: 'm-pair-01',
    minGap: 4,
    better:
      'Saddle makers in Andalusia wait weeks for buckles. We cast them in small lots at €4 apiece. 27 makers have paid for a first lot.',
    worse:
      'Saddle makers in Andalusia wait weeks for buckles. We cast them in small lots at €4 apiece. 27 makers would pay for a first lot.',
  },
  {
    id: 'm-pair-02',
    minGap: 5,
    better:
      "Boatyards on Lake Garda lose the winter's paperwork for each hull. Our tag keeps it on the boat. Since April 35 yards have been paying €22 a month.",
    worse:
      "Boatyards on Lake Garda lose the winter's paperwork for each hull. Our tag keeps it on the boat. From April 35 yards are going to pay €22 a month.",
  },
  {
    id: 'm-pair-03',
    minGap: 6,
    better:
      'Night porters in small Dublin hotels handle late arrivals alone. We have built a check-in kiosk for them. Our kiosk stands in 18 hotels, which pay €140 a month, and 16 of them renewed.',
    worse:
      "Night porters in small Dublin hotels handle late arrivals alone. We have built a check-in kiosk for them. A competitor's kiosk stands in 18 hotels, which pay €140 a month, and 16 of them renewed.",
  },
  {
    id: 'm-pair-04',
    minGap: 4,
    better:
      'Orchard owners near Lleida hire pickers by phone at dawn. We fill their rota by text message for €60 a month. 21 owners paid for the first season, and 19 of them signed up again.',
    worse:
      'Orchard owners near Lleida hire pickers by phone at dawn. We fill their rota by text message for €60 a month. 21 owners paid for the first season, and 19 of them did not sign up again.',
  },
  {
    id: 'm-pair-05',
    minGap: 4,
    better:
      'Foundries in Monterrey throw away castings with air bubbles. We shake the mould while it is being filled, and six foundries have run this for ten weeks. Their scrap went from 14 to 5 percent.',
    worse:
      'Foundries in Monterrey throw away castings with air bubbles. We shake the mould while it is being filled, and six foundries have run this for ten weeks. Their scrap went from 5 to 14 percent.',
  },
  {
    id: 'm-pair-06',
    minGap: 10,
    better:
      'Villages in northern Portugal lost their last pharmacy. We bring prescription medicine by van; 420 households paid €3 per delivery and 390 order every month. The medicines agency has given us the licence for it.',
    worse:
      'Villages in northern Portugal lost their last pharmacy. We bring prescription medicine by van; 420 households paid €3 per delivery and 390 order every month. We will not ask the medicines agency for the licence it takes.',
  },
  {
    id: 'm-pair-07',
    minGap: 5,
    better:
      'Driving schools in Kraków juggle their bookings on paper. We gave 60 instructors our calendar in May. By August 54 of the 60 were still using it daily.',
    worse:
      'Driving schools in Kraków juggle their bookings on paper. We gave 60 instructors our calendar in May. By August 3 of the 60 were still using it daily.',
  },
  {
    id: 'm-pair-08',
    minGap: 3,
    better:
      'Barbers in Lagos need sharp clippers every week. We collect, sharpen and return them; 75 barbers pay 1,500 naira each time and come back weekly. A round costs us 600 naira per barber.',
    worse:
      'Barbers in Lagos need sharp clippers every week. We collect, sharpen and return them; 75 barbers pay 1,500 naira each time and come back weekly. A round costs us 2,600 naira per barber.',
  },
  {
    id: 'm-pair-09',
    minGap: 3,
    better:
      'Hearing-aid wearers over 70 in the city of Graz fumble with tiny batteries. We made a magnetic tray that holds them and it sells for €19.',
    worse:
      'All people everywhere in the whole world fumble with tiny batteries. We made a magnetic tray that holds them and it sells for €19.',
  },
  {
    id: 'm-pair-10',
    minGap: 5,
    better:
      'Organ tuners in Bavaria spend a whole day noting pitches by ear. Our meter does it in an hour. We asked 24 tuners for €80 in advance, and 22 paid on the spot.',
    worse:
      'Organ tuners in Bavaria spend a whole day noting pitches by ear. Our meter does it in an hour. We asked 24 tuners for €80 in advance, and 22 declined on the spot.',
  },
  {
    id: 'm-pair-11',
    minGap: 4,
    better:
      'Yoga teachers in Cape Town chase unpaid class fees. Our till app costs R150 a month. Of the 40 teachers who paid for it in January, 37 are still paying in October.',
    worse:
      'Yoga teachers in Cape Town chase unpaid class fees. Our till app costs R150 a month. Of the 40 teachers who paid for it in January, 37 had cancelled by October.',
  },
  {
    id: 'm-pair-12',
    minGap: 3,
    better:
      'Bicycle couriers in Bogotá stand waiting in restaurants. We timed 310 pickups, and 13 minutes were lost at each. Our board tells the kitchen when the rider is close.',
    worse:
      'Bicycle couriers in Bogotá stand waiting in restaurants. I have a feeling that at 310 pickups 13 minutes might be lost at each. Our board tells the kitchen when the rider is close.',
  },
  {
    id: 'm-pair-13',
    minGap: 10,
    better:
      'Removal firms quote wrongly because they never see the flat. Our app films the rooms and lists the furniture; 130 firms pay £45 a month and 118 renewed. The flat is filmed after the tenant has agreed to it.',
    worse:
      'Removal firms quote wrongly because they never see the flat. Our app films the rooms and lists the furniture; 130 firms pay £45 a month and 118 renewed. The flat is filmed without the tenant knowing of it.',
  },
  {
    id: 'm-pair-14',
    minGap: 3,
    better:
      "Beekeepers in Slovenia lose colonies in February. 29 of them showed us last winter's bills: €410 for new bees each. Our hive scale warns early.",
    worse:
      "Beekeepers in Slovenia lose colonies in February. 29 of them liked our online post about last winter's bills: €410 for new bees each. Our hive scale warns early.",
  },
  {
    id: 'm-pair-15',
    minGap: 2,
    better:
      'Dry stone walls along Yorkshire farm lanes collapse after frost. We repair them within a day with a mobile stone splitter. I have built such walls for 16 years.',
    worse:
      'Dry stone walls along Yorkshire farm lanes collapse after frost. We repair them within a day with a mobile stone splitter. I have never built such a wall in my 16 years here.',
  },
  {
    id: 'm-pair-16',
    minGap: 5,
    better:
      'Tattoo studios in Malmö run out of sterile needles at weekends. We refill their cabinet weekly. 12 studios pay us 900 kronor a month.',
    worse:
      'Tattoo studios in Malmö run out of sterile needles at weekends. We refill their cabinet weekly. 12 studios might perhaps pay us 900 kronor a month.',
  },
  {
    id: 'm-pair-17',
    minGap: 3,
    better:
      "Lift mechanics in Athens search for hours for old wiring plans. We have scanned 8,000 of them. The mechanics' union put us in its newsletter, and 64 mechanics signed up.",
    worse:
      "Lift mechanics in Athens search for hours for old wiring plans. We have scanned 8,000 of them. The mechanics' union refused to put us in its newsletter, and none of the 64 mechanics we wrote to signed up.",
  },
  {
    id: 'm-pair-18',
    minGap: 5,
    better:
      'Freelance court interpreters for rare languages lose days when hearings are moved. Our alert tells them the evening before; 15 tried it and 12 have used it for two months. We reach the others through the public court list.',
    worse:
      'Freelance court interpreters for rare languages lose days when hearings are moved. Our alert tells them the evening before; 15 tried it and 12 have used it for two months. There is no public court list and we have no way to reach the others at all.',
  },
  {
    id: 'm-pair-19',
    minGap: 5,
    better:
      'Bathing places on the Danube have no one to check the water on Sundays. Our buoy measures it hourly. The town of Tulln signed and has paid €900 a month since May.',
    worse:
      'Bathing places on the Danube have no one to check the water on Sundays. Our buoy measures it hourly. If the town of Tulln signs, it will pay €900 a month from May.',
  },
  {
    id: 'm-pair-20',
    minGap: 4,
    better:
      'Parents of left-handed children in Tallinn search in vain for proper school scissors. We forge them at €26 a pair. 58 parents have put down a deposit of €10.',
    worse:
      'Parents of left-handed children in Tallinn search in vain for proper school scissors. We forge them at €26 a pair. 58 parents have taken back their deposit of €10.',
  },
  ...secondHalf,
];
