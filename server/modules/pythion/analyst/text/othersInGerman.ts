import { wordsInFigures } from './figures';
import { memoise } from './memoise';
import { months } from './months';
import { kinApart } from './relatives';
import { words } from './sameElsewhere';
import type { Token } from './token';

const many = '\\d[\\d.,]*';
/** What is counted as experience, age, money or a share is no customer. */
const ofOthers = `${many} (?!(?:jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten|euro|€|franken|chf|prozent|%|kinder|kilo|kilometer|meter|liter|hektar|quadratmeter) )`;
const kin = `(?:(?:mein|unser|ein)(?:e[nmrs]?)? (?:alte[nmrs]? |gute[nmrs]? |ehemalige[nmrs]? |frühere[nmrs]? )?(?:\\p{L}+)?${kinApart.de}(?:e?[ns])?)`;
/** "Mein Vetter in Amberg", "die Firma von meinem Schwager", "der Betrieb meiner Tante". */
const relative = `(?:${kin} |(?:die|der|das) \\S+ (?:von )?${kin} )(?:(?:in|aus|bei|drüben in|im) ${words(3, 1)})?`;
const occasion =
  'test|versuch|lauf|pilot|tag|abend|monat|jahr|kurs|zettel|flyer|beitrag|post|anzeige|woche|runde|charge|serie|umfrage|aktion';
/** "Ein Verleih in Graz", "ein anderer Stand". */
const stranger = `(?:ein|eine) (?:(?:andere|zweite)[rs]? (?!(?:${occasion}) )\\S+ |(?!(?:${occasion}|kund\\S*) )\\S+ (?:(?:in|aus|bei|nahe|im) (?!(?:${months.de}|frühling|frühjahr|sommer|herbst|winter) )${words(3, 1)}))`;
const supplied =
  '(?:verkauft|vermietet|verliehen|vermittelt|eingenommen|kassiert|umgesetzt|abgerechnet|verrechnet|repariert|geliefert|ausgeliefert|beliefert|betreut|bedient|gereinigt|geputzt|gewartet|verschickt|gesammelt) (?!bekommen |(?:und|,) .*(?:bezahlt|gezahlt|bestellt) )';
const booked =
  '(?:unter vertrag|im abo|im (?:\\S+ )?kalender|(?:fest )?im (?:\\S+ )?(?:programm|bestand)|als (?:stamm)?kund\\S+|auf der (?:kundenliste|tour|route)|in der kartei|in (?:der )?betreuung|an der hand)';
const supplies =
  '(?:verkauft|vermietet|verleiht|betreut|beliefert|bedient|versorgt|reinigt|putzt|wartet|repariert|macht|mäht|schneidet)';
const paid = '(?:bezahlt|gezahlt|begl[ie]{1,2}chen|überwiesen|abgekauft|verlängert|gebucht|bestellt)';

