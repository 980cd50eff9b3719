import type { RangedPair } from './range';
import { secondHalf } from './fourteenth.pairs2';

/** Texts of the fourteenth set that differ in one aspect. */
export const fourteenthPairs: readonly RangedPair[] = [
  {
    id: 'n-pair-01',
    minGap: 5,
    better:
      'We wash and press uniforms for small security firms in Gdansk. Eleven of them paid 4 euros a set in the spring, and each set costs us 2.10.',
    worse:
      'We wash and press uniforms for small security firms in Gdansk. Eleven of them would pay 4 euros a set in the spring, and each set costs us 2.10.',
  },
  {
    id: 'n-pair-02',
    minGap: 5,
    better:
      'My sister and I set up a ramp service for wheelchair users at village halls. 19 halls have rented a ramp from us at 35 pounds a night, and 12 of them did so twice.',
    worse:
      'My sister and I set up a ramp service for wheelchair users at village halls. 19 halls are keen to rent a ramp from us at 35 pounds a night, and 12 of them are keen to do so twice.',
  },
  {
    id: 'n-pair-03',
    minGap: 4,
    better:
      'We plug draughts in rented student rooms. In the 40 rooms we measured, the heating bill went from 96 to 71 euros a month.',
    worse:
      'We plug draughts in rented student rooms. In 40 rooms, we like to think, the heating bill went from 96 to 71 euros a month.',
  },
  {
    id: 'n-pair-04',
    minGap: 3,
    better:
      'Our felt liners keep ski boots dry for hire shops. Drying time fell from 9 hours to 4 in the six shops that used them last winter.',
    worse:
      'Our felt liners keep ski boots dry for hire shops. Drying time rose from 4 hours to 9 in the six shops that used them last winter.',
  },
  {
    id: 'n-pair-05',
    minGap: 3,
    better:
      'We coach waiters in small restaurants to waste less bread. In seven restaurants the bread thrown away each night went from 14 kilos to 6, weighed by the cooks.',
    worse:
      'We coach waiters in small restaurants to waste less bread. In seven restaurants the bread thrown away each night went from 6 kilos to 14, weighed by the cooks.',
  },
  {
    id: 'n-pair-06',
    minGap: 5,
    better:
      'We lend cargo bikes to florists by the week. We have 23 florists who pay 60 francs a week, and 17 have renewed since June.',
    worse:
      'We lend cargo bikes to florists by the week. Our rival has 23 florists who pay 60 francs a week, and 17 have renewed since June.',
  },
  {
    id: 'n-pair-07',
    minGap: 5,
    better:
      'A swap box for baby clothes, aimed at parents of twins. We sold 140 boxes at 29 euros last autumn, and 58 of those parents came back for a second one. A shop in Oslo looked on with interest.',
    worse:
      'A swap box for baby clothes, aimed at parents of twins. A shop in Oslo sold 140 boxes at 29 euros last autumn, and 58 of those parents came back for a second one. We looked on with interest.',
  },
  {
    id: 'n-pair-08',
    minGap: 5,
    better:
      'I rent out stage curtains to amateur theatres. Of 30 theatres that tried it, 28 rented again the next season, and 2 did not. They pay 80 euros a weekend.',
    worse:
      'I rent out stage curtains to amateur theatres. Of 30 theatres that tried it, 2 rented again the next season, and 28 did not. They pay 80 euros a weekend.',
  },
  {
    id: 'n-pair-09',
    minGap: 4,
    better:
      "Meal kits for night nurses in Lyon. After eight weeks most of the 55 who had started were still ordering. They find us through the hospital's staff room.",
    worse:
      "Meal kits for night nurses in Lyon. After eight weeks few of the 55 who had started were still ordering. They find us through the hospital's staff room.",
  },
  {
    id: 'n-pair-10',
    minGap: 3,
    better:
      'We refill printer ink at the desks of notaries. A refill is sold at 19 euros and costs us 12 euros; 33 notaries bought one.',
    worse:
      'We refill printer ink at the desks of notaries. A refill is sold at 12 euros and costs us 19 euros; 33 notaries bought one.',
  },
  {
    id: 'n-pair-11',
    minGap: 4,
    better:
      'Fresh pasta for campsites on Lake Garda. Forty campers paid us 7 euros a portion. Making and bringing it comes to 5 euros, so 2 are left each time.',
    worse:
      'Fresh pasta for campsites on Lake Garda. Forty campers paid us 7 euros a portion. Making and bringing it comes to 9 euros, so 2 are missing each time.',
  },
  {
    id: 'n-pair-12',
    minGap: 2,
    better:
      'We repair the wheelchairs of care homes within a day. People now wait three weeks for a mechanic. We have done 20 repairs, paid at 70 euros.',
    worse:
      'We repair all sorts of things for everybody within a day. People now wait three weeks for a mechanic. We have done 20 repairs, paid at 70 euros.',
  },
  {
    id: 'n-pair-13',
    minGap: 3,
    better:
      'I asked 16 bakers for a deposit of 50 euros on my dough cooler, and 14 handed it over. The cooler stops dough from souring in hot weather.',
    worse:
      'I asked 16 bakers for a deposit of 50 euros on my dough cooler, and 14 waved me off. The cooler stops dough from souring in hot weather.',
  },
  {
    id: 'n-pair-14',
    minGap: 5,
    better:
      'We asked 20 hostel owners to pay 300 crowns for our bedbug trap. All but one did. They lose about two weeks of bookings with every infestation.',
    worse:
      'We asked 20 hostel owners to pay 300 crowns for our bedbug trap. All but one did not. They lose about two weeks of bookings with every infestation.',
  },
  {
    id: 'n-pair-15',
    minGap: 10,
    better:
      'We give roofers a drone photo of storm damage. The owners of the houses were asked first and agreed, and 28 roofers paid 45 dollars a picture.',
    worse:
      'We give roofers a drone photo of storm damage. The owners of the houses were not asked and know nothing, and 28 roofers paid 45 dollars a picture.',
  },
  {
    id: 'n-pair-16',
    minGap: 10,
    better:
      "We go through employees' work mailboxes for small firms and report leaks of trade secrets. The employees know of it and have agreed in writing, and may stop at any time. Nine firms pay 200 euros a month.",
    worse:
      "We go through employees' work mailboxes for small firms and report leaks of trade secrets. The employees do not know of it and have agreed to nothing. Nine firms pay 200 euros a month.",
  },
  {
    id: 'n-pair-17',
    minGap: 3,
    better:
      'Homemade herbal ointment for eczema, sold at markets in Ghana. The food and drugs authority has granted us the licence. 70 people paid 25 cedis and 31 came back.',
    worse:
      'Homemade herbal ointment for eczema, sold at markets in Ghana. The food and drugs authority has not granted us the licence. 70 people paid 25 cedis and 31 came back.',
  },
  {
    id: 'n-pair-18',
    minGap: 10,
    better:
      'We drive kidney patients to dialysis in our own cars. For the passenger transport permit we have applied, and will not drive a patient before it is here. Two clinics have paid us for trips in advance, at 18 euros each.',
    worse:
      'We drive kidney patients to dialysis in our own cars. For the passenger transport permit we refuse to apply, and have driven patients since May without it. Two clinics have paid us for trips in advance, at 18 euros each.',
  },
  {
    id: 'n-pair-19',
    minGap: 3,
    better:
      'A reading club for shift workers at the port. 64 dockers have been coming every second week since January, and they pay 3 euros each time.',
    worse:
      'A reading club for shift workers at the port. 64 dockers are going to come every second week from January, and they will pay 3 euros each time.',
  },
  {
    id: 'n-pair-20',
    minGap: 4,
    better:
      'We resharpen scissors for dog groomers by post. Last year 90 groomers sent us their scissors at 22 dollars, and 51 sent them a second time.',
    worse:
      'We resharpen scissors for dog groomers by post. Last year 90 groomers said they might send us their scissors at 22 dollars, and 51 said they might send them a second time.',
  },
  ...secondHalf,
];
