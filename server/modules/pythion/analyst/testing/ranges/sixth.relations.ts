import type { RangedForms } from './range';

/** The same idea in another form: within two points. */
export const sixthForms: readonly RangedForms[] = [
  {
    id: 'c-same-01',
    base: 'Piano movers in Chicago damage stairwells and pay for it, $220 per job on average. We counted 61 jobs with four firms last summer. Our rubber track costs them $45 a move and 14 firms pay for it. They used blankets before, which slip.',
    forms: [
      'Piano movers in Chicago damage stairwells and pay for it, $220 per job on average. They used blankets before, which slip. Our rubber track costs them $45 a move and 14 firms pay for it. We counted 61 jobs with four firms last summer.',
    ],
  },
  {
    id: 'c-same-02',
    base: "Dog groomers lose about three appointments a week to no-shows. We talked to 18 groomers in Perth and 15 showed us their diaries. Our reminder service costs $19 a month per salon. The groomers' guild put it in its newsletter and 22 salons signed up. Until now they phone everyone the evening before, which takes an hour.",
    forms: [
      "- Dog groomers lose about three appointments a week to no-shows.\n- We talked to 18 groomers in Perth and 15 showed us their diaries.\n- Our reminder service costs $19 a month per salon.\n- The groomers' guild put it in its newsletter and 22 salons signed up.\n- Until now they phone everyone the evening before, which takes an hour.",
    ],
  },
  {
    id: 'c-same-03',
    base: 'Small museums in Wales cannot afford guides on weekdays. Our audio walk is recorded by local volunteers. Nine museums paid £300 each for the first year and seven renewed. A recording costs us £110. The Welsh museums federation introduces us.',
    forms: [
      '1. Small museums in Wales cannot afford guides on weekdays.\n2. Our audio walk is recorded by local volunteers.\n3. Nine museums paid £300 each for the first year and seven renewed.\n4. A recording costs us £110.\n5. The Welsh museums federation introduces us.',
    ],
  },
  {
    id: 'c-same-04',
    base: 'Taxi boats in Split wait for hours without guests. We share bookings among 24 boats through the harbour office. Guests pay €18 per ride, we keep €3, and our cost per ride is €1.20. Hotels call one skipper they know, who is often out at sea.',
    forms: [
      'taxi boats in split wait for hours without guests. we share bookings among 24 boats through the harbour office. guests pay €18 per ride, we keep €3, and our cost per ride is €1.20. hotels call one skipper they know, who is often out at sea.',
    ],
  },
  {
    id: 'c-same-05',
    base: 'Mushroom growers throw out used straw. We turn it into packing material for wine shops. 12 wine shops in Dijon pay €0.80 per box insert, it costs us €0.35. Nine of them ordered again. Foam, which they used before, is going to be banned here.',
    forms: [
      'Mushroom growers throw out used straw. We turn it into packing material for wine shops. 12 wine shops in Dijon pay EUR 0.80 per box insert, it costs us EUR 0.35. Nine of them ordered again. Foam, which they used before, is going to be banned here.',
    ],
  },
  {
    id: 'c-same-06',
    base: 'Language schools in Toronto struggle to fill the last two seats of a course. We sell those seats a week before the start. 11 schools told us about last term, they had 140 empty seats in total. We take $25 per seat sold. Nothing is built yet.',
    forms: [
      'Language schools in Toronto strugle to fill the last two seats of a course. We sell those seats a week befroe the start. 11 schools told us about last term, they had 140 empty seats in total. We take $25 per seat sold. Nothng is built yet.',
    ],
  },
  {
    id: 'c-same-07',
    base: 'Hospital kitchens send back a third of the trays untouched. In two hospitals in Graz we weighed the leftovers for six weeks, 210 kg per week. Patients choose their portion on our tablet the evening before. Leftovers fell to 130 kg. Both hospitals pay 350 euros a month. I was a hospital dietician for ten years.',
    forms: [
      'PROBLEM\nHospital kitchens send back a third of the trays untouched. In two hospitals in Graz we weighed the leftovers for six weeks, 210 kg per week.\n\nSOLUTION\nPatients choose their portion on our tablet the evening before. Leftovers fell to 130 kg.\n\nMONEY\nBoth hospitals pay 350 euros a month.\n\nTEAM\nI was a hospital dietician for ten years.',
    ],
  },
  {
    id: 'c-same-08',
    base: "Roofers can't see moss damage from the ground. Our pole camera shows it for $40 a house. 33 roofers in Oregon bought the camera at $390, and it costs us $170 to make. The roofing supply store in Salem sells it.",
    forms: [
      "ROOFERS CAN'T SEE MOSS DAMAGE FROM THE GROUND. OUR POLE CAMERA SHOWS IT FOR $40 A HOUSE. 33 ROOFERS IN OREGON BOUGHT THE CAMERA AT $390, AND IT COSTS US $170 TO MAKE. THE ROOFING SUPPLY STORE IN SALEM SELLS IT.",
    ],
  },
  {
    id: 'c-same-09',
    base: 'Wir reparieren Nähmaschinen für Schneidereien direkt im Laden, 55 € pro Besuch. 19 Schneidereien in Leipzig haben bezahlt, 14 davon mehr als einmal. Uns kostet ein Besuch 31 €. Bisher schicken sie die Maschine ein und warten drei Wochen.',
    forms: [
      'Wir reparieren Nähmaschinen für Schneidereien direkt im Laden, 55 EUR pro Besuch. 19 Schneidereien in Leipzig haben bezahlt, 14 davon mehr als einmal. Uns kostet ein Besuch 31 EUR. Bisher schicken sie die Maschine ein und warten drei Wochen.',
    ],
  },
  {
    id: 'c-same-10',
    base: 'Las academias de baile de Murcia no saben quién va a venir cada tarde. Nuestra lista por móvil cuesta 15 € al mes por academia. Hablamos con 13 directoras y 10 nos enseñaron sus cuadernos. Cuatro academias ya la usan cada semana.',
    forms: [
      '1) Las academias de baile de Murcia no saben quién va a venir cada tarde.\n2) Nuestra lista por móvil cuesta 15 € al mes por academia.\n3) Hablamos con 13 directoras y 10 nos enseñaron sus cuadernos.\n4) Cuatro academias ya la usan cada semana.',
    ],
  },
  {
    id: 'c-same-11',
    base: '宁波的水产店每天要扔掉卖不完的虾。我们在15家店统计了一个月，平均每家损失800元。我们把剩下的虾卖给附近的食堂，每斤收2元服务费。已经有9家店付费，其中7家续了约。',
    forms: [
      '• 宁波的水产店每天要扔掉卖不完的虾。\n• 我们在15家店统计了一个月，平均每家损失800元。\n• 我们把剩下的虾卖给附近的食堂，每斤收2元服务费。\n• 已经有9家店付费，其中7家续了约。',
    ],
  },
  {
    id: 'c-same-12',
    base: "Families moving abroad don't know what to do with their house plants. We board plants in our greenhouse in Bonn for $6 per plant per month. 40 families paid, 28 extended. Boarding costs us $2.10. A moving company recommends us to its customers.",
    forms: [
      "Families moving abroad don't know what to do with their house plants. We board plants in our greenhouse in Bonn for 6 USD per plant per month. 40 families paid, 28 extended. Boarding costs us 2.10 USD. A moving company recommends us to its customers.",
    ],
  },
  {
    id: 'c-same-13',
    base: "I want to offer mobile bike washing for courier firms. Dirty chains break, couriers say. I haven't asked any firm so far and have no price. My plan is to begin in Hamburg.",
    forms: [
      "I want to offer mobile bike washing for courier firms. My plan is to begin in Hamburg. Dirty chains break, couriers say. I haven't asked any firm so far and have no price.",
    ],
  },
  {
    id: 'c-same-14',
    base: 'Choir leaders spend hours copying sheet music. Our library lends legal digital scores at €12 a month per choir. 50 choirs joined through the regional choir association, 46 stayed for the second year. Photocopies were the old way and got lost all the time.',
    forms: [
      'Choir leaders spend hours copying sheet musik. Our library lends legal digital scores at €12 a month per choir. 50 choirs joined through the regional choir assocation, 46 stayed for the secnd year. Photocopies were the old way and got lost all the time.',
    ],
  },
  {
    id: 'c-same-15',
    base: "Campsites have long queues at check-in on Saturdays. We counted 55 minutes on average at six sites in Brittany over five Saturdays. With our key box it was 9 minutes. Four sites pay €75 a month. The campsite owners' club invited us to present.",
    forms: [
      "**Campsites** have long queues at check-in on Saturdays.\n\n* We counted 55 minutes on average at six sites in Brittany over five Saturdays.\n* With our key box it was 9 minutes.\n\n**Four sites** pay €75 a month.\n\nThe campsite owners' club invited us to present.",
    ],
  },
  {
    id: 'c-same-16',
    base: 'Our soil test kit is made for people who rent allotments in Gdańsk. Their soil may contain lead from the shipyard, and lab tests cost 400 zł. Our kit costs 60 zł, and 85 gardeners bought one. We make it for 22 zł. The allotment union sells it in its office. I taught chemistry for twelve years.',
    forms: [
      'Our soil test kit is made for people who rent allotments in Gdańsk. Their soil may contain lead from the shipyard, and lab tests cost 400 zł. I taught chemistry for twelve years. Our kit costs 60 zł, and 85 gardeners bought one. We make it for 22 zł. The allotment union sells it in its office.',
    ],
  },
];

