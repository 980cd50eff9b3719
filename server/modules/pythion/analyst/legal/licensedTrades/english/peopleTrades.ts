import type { Trade } from '../trade';
import { adjectives, beasts, build, buildAtOnce, end, gap, people, run } from './words';

const inCar = String.raw`(?:\S+ ){0,6}?(?:in|by|on) (?:\S+ ){0,3}?(?:minibus|bus|van|cars?|people carrier|taxi|jeep|tuk - tuk|rickshaw|motorbike|scooter|limousine|coach|minivan)${end}`;
/** Not "bring visitors to our website". */
const noWebsite = '(?!to (?:our|the) (?:site|website|shop|page|app|store) |crazy |mad )';
/** Who can be driven; what else the sentence names isn't. */
const persons =
  / (?:people|patients?|pensioners?|commuters?|pupils?|children|kids|tourists?|guests?|workers?|students?|seniors|elderly|visitors?|drinkers?|partygoers|residents?|villagers?|travell?ers?|passengers?|hikers?|anglers|divers|pilgrims|families|groups|men|women|mothers|fathers|nurses|soldiers|fans) /;

/** Trades that care for people and animals, teach them, place them or bring them somewhere. */
export const peopleTrades: readonly Trade[] = [
  {
    field: 'child care',
    act: build(
      run(
        'kindergartens?|nursery schools?|preschools?|playgroups?|cr[eè]ches?|day ?care(?: cent(?:re|er)s?)?|day nurser(?:y|ies)|nursery for (?:\\S+ )?(?:children|babies)|after - ?school (?:care|clubs?)|childcare(?: cent(?:re|er)s?)?',
      ),
      String.raw`(?:look(?:s|ed|ing)? after|tak(?:e|es|ing) care of|minds?|minding|care for|babysit) ${gap(3)}(?:children|kids|babies|toddlers|infants|little ones)${end}`,
    ),
  },
  {
    // "Nobody minds their toddlers. I look after six at my house".
    field: 'child care',
    act: build(
      String.raw`(?:look(?:s|ed|ing)? after|tak(?:e|es|ing) (?:care of|in)|minds?|minding|care for|babysit) (?:(?:up to|about|around) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|them|some)(?: of them)? (?:at (?:our|my) (?:house|home|flat|place)|in (?:our|my) (?:\S+ )?(?:house|home|flat|apartment|garden|living room)|at home|from \d)`,
    ),
    about:
      / (?:child(?:ren)?|kids|bab(?:y|ies)|toddlers?|infants|little ones|childminders?|nann(?:y|ies)) (?!(?:\S+ ){0,6}?(?:dogs?|cats?|pets?|shoes|clothes) )/,
    isPaid: true,
  },
  {
    field: 'child care',
    act: build(run('nurser(?:y|ies)|(?:one|ours|one of our own)')),
    about:
      / (?:cr[eè]ches?|daycare|childcare|kindergartens?|after - school (?:care|clubs?)|nurser(?:y|ies) (?:that|which|place|places)) |^(?=.* (?:child|children|kids|baby|babies|toddlers?) ).* nurser(?:y|ies) /,
  },
  {
    field: 'passenger transport',
    act: build(
      String.raw`(?:drives?|run|operate) ${adjectives}(?:taxis?|minicabs?|(?:rickshaw|motorbike|water) taxis?|night bus|bus service|shuttle bus|patient transport|ambulances?)${end}`,
      String.raw`(?:take|takes|took|carry|ferry|ferries|sail|sails|row) ${gap(3)}${people} (?:\S+ ){0,5}?(?:on|with|in|aboard|to) (?:\S+ ){0,3}?(?:boats?|ferry|yacht|catamaran|launch|raft|balloon|helicopter|plane)${end}`,
      String.raw`(?:take|takes|took|sail|sails) (?:\S+ ){0,2}?(?:of them|at a time) (?:\S+ )?(?:out|over|up|across|round) (?:\S+ ){0,2}?in (?:\S+ ){0,3}?(?:boat|ferry|yacht|launch|balloon|helicopter|plane)${end}`,
      String.raw`(?:run|operate|have) ${adjectives}(?:passenger boats?|passenger ferry|ferry|airport|airfield|airline)${end}`,
    ),
  },
  {
    field: 'passenger transport',
    act: build(
      String.raw`(?:drive|drives|drove|driving|chauffeur|ferry|shuttle) ${gap(2)}${people} ${noWebsite}`,
      String.raw`(?:take|takes|bring|brings|carry|carries|transport|transports|fetch|pick up) ${gap(2)}${people} ${inCar}`,
    ),
    isPaid: true,
  },
  {
    // "Patients wait for hours. We drive them in our own minibus".
    field: 'passenger transport',
    act: buildAtOnce(
      `(?:drive|drives|drove|driving|chauffeur|ferry|shuttle) (?:them|him|her) ${noWebsite}`,
      `(?:take|takes|bring|brings|carry|carries|transport|transports|fetch|pick up) (?:them|him|her) ${inCar}`,
      String.raw`(?:take|takes|took|carry|ferry|ferries|sail|sails|row) (?:them|him|her) (?:\S+ ){0,5}?(?:on|with|in|aboard) (?:\S+ ){0,3}?(?:boats?|ferry|yacht|catamaran|launch|raft|balloon|helicopter|plane)${end}`,
    ),
    antecedent: persons,
    isPaid: true,
  },
  {
    field: 'nursing care',
    act: build(
      run(
        "nursing homes?|care homes?|old people 's homes?|retirement homes?|residential homes?|hospices?|children 's homes?|orphanages?|homes? for (?:\\S+ ){0,3}?(?:people|elderly|pensioners|seniors|dementia|orphans|disabled)",
      ),
      String.raw`(?:turned|converted|made|are turning|turn) (?:\S+ ){1,5}?into (?:an? )?(?:\S+ ){0,2}?home for (?:\S+ ){0,3}?(?:people|elderly|pensioners|seniors|patients|dementia|orphans)(?= )`,
      String.raw`(?:give|gives|gave|giving|put|set|administer) ${gap(4)}(?:injections?|jabs|vaccinations?|vaccines?|infusions?|iv drips?|drips|insulin|enemas|botox|fillers)${end}`,
      String.raw`(?:change|changes|dress|dresses|treat|clean) ${gap(3)}(?:dressings?|wounds?|catheters?|stomas?|bedsores)${end}`,
      String.raw`(?:nurse|nurses|nursing) ${gap(3)}(?:patients|people|elderly|pensioners|sick|dying|seniors)${end}`,
    ),
  },
  {
    field: 'nursing care',
    act: new RegExp(
      String.raw` (?:an?|two|three|four) (?:\S+ )?(?:nurses?|midwives|midwife|carers?) (?:give|gives|put|change|changes|administer|administers|dress|dresses) ${gap(4)}(?:injections?|jabs|infusions?|drips|insulin|dressings?|wounds?|catheters?)${end}(?=.*(?:[$£€]|pounds?|dollars?|euros?) )`,
    ),
  },
  {
    field: 'medicine',
    act: build(
      run('(?:mobile |travelling )?pharmac(?:y|ies)|drugstores?(?: on wheels)?|clinics?|dental practices?'),
      String.raw`(?:mix|mixes|compound|dispense|dispenses|sell|sells|supply|import|ship|blend) ${gap(3)}(?:prescription (?:drugs?|medicines?|medication|tablets|pills|creams?)|medicines|antibiotics|sleeping pills|insulin|painkillers)${end}`,
      String.raw`(?:make|makes|print|prints|fit|fits|sell) ${gap(3)}(?:dentures|prosthe(?:sis|ses)|aligners|hearing aids|pacemakers|contact lenses)${end}`,
    ),
  },
  {
    // "Our ring measures the pulse and detects strokes": the product itself diagnoses. Not "the health system detects cancers late".
    field: 'medical devices',
    act: / (?:we|our|my|the|an?) (?:(?!(?:health|healthcare|medical|hospital|public|immune) )\S+ ){0,3}?(?:kiosk|device|sensor|camera|tool|ai|model|system|box|patch|bot|watch|ring) (?:(?!(?:who|where|doctors?|nurses?|hospitals?|clinics?|labs?|vets?) )\S+ ){0,8}?(?:(?:diagnoses?|detects?|recogni[sz]es?|predicts?) (?:\S+ ){0,2}?(?:heart attacks?|strokes?|cancers?|tumou?rs?|melanomas?|diabetes|sepsis|pneumonia|arrhythmias?)|(?:works? out|calculates?|sets?|decides?|suggests?|recommends?) (?:\S+ ){0,3}?(?:insulin|morphine|medicine|medication|drug) (?:dose|dosage)s?)(?= )/,
  },
  {
    field: 'laboratory tests',
    act: build(
      String.raw`(?:test|tests|analy[sz]e|analy[sz]es|examine) ${gap(3)}(?:blood|urine|stool|saliva|dna)(?: samples)?${end}`,
      run('(?:medical|blood|dna) (?:laboratory|lab|labs)'),
    ),
  },
  {
    field: 'veterinary treatment',
    act: build(
      String.raw`(?:vaccinate|castrate|neuter|spay|operate on|anaestheti[sz]e|inject) ${gap(3)}(?:${beasts}|dogs?|cats?|horses?|pets|them)${end}`,
      String.raw`(?:treat|treats|stitch) (?:sick|ill|lame|injured|wounds) (?:\S+ ){0,2}?(?:${beasts}|dogs?|cats?|horses?|pets)${end}`,
      String.raw`(?:give|gives|sell) ${gap(3)}antibiotics${end}`,
      run('vet practices?|veterinary (?:clinic|practice)s?'),
    ),
  },
  {
    field: 'dentistry',
    act: build(String.raw`(?:pull|extract|fill) (?:(?!shark|saw|gear|comb|wolf|chocolate|plastic)\S+ )?teeth${end}`),
  },
  {
    field: 'tattooing',
    act: build(
      String.raw`(?:tattoo|tattoos|pierce|pierces) (?!artists?|studios?|parlou?rs?|the market|through)\S+ `,
      String.raw`(?:do|give|offer|ink) ${gap(3)}(?:tattoos|piercings?|permanent make - ?up|microblading)${end}`,
      run('tattoo (?:studio|parlou?r|shop)s?|piercing studios?'),
    ),
  },
  {
    field: 'driving and flying lessons',
    act: build(
      String.raw`(?:teach|teaches|taught) ${gap(3)}(?:to drive|how to drive|driving|to fly|flying|to ride a motorbike)${end}`,
      String.raw`(?:give|gives|offer|sell) ${gap(3)}(?:driving|flying|flight|motorbike) lessons${end}`,
      run('driving schools?|flying schools?|flight schools?'),
    ),
  },
  {
    field: 'placing workers',
    act: build(
      run('(?:temp|temping|employment|recruitment|staffing) agenc(?:y|ies)'),
      String.raw`(?:place|places|send|recruit|supply|bring|find) ${gap(4)}(?:workers?|welders?|nurses?|maids?|cleaners?|carers?|pickers?|drivers?|labourers?|builders|au pairs?|cooks|seamen)${end}(?=.* (?:(?:each|every) \S+ pays?|they pay|(?:we|and) charge (?:them|each|every|the workers?)|(?:take|keep) (?:\S+ ){1,4}(?:of|from|off) (?:their|his|her) (?:\S+ )?(?:wages?|pay|salary)) )`,
    ),
  },
  {
    field: 'adoption and fostering',
    act: build(
      String.raw`(?:place|places|find|match|arrange) ${gap(4)}(?:babies|children|orphans|adoptions?|foster (?:families|children)) (?:\S+ ){0,5}?(?:adopt\S*|foster\S*|families|parents|couples)(?= )`,
      run('(?:adoption|fostering|foster) agenc(?:y|ies)'),
    ),
  },
  {
    field: 'schools',
    act: build(
      run(
        '(?:(?:primary|secondary|bilingual|international|boarding|montessori|independent) )+schools?|boarding schools?|grammar schools?|private schools?|universit(?:y|ies)',
      ),
    ),
  },
  {
    field: 'burial',
    act: build(
      String.raw`(?:bury|buries|cremate|cremates|embalm) ${gap(2)}(?:people|the dead|dead|bodies|loved ones|relatives|parents|deceased)${end}`,
      run('funeral (?:home|parlou?r)s?|crematori(?:um|a)|cemeter(?:y|ies)|burial grounds?'),
    ),
  },
];
