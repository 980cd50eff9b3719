import type { RangedPair } from './range';

/** Texts of the twelfth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'l-pair-21',
    minGap: 4,
    better:
      'Primary schools in Manitoba lack substitute teachers on Mondays. 50 schools signed our letter with a fee of $180 per placement. We match them with retired teachers.',
    worse:
      'Primary schools in Manitoba lack substitute teachers on Mondays. If 50 schools sign our letter one day, there might be a fee of $180 per placement. We match them with retired teachers.',
  },
  {
    id: 'l-pair-22',
    minGap: 10,
    better:
      'Eye clinics in Pune pay us 4,000 rupees a month for a list of patients who missed a check-up, and 22 clinics renewed. Every patient has signed that we may see the file. Call-backs went up from 12 to 47 a week.',
    worse:
      'Eye clinics in Pune pay us 4,000 rupees a month for a list of patients who missed a check-up at other doctors, and 22 clinics renewed. No patient has signed or knows that we see the file, we copy it behind their backs. Call-backs went up from 12 to 47 a week.',
  },
  {
    id: 'l-pair-23',
    minGap: 3,
    better:
      'Knitters with arthritis in Norway drop stitches on thin needles. Our padded needles cost 390 kroner a pair. 130 knitters from two yarn clubs have paid for a pair.',
    worse:
      'Knitters with arthritis in Norway drop stitches on thin needles. Our padded needles cost 390 kroner a pair. 130 knitters from two yarn clubs have put their name on a waiting list for a pair.',
  },
  {
    id: 'l-pair-24',
    minGap: 3,
    better:
      'Greenhouse growers near Almería burn light all night. The university measured our lamp in 8 greenhouses for a season: it used 40 percent less power than the sodium lamps they have.',
    worse:
      'Greenhouse growers near Almería burn light all night. We have the feeling that our lamp in 8 greenhouses for a season could use some 40 percent less power than the sodium lamps they have.',
  },
  {
    id: 'l-pair-25',
    minGap: 4,
    better:
      'Kiosks in Lusaka need something to show on the wall behind the till. We hang up a screen with local notices. Each of the 70 kiosks pays us 30 kwacha a month.',
    worse:
      'Kiosks in Lusaka need something to show on the wall behind the till. We hang up a screen with local notices. We pay each of the 70 kiosks 30 kwacha a month so that they keep it.',
  },
  {
    id: 'l-pair-26',
    minGap: 4,
    better:
      'Outpatients at two hospitals in Cebu stand in line for blood tests. With our numbered calls, counted over six weeks, the wait went from 40 to 15 minutes.',
    worse:
      'Outpatients at two hospitals in Cebu stand in line for blood tests. With our numbered calls, counted over six weeks, the wait went from 15 to 40 minutes.',
  },
  {
    id: 'l-pair-27',
    minGap: 6,
    better:
      'Parents of twins in Osaka need a pram that fits a station gate. We sold 90 prams at 48,000 yen. 62 of the 90 buyers came back and bought our rain cover as well.',
    worse:
      'Parents of twins in Osaka need a pram that fits a station gate. We handed out 90 prams on trial at 48,000 yen. All of the 90 sent theirs back and bought nothing from us.',
  },
  {
    id: 'l-pair-28',
    minGap: 5,
    better:
      'We insure saffron growers in Herat against early frost through their cooperative. Of 30 growers we visited, 27 told us that they had lost a harvest in the last three years.',
    worse:
      'We insure saffron growers in Herat against early frost through their cooperative. Of 30 growers we visited, 27 told us that they had never lost a harvest and the other three that it does not bother them.',
  },
  {
    id: 'l-pair-29',
    minGap: 3,
    better:
      'Guesthouses in Tbilisi lose track of laundry. Our linen tags tell them what is where. 90 guesthouses are using the tags every week.',
    worse:
      'Guesthouses in Tbilisi lose track of laundry. Our linen tags tell them what is where. Perhaps 90 guesthouses might be using the tags every week at some point.',
  },
  {
    id: 'l-pair-30',
    minGap: 3,
    better:
      'Amateur astronomers in Chile cannot find dark places with a road. Our map costs $4 a month. In one year paying subscribers went up from 40 to 400.',
    worse:
      'Amateur astronomers in Chile cannot find dark places with a road. Our map costs $4 a month. In one year paying subscribers went down from 400 to 40.',
  },
  {
    id: 'l-pair-31',
    minGap: 2,
    better:
      'Families in Leipzig have their piano tuned by us every spring. 150 families have paid. Winning a family costs us €20, and it leaves a profit of €300 over the years it stays.',
    worse:
      'Families in Leipzig have their piano tuned by us every spring. 150 families have paid. Winning a family costs us €300, and it leaves a profit of €20 over the years it stays.',
  },
  {
    id: 'l-pair-32',
    minGap: 3,
    better:
      'Newcomers in Malmö do not know how to sort their rubbish and are fined. We give evening walks in five languages. The federation of prayer houses agreed to announce them and has brought us 80 people.',
    worse:
      'Newcomers in Malmö do not know how to sort their rubbish and are fined. We give evening walks in five languages. The federation of prayer houses declined to announce them and has brought us nobody.',
  },
  {
    id: 'l-pair-33',
    minGap: 3,
    better:
      'Farm hands in Tasmania must drive two hours for their medicines. We bring prescriptions to the gate for $7 a drop. We hold the pharmacy licence for it, and a pharmacist checks every bag.',
    worse:
      'Farm hands in Tasmania must drive two hours for their medicines. We bring prescriptions to the gate for $7 a drop. We hold no pharmacy licence for it, and have not looked into it; a pharmacist does not check the bags.',
  },
  {
    id: 'l-pair-34',
    minGap: 4,
    better:
      'Butchers in Ohio lose cuts when the cold room door stays open. We put a counter on 50 doors for a month: 30 of the 50 stood open for more than an hour a day, at a loss of $85 a week per shop. Our closer shuts the door.',
    worse:
      'Butchers in Ohio lose cuts when the cold room door stays open. According to a trade magazine, 30 of 50 doors abroad may stand open for more than an hour a day. Our closer shuts the door.',
  },
  {
    id: 'l-pair-35',
    minGap: 4,
    better:
      'Hausmeister in Dortmund finden nachts keinen Schlüsseldienst zu festem Preis. Wir kommen für 89 Euro. 41 Hausverwaltungen haben uns dafür im letzten Quartal bezahlt.',
    worse:
      'Hausmeister in Dortmund finden nachts keinen Schlüsseldienst zu festem Preis. Wir kommen für 89 Euro. 41 Hausverwaltungen würden uns dafür im nächsten Quartal vielleicht bezahlen.',
  },
  {
    id: 'l-pair-36',
    minGap: 6,
    better:
      'Tanzschulen in der Steiermark verlieren Anmeldungen per Zettel. 28 Schulen nutzen unsere Kursliste für 35 Euro im Monat. Nach einem Jahr haben 26 von 28 verlängert.',
    worse:
      'Tanzschulen in der Steiermark verlieren Anmeldungen per Zettel. 28 Schulen probierten unsere Kursliste für 35 Euro im Monat aus. Nach einem Monat haben alle 28 gekündigt.',
  },
  {
    id: 'l-pair-37',
    minGap: 5,
    better:
      'Los puestos de jugo en Oaxaca pierden fruta los lunes. Nuestro servicio de compra conjunta tiene 75 puestos que pagan 120 pesos al mes, y 68 renovaron.',
    worse:
      'Los puestos de jugo en Oaxaca pierden fruta los lunes. El servicio de compra conjunta de un competidor tiene 75 puestos que pagan 120 pesos al mes, y 68 renovaron; nosotros aún no empezamos.',
  },
  {
    id: 'l-pair-38',
    minGap: 4,
    better:
      'Los talleres de costura de Medellín desechan mucha tela al cortar. Con nuestro patrón, en 11 talleres y durante dos meses, el desperdicio bajó del 19 al 8 por ciento.',
    worse:
      'Los talleres de costura de Medellín desechan mucha tela al cortar. Con nuestro patrón, en 11 talleres y durante dos meses, el desperdicio subió del 8 al 19 por ciento.',
  },
  {
    id: 'l-pair-39',
    minGap: 4,
    better: '昆明的花农在运输途中常有鲜花压坏。我们做了可折叠的花箱。已有64户花农付了每只38元购买。',
    worse: '昆明的花农在运输途中常有鲜花压坏。我们做了可折叠的花箱。有64户花农说以后也许愿意付每只38元购买。',
  },
  {
    id: 'l-pair-40',
    minGap: 5,
    better: '厦门的家庭面馆记不清每天的进货。120家面馆装了我们的记账小程序。三个月后,120家中有104家每天还在使用。',
    worse: '厦门的家庭面馆记不清每天的进货。120家面馆装了我们的记账小程序。三个月后,120家中没有一家还在使用。',
  },
];