const patterns = [
  // "Mein Vetter in Amberg hat 61 Wirtshäuser fest im Kalender", "die Firma von meinem Schwager hat 40 Vereine unter Vertrag".
  `^ (?:und |aber )?${relative}(?:hat|hatte|haben) ${words(5)}${ofOthers}${words(5)}${booked} `,
  `^ (?:und |aber )?${relative}(?:betreut|beliefert|bedient|versorgt|vermietet an|verkauft an) ${words(3)}${ofOthers}`,
  // "Meine Cousine verkauft im Zillertal solche Körbe und hat 35 Betriebe".
  `^ (?:und |aber )?${relative}${supplies} ${words(7, 1)}und (?:hat|beliefert|bedient|betreut) ${words(3)}${ofOthers}`,
  // "26 Metzgereien hat mein Schwager im Abo", "40 Höfe beliefert meine Tante".
  `^ (?:rund |über |gut )?${ofOthers}${words(3, 1)}(?:(?:hat|hatte) ${kin} ${words(5)}${booked}|(?:betreut|beliefert|bedient|versorgt) ${kin}) `,
  // "Bei meinem Schwager sind es 26 Metzgereien".
  `^ (?:und |aber )?bei ${kin} (?:(?:in|aus) ${words(2, 1)})?(?:sind|waren|haben|kamen|zahlen) (?:es )?${words(6)}${ofOthers}`,
  // "Letztes Weihnachten hat ein Verleih in Graz 410 Bäume verliehen", "hat ein anderer Stand 61 Adressen gesammelt".
  ` (?:hat|hatte) ${stranger}${words(4)}${ofOthers}${words(4, 1)}${supplied}`,
  `^ (?:und |aber )?${stranger}(?:hat|hatte) ${words(5)}${ofOthers}${words(4, 1)}${supplied}`,
  // "Ein Labor in Colmar hat 214 Proben gemacht, alle von Winzern, die dafür bezahlt haben".
  `^ ${stranger}(?:hat|hatte) ${words(5)}${ofOthers}${words(4, 1)}(?:gemacht|untersucht|geprüft|ausgewertet|erledigt) , ${words(4, 1)}(?:, )?die ${words(4)}(?:bezahlt|gezahlt|zahlen|bezahlen) `,
  // "Die Versicherer haben dem Franchisepartner in Ulm 1.460 Miettage beglichen": paid to another.
  ` (?:haben|hat) ${words(4)}(?:dem|der|einem|einer) (?:franchise\\S*|mitbewerber\\S*|konkurren\\S*|kolleg\\S+|nachbar\\S+|schwester\\S+|\\S*partner(?:firma|betrieb)?) (?:in|aus|bei) ${words(3, 1)}${ofOthers}${words(4)}${paid} `,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Bezahlt, allerdings an die Genossenschaft", "gebucht, aber bei einem anderen": the payee, whatever follows. */
const elsewhere = new RegExp(
  ` ${many} .*${paid} (?:haben |worden )?, (?:allerdings|aber|jedoch|nur|freilich) (?:nicht (?:an|bei) (?:uns|mich|mir) |an (?:die|den|das|einen?|meinen?|unseren?) (?!(?:\\S*kasse|\\S*tür|konto|theke|paypal|\\S*automat\\S*|fahrer\\S*|\\S*bote\\S*|kellner\\S*|rezeption) )|(?:bei|beim) (?:eine[mr] |anderen? |(?:der|dem|den) (?:anderen?|konkurren\\S*|nachbar\\S*|mitbewerb\\S*|genossenschaft) |konkurren\\S* ))`,
  'u',
);

/** What stands with us in it is a dealing of ours. */
const ours = / (?:wir|uns|unser\p{L}*|ich|mir|mich|mein\p{L}*|damit|dadurch) /u;
/** Whose relative it is says nothing of us, nor what we say of ourselves beside it: "bei mir sind es null", "wir starten erst". */
const aside = new RegExp(
  [
    ` ${kin}(?= )`,
    ' bei (?:mir|uns) (?:sind|ist|waren|war|gibt|läuft|hat|haben) (?:es )?(?:\\S+ ){0,3}(?:null|kein\\S*|niemand|nichts|nie)(?= )',
    ' (?:ich|wir) (?:\\S+ ){0,3}?(?:fange?n?|starte?n?|beginnen?|stehen?) (?:\\S+ )?(?:erst|noch|gerade)(?= )',
    ' (?:ich|wir) (?:habe|haben) (?:\\S+ ){0,2}kein\\S*(?= )',
    ' (?:hat|sagt|erzählt) (?:mir|uns)(?: erzählt| gesagt)?(?= )',
  ].join('|'),
  'gu',
);

/**
 * Another's customers and sales: "mein Vetter hat 61 Wirtshäuser fest im Kalender, bei mir sind es null", "letztes Weihnachten hat ein
 * Verleih in Graz 410 Bäume verliehen". Not "mein Vetter hat mir 61 Wirtshäuser gebracht", "ein Gasthof in Passau hat 140 Kisten gekauft".
 */
export const isOthersInGerman = memoise((context: readonly Token[]): boolean => {
  const text = wordsInFigures(context);
  if (!/ \d/.test(text)) return false;
  if (elsewhere.test(text)) return true;
  return patterns.some((pattern) => pattern.test(text)) && !ours.test(text.replaceAll(aside, ' x'));
});
