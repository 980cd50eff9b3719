/** What only one profession may do, and the words for who belongs to it. */
export type ReservedAct = { act: RegExp; profession: string };

const object = (most: number): string =>
  String.raw`(?:(?!(?:no|not|n't|never|keine?n?|nicht|nie|ohne|without|sin|for|für|para|software|app) )[^\s,.;:]+ ){0,${most}}?`;

/** "I pull", "we pull and fill". */
const english = (verbs: string, things: string): string =>
  ` (?:i|we) (?:(?:also|just|now|do|even|then|often|always) )*(?:\\S+ and )?(?:${verbs}) ${object(3)}(?:${things}) `;
/** "Ich ziehe", "wir ziehen", "zu Hause ziehe ich", "aber ziehe". `stems` are of the first person. */
const german = (stems: string, things: string): string =>
  ` (?:(?:ich|wir) (?:[^\\s,.;]+ )?(?:${stems})(?:e|en|le|ln)?|(?:${stems})en wir|(?:${stems})e) ${object(5)}(?:${things}) `;
/** "Saco", "también sacamos". */
const spanish = (verbs: string, things: string): string =>
  ` (?<!(?:no|ni|nunca|que|sin) )(?:${verbs}) ${object(4)}(?:${things}) `;

const any = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

const persons = '(?:people|patients?|children|kids|babies|neighbours|customers|clients|friends|women|men)';
const personen =
  '(?:leute|menschen|patient(?:en|innen)|kinder|babys|nachbarn|\\S*kund(?:en|innen)|freunde|frauen|männer|senioren)';
const personas = '(?:gente|personas|pacientes|niños|vecinos|clientes|amigos|mujeres|hombres|mayores)';
const sick =
  'patients?|patienten|patientinnen|pacientes|enfermos|(?:people|neighbours|children|kids) with (?:fever|infections?|pneumonia|wounds)|(?:leute|menschen|kinder) mit (?:fieber|infektionen|wunden)|kranke|(?:gente|vecinos|niños) con (?:fiebre|infecciones|heridas)';

