import type { Trade } from '../trade';
import { acts, beasts, build, end, people, run } from './words';

const driving = '(?:fahr|kutschier|chauffier|beförder|bring|hol|schipper)(?:e|en|n)';

/** Trades that care for people and animals, teach them, place them or bring them somewhere. */
export const peopleTrades: readonly Trade[] = [
  {
    field: 'child care',
    act: build(
      run(
        String.raw`kitas?|\S*krippe|kindergarten|kinderhort|hort|kinderladen|(?:groß)?tagespflege|nachmittagsbetreuung|kinderbetreuung|spielgruppe`,
      ),
      acts('betreu|hüt|beaufsichtig', `(?:\\S*kinder|babys|säuglinge)${end}`, 4),
    ),
  },
  {
    // "Niemand hütet ihre Kinder. Ich betreue vier bei mir daheim".
    field: 'child care',
    act: build(
      acts(
        'betreu|hüt|nehm|beaufsichtig',
        String.raw`(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|sie|davon) (?:davon )?(?:bei (?:mir|uns)|in (?:meine[rm]|unsere[rm]) (?:wohnung|haus|garten)|zu hause|daheim)(?= )`,
        2,
      ),
    ),
    about: / (?:\S*kinder[ns]?|babys|säuglinge|tagesmutter|tagesmütter) (?!(?:\S+ ){0,6}?(?:hunde?|katzen?|schuhe) )/,
    isPaid: true,
  },
  {
    field: 'passenger transport',
    act: build(
      acts('fahr|betreib', `(?:taxis?|mietwagen mit fahrer|bürgerbus|rufbus)${end}`, 3),
      acts('betreib|fahr|hab', '(?:fahrgastschiff|personenfähre|fähre|flugplatz) ', 3),
      acts(
        'fahr|nehm|bring|schipper|setz',
        String.raw`${people} (?:\S+ ){0,6}?(?:mit|auf|in) (?:\S+ ){0,2}?(?:\S*boot|\S*schiff|kutter|fähre|yacht|ballon|hubschrauber)${end}`,
        3,
      ),
    ),
  },
  {
    field: 'passenger transport',
    act: build(
      acts(
        'fahr|kutschier|chauffier|beförder',
        String.raw`${people} (?=(?:\S+ ){0,6}?(?:\S*bus|taxi|auto|wagen|heim|hause|arzt|krankenhaus|bahnhof|flughafen|klinik|dialyse|schule|arbeit) )`,
        3,
      ),
      acts(
        'bring|hol',
        String.raw`${people} (?=(?:\S+ ){0,6}?(?:\S*bus|taxi|heim|hause|arzt|krankenhaus|bahnhof|flughafen|klinik|dialyse) )`,
        3,
      ),
    ),
    isPaid: true,
  },
  {
    // "Die Leute kommen nicht heim. Wir bringen sie nachts nach Hause".
    field: 'passenger transport',
    act: build(
      String.raw` (?:(?:wir|ich) ${driving}|${driving} (?:wir|ich)) (?:sie|ihn) (?=(?:\S+ ){0,6}?(?:\S*bus|taxi|auto|wagen|heim|hause|arzt|krankenhaus|bahnhof|flughafen|klinik|dialyse|schule|arbeit|\S*boot|\S*schiff|kutter|fähre) )`,
    ),
    antecedent: new RegExp(` (?:${people}|\\S*leute|schwestern|pfleger|arbeiter|gäste|frauen|männer) `),
    isPaid: true,
  },
  {
    field: 'nursing care',
    act: build(
      run(
        String.raw`pflegeheim|altenheim|seniorenheim|altersheim|\S*hospiz|kinderheim|pflegedienst|(?:senioren|pflege|demenz)-?wg`,
      ),
      acts(
        'geb|setz|verabreich',
        String.raw`(?:\S*spritzen?|injektionen?|infusionen?|impfungen?|insulin|botox)${end}`,
        4,
      ),
      acts('wechsl|wechsel|versorg|verbind|leg', String.raw`(?:verbände?|wunden|katheter)${end}`, 4),
      acts('pfleg', String.raw`(?:alte|kranke|patienten|\S*menschen|senioren|pflegebedürftige|angehörige)(?= )`, 3),
    ),
  },
  {
    field: 'medicine',
    act: build(
      run('(?:mobile )?apotheke|arztpraxis|zahnarztpraxis|privatklinik'),
      acts(
        'misch|verkauf|rühr|vertreib|importier',
        String.raw`(?:\S*medikamente?|arzneimittel|rezeptpflichtige\S*|antibiotika)(?= )`,
        4,
      ),
    ),
  },
  {
    field: 'laboratory tests',
    act: build(
      acts(
        'untersuch|analysier|test',
        String.raw`(?:\S*blut|blutproben|urin|urinproben|speichel\S*|stuhlproben)${end}`,
        4,
      ),
    ),
  },
  {
    field: 'veterinary treatment',
    act: build(
      acts(
        'impf|kastrier|operier|entwurm|behandl',
        String.raw`(?:kranke \S+|${beasts}|hunde|katzen|pferde|haustiere)${end}`,
        3,
      ),
    ),
  },
  { field: 'dentistry', act: / (?:ich|wir) (?:ziehe|ziehen) (?:\S+ )?zähne(?! aus) / },
  {
    field: 'tattooing',
    act: build(
      acts('tätowier|pierc', String.raw`\S+`, 0),
      acts('stech|mach', String.raw`(?:tattoos?|piercings?|ohrlöcher)${end}`, 3),
      run('tattoostudio|piercingstudio'),
    ),
  },
  {
    field: 'driving and flying lessons',
    act: build(
      acts('bring', String.raw`(?:autofahren|fahren|motorradfahren|fliegen) (?:\S+ ){0,4}?bei(?= )`),
      acts('geb|erteil', String.raw`(?:fahrstunden|flugstunden|fahrunterricht)${end}`, 3),
      run('fahrschule|flugschule'),
    ),
  },
  {
    field: 'placing workers',
    act: build(
      acts(
        'verleih|überlass',
        String.raw`(?:\S*arbeiter|\S*kräfte|schweißer|erntehelfer|mitarbeiter|personal)${end}`,
        3,
      ),
      acts(
        'vermitt(?:el|l)|schick|hol',
        String.raw`(?:\S*arbeiter|\S*kräfte|schweißer|erntehelfer|pflegerinnen|au-pairs|näherinnen)${end}`,
        3,
      ) + '(?=.* (?:jede[rs]? (?:\\S+ )?zahlt uns|sie zahlen uns|von jedem|vom (?:\\S+ )?lohn) )',
      run('zeitarbeitsfirma|leiharbeitsfirma|personalvermittlung'),
    ),
  },
  {
    field: 'adoption and fostering',
    act: build(
      acts(
        'vermitt(?:el|l)',
        String.raw`(?:pflegekinder|adoptivkinder|adoptionen|pflegefamilien|waisenkinder)${end}`,
        3,
      ),
    ),
  },
  {
    field: 'schools',
    act: build(
      run('privatschule|grundschule|internat|gymnasium|realschule|gesamtschule|hochschule|ersatzschule|freie schule'),
    ),
  },
  {
    field: 'burial',
    act: build(
      acts(
        'bestatt|beerdig|begrab|kremier|beisetz',
        String.raw`(?:tote|verstorbene|urnen|leute|menschen|angehörige|leichen)(?= )`,
        3,
      ),
      run('bestattungsinstitut|friedhof|krematorium|friedwald|bestattungswald'),
    ),
  },
];
