import type { Trade } from '../trade';
import { acts, beasts, build, drinks, end, run } from './words';

/** Trades with goods, works and waste, and with the money, the rights and the safety of others. */
export const goodsTrades: readonly Trade[] = [
  {
    field: 'lending',
    act: build(
      acts(
        'verleih|leih|streck',
        String.raw`(?<! (?:ab|zu|je|um|gegen|pro|nur|nach|jeweils|uns|mir) )(?:an \S+ )?(?:bis zu )?(?:\d[\d.]* (?:euro|franken|€)|geld|bargeld) (?!(?:pro|je|am|im|die|billiger|günstiger|weniger|mehr|teurer|pfand|kaution|miete|automat\S*) )`,
        4,
      ),
      acts('vergeb|gewähr|vermitt(?:el|l)|biet|geb', String.raw`(?:\S*kredite?|\S*darlehen)${end}`, 4),
    ),
  },
  {
    field: 'insurance',
    act: build(
      acts('verkauf|biet|vermitt(?:el|l)|vertreib', String.raw`\S*versicherung(?:en)?${end}`, 4),
      acts(
        'übernehm|zahl|deck|trag|ersetz',
        String.raw`(?:\S+ )?(?:\S*beerdigung|bestattung|schaden|schäden|tierarztkosten|begräbnis|diebstahl|reparaturen)${end}(?=.* )`,
        3,
      ) + '(?<= (?:monat|jahr|woche) .*)',
    ),
  },
  {
    field: 'raw milk',
    act: build(acts('verkauf|biet|liefer|füll|zapf|schenk', String.raw`(?:\S*rohmilch\S*|rohe milch)${end}`)),
  },
  {
    field: 'slaughter',
    act: build(acts('schlacht|metzg', `${beasts}${end}`, 4), run('schlachthof|schlachterei|metzgerei')),
  },
  {
    field: 'alcohol and drugs',
    act: build(
      acts('brenn|destillier', `${drinks}${end}`),
      acts(
        'verkauf|importier|liefer|anbau|bau|züchte|misch',
        String.raw`(?:zigaretten|tabak|vapes?|e-zigaretten|liquids|zigarren|cannabis|hanfblüten|cbd\S*)${end}`,
        4,
      ),
      run('brennerei|brauerei|kneipe|bar'),
    ),
  },
  {
    field: 'food',
    act: build(
      acts('koch|back|bereit', String.raw`(?:zu hause|daheim|in (?:meiner|unserer) (?:küche|wohnung|garage))(?= )`, 7),
      run(String.raw`restaurant|gasthaus|wirtshaus|imbiss|imbisswagen|food ?truck|würstchenbude|\S*bude|pizzeria`),
    ),
    isPaid: true,
  },
  {
    // "Keiner wartet ihre Gasheizung. Ich komme mit dem Rad und nehme 70 Euro pro Heizung".
    field: 'gas',
    act: build(
      acts(
        'nehm|verlang|berechn|komm',
        String.raw`(?:\S+ ){0,8}?(?:pro|je|für jede[ns]?|für eine?n?) (?:\S*herd|\S*heizung|\S*kocher|\S*therme|\S*ofen|\S*gerät)(?= )`,
        6,
      ),
    ),
    about:
      / gas(?:therme|heizung|herd|kocher|ofen|gerät)\S* (?:\S+ ){0,3}?(?:wart|reparier|überprüf|prüf|anschließ|installier)\S* /,
    isPaid: true,
  },
  {
    field: 'gas',
    act: build(
      acts(
        'wart|reparier|installier|bau|schließ',
        String.raw`gas(?:thermen?|heizung\S*|leitung\S*|geräte?|herde?)(?= )`,
        3,
      ),
    ),
  },
  {
    field: 'electrical work',
    act: build(
      acts(
        'schließ|installier|verleg|montier|setz|erneuer|bau',
        String.raw`(?:wallbox(?:en)?|ladesäulen|stromleitungen|elektroleitungen|steckdosen|sicherungskästen|\S*zählerschränke|hausanschlüsse|starkstrom\S*)${end}`,
        4,
      ),
    ),
  },
  {
    field: 'security',
    act: build(
      acts('bewach', String.raw`\S+`, 1),
      acts(
        'stell|schick|vermiet',
        String.raw`(?:wachleute|türsteher|sicherheitsleute|bodyguards|personenschützer)${end}`,
        3,
      ),
      String.raw` unsere (?:\S+ )?(?:wachleute|wachmänner|türsteher|sicherheitsleute|sicherheitskräfte) (?:gehen|stehen|bewachen|schützen|kontrollieren|laufen|sichern|passen|sind) `,
    ),
  },
  {
    field: 'private detectives',
    act: build(
      run('detektei|detektivbüro'),
      ' unsere (?:privat)?detektive (?:suchen|finden|beobachten|folgen|überwachen|ermitteln) ',
    ),
  },
  {
    // "Feuerwerksfirmen sind zu teuer. Wir schießen eine Show von zehn Minuten ab".
    field: 'explosives',
    act: build(
      acts(
        'schieß|zünd|brenn|feuer',
        String.raw`(?:\S*show|\S*spektakel|raketen|bomben|höhenfeuer\S*|\S*vorführung)(?= )`,
        4,
      ),
    ),
    about: / (?:\S*feuerwerk\S*|pyrotechnik\S*) /,
  },
  {
    field: 'explosives',
    act: build(
      acts('spreng', String.raw`(?:fels\S*|gestein|baumstümpfe|steinbrüche?|schornsteine|beton)(?= )`, 3),
      acts('verkauf|zünd|schieß|veranstalt|mach', String.raw`(?:\S*feuerwerke?|böller|silvesterraketen)${end}`, 3),
    ),
  },
  {
    field: 'gambling',
    act: build(
      acts(
        'veranstalt|organisier|betreib|verkauf|biet|nehm',
        String.raw`(?:\S*lotterie|verlosung(?:en)?|tombola|\S*wetten|poker\S*|bingo\S*|spielhalle|spielautomaten|lose|casino)${end}`,
        4,
      ),
    ),
    isPaid: true,
  },
  {
    field: 'commercial drones',
    act: build(
      acts('flieg|steuer', `drohnen?${end}`, 3),
      acts(
        'spritz|film|fotografier|vermess|inspizier|kontrollier|zähl|überflieg|such|sä|prüf',
        String.raw`(?:per|mit(?: \S+)?) drohnen?${end}`,
        6,
      ),
    ),
  },
  {
    field: 'law and tax advice',
    act: build(
      acts('vertret', String.raw`\S+ (?:\S+ )?vor (?:dem )?\S*gericht(?= )`, 3),
      acts('geb|biet', String.raw`(?:rechtsberatung|steuerberatung|anlageberatung|anlagetipps|steuertipps)${end}`, 3),
      acts(
        'berat',
        String.raw`(?:rechtlich|steuerlich|in (?:steuer|rechts|anlage)\S*|zu (?:steuern|geldanlagen|aktien)|bei (?:der )?(?:scheidung|geldanlage))(?= )`,
        4,
      ),
      acts('mach|erledig|erstell', String.raw`\S*steuererklärung(?:en)?${end}`, 3),
    ),
  },
  {
    field: 'investments',
    act: build(
      acts('verwalt|leg', String.raw`(?:ihr|deren|fremdes) (?:erspartes|geld|vermögen)(?= )`, 3),
      acts('sag|empfehl|rat', String.raw`(?:, )?welche (?:aktien|fonds|etfs) `, 3),
    ),
  },
  {
    field: 'payments',
    act: build(
      acts(
        'überweis|schick|transferier',
        String.raw`(?:geld|bargeld|\S*lohn|löhne|es) (?:\S+ ){0,4}?(?:in die heimat|nach hause|ins ausland|zu ihren familien)(?= )`,
        3,
      ),
      acts('tausch|wechsl|wechsel', String.raw`(?:devisen|dollar|franken|fremdwährung(?:en)?|bitcoins?)(?= )`, 3),
    ),
  },
  {
    field: 'waste',
    act: build(
      acts(
        'hol|sammel|sammeln|entsorg|nehm|transportier|verbrenn|fahr',
        String.raw`(?:sondermüll|altöl|giftmüll|chemikalien|kanülen|\S*bauschutt|hausmüll|altbatterien|klärschlamm|krankenhausabfälle|praxisabfälle)(?= )`,
        4,
      ),
    ),
  },
  {
    field: 'pesticides',
    act: build(
      acts(
        'spritz|sprüh|bring',
        String.raw`(?:\S*pestizide?|herbizide?|fungizide?|glyphosat|pflanzenschutzmittel|insektizide?|unkrautvernichter|gegen (?:mehltau|unkraut|läuse|schädlinge|pilz\S*|blattläuse))(?= )`,
        7,
      ),
    ),
  },
  { field: 'asbestos', act: build(acts('entfern|entsorg|sanier', String.raw`asbest\S*(?= )`, 3)) },
  {
    field: 'asbestos',
    act: build(
      acts(
        'reiß|nehm|bau|hol|deck',
        String.raw`(?:sie|es|die|das) (?:\S+ ){0,4}?(?:ab|runter|weg|herunter|aus)(?= )`,
        0,
      ),
    ),
    about: / \S*asbest\S* /,
  },
  {
    field: 'demolition',
    act: build(
      acts(
        'reiß|brech',
        String.raw`(?:\S*häuser|gebäude|scheunen|\S*hallen|schornsteine|garagen) (?:\S+ ){0,4}?(?:ab|nieder)(?= )`,
        4,
      ),
    ),
  },
];