export const reservedActs: readonly ReservedAct[] = [
  {
    act: any(
      english('pull|extract|fill|drill', '(?<!(?:shark|saw|gear|comb|wolf|chocolate|plastic) )teeth'),
      german('zieh|plombier', '(?:milch)?zähne(?! aus)'),
      spanish('saco|sacamos|extraigo|extraemos|empasto', '(?:muelas|dientes)(?! de (?:molino|tiburón|sierra))'),
    ),
    profession:
      '(?:dentists?|doctors?|physicians?|\\S*arzt|\\S*ärztin|\\S*ärzte|dentistas?|odontólog[oa]s?|médic[oa]s?)',
  },
  {
    act: any(
      english('treat|examine', sick),
      english('give|put|do', 'injections?|botox|fillers?|vaccinations?|jabs'),
      english('inject', 'botox|fillers?|insulin|lips|hyaluronic'),
      english('inject|vaccinate|operate on|anaesthetise', persons),
      english('prescribe', 'drugs?|medicines?|medication|tablets|pills|antibiotics|painkillers'),
      german('behandl|untersuch', sick),
      german('setz|geb', '\\S*spritzen|injektionen|impfungen'),
      german('spritz|unterspritz', 'botox|hyaluron|lippen|falten|\\S*kund(?:en|innen)|leute|nachbarn|insulin'),
      german('impf|operier', personen),
      german('verschreib', '\\S*(?:medikamente?|arzneien|tabletten|pillen|antibiotika|schmerzmittel)'),
      spanish('atiendo|atendemos|trato|tratamos|curo|curamos', sick),
      spanish('pongo|ponemos|aplico|aplicamos|inyecto|inyectamos', 'inyecciones|bótox|botox|vacunas|rellenos'),
      spanish('receto|recetamos', '(?:medicamentos|medicinas|pastillas|antibióticos|calmantes)'),
      spanish('opero|operamos|vacuno|vacunamos', `a (?:\\S+ )?${personas}`),
    ),
    profession:
      '(?:doctors?|nurses?|physicians?|surgeons?|medics?|\\S*arzt|\\S*ärztin|\\S*ärzte|krankenschwester|krankenpfleger(?:in)?|médic[oa]s?|doctor(?:a|es|as)?|enfermer[oa]s?|cirujan[oa]s?)',
  },
  {
    act: any(
      english('deliver', 'babies'),
      german('leit', 'hausgeburten|geburten'),
      german('hol|bring', 'babys (?:\\S+ ){0,2}?(?:auf die|zur) welt'),
      german('entbind', '(?:\\S*frauen|schwangere|mütter|babys|kinder)'),
      spanish('atiendo|atendemos|asisto|asistimos', 'partos|nacimientos'),
    ),
    profession:
      '(?:midwife|midwives|doctors?|nurses?|hebammen?|geburtshelfer(?:in)?|\\S*arzt|\\S*ärztin|matron[oa]s?|comadron[oa]s?|parter[oa]s?|obstetras?|médic[oa]s?|enfermer[oa]s?)',
  },
  {
    act: any(
      english(
        'mix|sell|make|dispense',
        'prescription (?:drugs?|medicines?|medication|tablets|pills|creams?)|antibiotics',
      ),
      german('misch|verkauf|rühr', 'verschreibungspflichtige\\S*|rezeptpflichtige\\S*|antibiotika'),
      spanish(
        'mezclo|mezclamos|vendo|vendemos|preparo|preparamos',
        'antibióticos|(?:medicamentos|medicinas) con receta',
      ),
    ),
    profession: '(?:pharmacists?|chemists?|apotheker(?:in|innen)?|farmacéutic[oa]s?|boticari[oa]s?)',
  },
  {
    act: any(
      english('represent|defend', '(?:[^\\s,.;]+ ){1,4}?in court'),
      english('give|sell|offer', 'legal advice'),
      german('vertret|verteidig', '(?:[^\\s,.;]+ ){1,4}?(?:vor|beim) \\S*gericht'),
      german('berat', '(?:[^\\s,.;]+ ){1,4}?(?:rechtlich|juristisch|in rechtsfragen|bei rechtsfragen)'),
      german('geb|mach|verkauf', 'rechtsberatung(?:en)?|rechtsauskünfte'),
      spanish(
        'represento|representamos|defiendo|defendemos',
        '(?:[^\\s,.;]+ ){1,4}?en (?:los? |el )?(?:juicios?|tribunal(?:es)?|juzgados?)',
      ),
      spanish(
        'doy|damos|vendo|vendemos|ofrezco|ofrecemos',
        '(?:asesor(?:ía|amiento)|consejo)s? (?:legal|legales|jurídic[oa]s?)',
      ),
    ),
    profession:
      '(?:lawyers?|solicitors?|attorneys?|barristers?|\\S*anwalt|\\S*anwältin|\\S*anwälte|jurist(?:in|en)?|abogad[oa]s?|letrad[oa]s?)',
  },
  {
    act: any(
      english('rewire|wire', 'houses?|homes|flats|apartments|kitchens|fuse boxes|sockets'),
      english(
        'install|fit|connect|replace',
        'fuse boxes|gas (?:boilers?|cookers?|pipes?)|(?:house|home|electrical) wiring',
      ),
      german('verleg|zieh', 'stromleitungen|stromkabel|elektroleitungen|gasleitungen'),
      german('schließ|bau|tausch', 'sicherungskästen|starkstrom\\S*|gasherde|gasthermen|gasboiler'),
      spanish(
        'cambio|cambiamos|hago|hacemos|instalo|instalamos|monto|montamos',
        '(?:la )?(?:instalación|instalaciones) (?:eléctricas?|de gas)|cuadros eléctricos|calderas de gas',
      ),
    ),
    profession:
      '(?:electricians?|gas (?:engineer|fitter)s?|\\S*elektriker(?:in|innen)?|\\S*installateur(?:in|e)?|electricistas?|instalador(?:a|es)?)',
  },
];