/** No ideas. */
export const sixthRejected: readonly string[] = [
  'Yesterday we walked along the canal until the rain started. My sister had forgotten her umbrella, so we stood under the bridge with two anglers and a wet spaniel, and listened to the trains. By six the sky had cleared again and we ate soup at home.',
  'Peel the potatoes and cut them into slices as thick as a coin. Add the onions and let everything soften without browning.',
  "Dear Mrs. Halloran, thank you for your letter of the 4th. I am sorry to hear that your neighbour's hedge has grown across the path again. The matter has been passed on to the parks office, and somebody will get in touch with you before the end of the month.",
  'The home side started badly and were two down after a quarter of an hour. A deflected free kick brought them back, and in the second half they hit the post three times. In the end a draw was fair, said both coaches, though neither looked happy about it.',
  'The treaty of 1648 ended a war that had emptied whole regions. Negotiations had dragged on for years in two towns, since the parties refused to sit in the same room. Historians still argue over how far it really changed the way states dealt with one another.',
  'Photosynthesis takes place in the chloroplasts, where light energy is captured by pigments. Water is split, oxygen is released, and the energy is stored in molecules which later drive the building of sugars. Without light the second set of reactions slows down and finally stops.',
  'The sea forgets the names we gave the stones, the gulls repeat the only word they know; and you, who left the lantern on alone, are somewhere in the weather and the snow. I fold the evening up, I count the bells, and nothing that I hear is what it tells.',
  "So my back has been hurting since last Tuesday, mostly in the mornings, and it gets better once I've moved around. I tried a hot water bottle. Does anyone know whether swimming makes it worse or better? My doctor is on holiday until the twentieth.",
  "Chapter nine. Ines held the torch closer to the door. Somebody had scratched a row of letters into the paint, and below it a date she recognised at once. 'Don't touch it,' whispered Paul behind her, but her hand was already on the cold handle. The metal gave way more easily than she had expected. Inside there was no light at all, only the smell of damp coats and the slow drip of a tap, and somewhere above them the floorboards creaked under a weight.",
  'Tonight it stays mostly dry with a few clouds from the west. Tomorrow begins foggy, later the sun comes through.',
  'To change the clock, hold the left button for three seconds until the digits flash. Use the arrows to set the hour, then press the middle button to go on to the minutes. If you press nothing for ten seconds, the display returns to normal without saving.',
  'I found the film far too long. The actors do their best, the pictures of the desert are stunning, but after an hour I had lost track of who was whose brother. The ending comes out of nowhere. Still, the music is worth staying awake for.',
  'Sehr geehrte Eltern, am kommenden Freitag findet unser Wandertag statt. Bitte geben Sie Ihrem Kind feste Schuhe, eine Regenjacke und etwas zu trinken mit. Wir treffen uns um acht Uhr vor der Turnhalle und sind gegen halb zwei wieder zurück. Bei Gewitter fällt der Ausflug aus.',
  'Querida Lucía, por aquí todo sigue igual. La abuela pregunta por ti cada domingo y el gato duerme en tu cama. El otro día encontramos las fotos de aquel verano en la playa y nos reímos muchísimo con tu sombrero. Escribe pronto y cuéntanos cómo es la ciudad.',
  'Present were nine members; apologies came from two. The minutes of the previous meeting were read and accepted. The treasurer gave a short account of the year, and there were no questions. The chair thanked everyone who had helped to paint the clubhouse. The meeting closed at a quarter past nine.',
  'Is it ever right to lie to a friend? One tradition says that truth is owed to everyone, whatever follows. Another looks at the consequences and finds many small lies harmless. Perhaps the question is wrong, and we should rather ask what sort of person gets used to lying.',
];

/** Ideas in few words. */
export const sixthAccepted: readonly string[] = [
  'App that tells bakers how many rolls to bake tomorrow.',
  'Rent out e-cargo bikes to parents, 60 euros/month.',
  'solar panel cleaning, farms, per sq meter, drones do it',
  'Babysitters on call for hospital staff on night shifts',
  'Uber for snow shovelling in small towns, neighbours earn money',
  'Subscription for reading glasses: lost pair? New one next day.',
  'we repair zips. by post. flat fee 12 quid',
  'Marketplace where retired engineers help small factories with old machines',
  'Kettle with a memory for people with dementia – switches off, calls daughter',
  'Online course for beekeeping beginners with a local mentor, $90',
  'Werkzeugverleih im Wohnblock, Schrank im Keller, 4 € im Monat',
  'Lavandería móvil para campings, furgoneta con cuatro lavadoras',
  '给独居老人送热饭的小程序，志愿者配送，街道办付费',
  "Plugin for dentists' software, fills cancelled slots from a waiting list automatically.",
  "Want to sell my grandma's pickles to delis in Chicago, small jars",
  'Translate menus for restaurants. Tourists scan code, restaurant pays monthly.',
];
