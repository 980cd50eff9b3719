import type { Token } from '../text/token';
import { foreignHigh, foreignLost, foreignLow } from './foreignMeasures';

export type BetterDirection = 'low' | 'high';

/** What businesses count and want less of: lemmas of nouns. */
const wantedLow = `
  abandonment absence absentee absenteeism abuse accident ache acne aggression ailment alarm allergy anger anxiety
  argument arrears arson assault asthma attack attrition backlog bacteria bankruptcy bedsore bickering bill bite
  blackout blaze bleeding blister blockage bottleneck bounce breach break breakage breakdown bruise bug bullying
  burden burglary burn burned burnout burnt bycatch callback callout cancellation carbon casualty cavity
  changeover chargeback chemical chill choking churn clash clog clutter co2 coal cockroach cold collision
  complaint complication condensation conflict confusion congestion consumption contamination correction corrosion
  cost cough crack cramp crash crime crying damage damp darkness death debt decay default defect deficit
  deforestation dehydration delay demolition dent depression desertion detention deterioration detour diarrhea
  diarrhoea diesel dirt disagreement discomfort discrepancy disease dispute dissatisfaction disturbance dizziness
  downtime draught drinking dropout drought drowning drowsiness duplication dust effort emergency emission energy
  error evaporation eviction excess exclusion expenditure expense expiry expulsion failure faint famine fatality
  fatigue fault fear fee fertiliser fertilizer fever fight fire flea flood flooding footprint forgery forgotten
  fracture fraud friction frost frostbite fuel fume fungus fuss gap gasoline glare glitch graffiti grievance
  guesswork handover hangover harassment hassle headache herbicide hesitation homelessness hospitalisation
  hospitalization hunger idleness illness impurity incident inconsistency infection infestation inflammation
  injury insecticide insolvency insomnia interruption irritation itch itching jam kwh lag lameness lapse latency
  lateness lawsuit layoff leak leakage leftover lice limp litigation litter loneliness loss malaria malfunction
  malnutrition mastitis medication migraine mildew mileage misdelivered mishap mislaid misprint mistake
  misunderstanding mite mold monotony mortality mosquito mould nausea neglect nightmare nitrogen noise nonpayment
  nuisance odor odour offcut offence offense outage outbreak outlay overdose overdraft overflow overheating
  overload overpayment overrun overstock overtime packaging pain panic paper paperwork parasite peak penalty pest
  pesticide petrol phosphate pileup plaque plastic poisoning poll pollution pothole poverty premium puncture
  quarrel query queue quitter rash rat readmission reclamation recurrence rejection relapse reminder reoffending
  repair replacement resignation resistance resit retake rework risk rodent rot rubbish rust sadness salt scar
  scrap scratch search searching seizure shoplifting shortage shortfall shrinkage sickness sitting slippage smell
  smoke smoking snoring soot sorting spam spill spillage spoilage spread stain standstill starvation stillbirth
  stockout stoppage strain stress stumble suicide surcharge suspension swelling symptom tantrum tardiness tax
  tension termination theft tiredness trash trespass truancy turnaround typo ulcer unease unemployment unrest
  unused upset usage vacancy vandalism vermin vibration violation violence virus vomiting wait waiting walkout
  warping wastage waste wear weed wound yelling
`;

/** What they want more of. */
const wantedHigh = `
  acceptance accuracy adherence adoption agreement alertness answer appetite application appointment attendance
  attention audience autonomy availability berry biodiversity birth booking brick brightness bushel capacity chick
  circulation click clutch coherence cohesion collection comfort comment completion compliance comprehension
  concentration confidence consent consistency conversion cooperation coverage crate creativity crop customer
  delivery demand deposit dexterity distribution diversity donation donor durability earnings efficiency egg
  employment endurance engagement enquiry enrollment enrolment enthusiasm exercise feedback fertility fitness
  flexibility fluency focus footfall freshness friend friendship fruit fullness germination grade growth harvest
  hatch hatching honey hygiene impact improvement inclusion income independence innovation interaction invention
  involvement jar joy juice knowledge lamb lap laughter launch learning lease lending lesson lifespan lifetime
  liquidity listener literacy loan loyalty luminosity mark member membership memory milestone milk mobility
  moisture mood morale motivation nutrition occupancy occupation opening order output ownership pace page parcel
  participant participation passenger payback payment pedestrian performance pickup placement pollination practice
  predictability presence privacy production productivity profit profitability progress promotion protection
  protein punctuality purchase purity quality ranking rating reader readership reading recovery recycling referral
  registration regularity reliability renewal rental repayment repeat reply rescue reservation resilience
  resolution respect response retention reunion reuse revenue ridership ripeness safety salary sale sales
  satisfaction saving scholarship score seat seedling sharpness signup sleep smile sociability spawning stability
  stamina stitch strength student subscriber subscription success supply survival survivor sweetness takeup
  takings tenant throughput timeliness tonnage tourist traction training transparency trust turnout uptake uptime
  utilisation utilization vaccination vaccine viewer viewing vigor visibility visitor vitality vocabulary volume
  volunteer wages warmth welfare wellbeing willingness win wool yield
`;

/** Participles and adjectives that make a good thing a loss: "missed appointments", "empty beds". */
const lost = `
  absent broken cracked damaged dead defective delayed dirty discarded duplicate empty expired failed false faulty
  idle incorrect injured late leaking lost misplaced missed moldy mouldy overdue rejected rotten sick spoiled
  spoilt stale stolen stranded torn unanswered unfilled unhappy unpaid unread unsafe unsold untouched wasted
  wilted wrong
`;

/** Participles and adjectives of those who are well and things that are in order: "working aids", "satisfied nurses". */
const sound = `
  cheerful clean content contented correct functioning happy healthy intact pleased punctual satisfied sober usable
  working
  funktionierende funktionierenden gesunde gesunden glückliche glücklichen intakte intakten pünktliche pünktlichen
  zufriedene zufriedenen
  contenta contentas contento contentos felices satisfecha satisfechas satisfecho satisfechos sanos sanas
  满意 满意的 正常 正常的 完好 完好的 健康 健康的 合格 合格的
`;

/** What people do, as verbs. */
const doneLow = `
  abandon break burn cancel complain consume crack damage default delay die discard fail forget injure leak lose
  mislay miss quit refuse reject resign spill spoil steal strand throw wait waste
`;
const doneHigh = `
  answer attend book catch collect complete earn fill finish germinate graduate harvest hatch keep live pass pick
  plant read recover recycle repay reply sell sleep survive
`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const tableOf = (low: string, high: string): ReadonlyMap<string, BetterDirection> =>
  new Map([
    ...wordsOf(high).map((word) => [word, 'high'] as const),
    ...wordsOf(low).map((word) => [word, 'low'] as const),
  ]);

const things = tableOf(wantedLow + foreignLow, wantedHigh + foreignHigh);
const deeds = tableOf(doneLow, doneHigh);
const losses: ReadonlySet<string> = new Set(wordsOf(lost + foreignLost));
const soundStates: ReadonlySet<string> = new Set(wordsOf(sound));

/** Whether a word says that what it describes is well or in order: more of it is better. */
export const isSoundState = ({ text }: Pick<Token, 'text'>): boolean => soundStates.has(text);

/** Which direction is better for what a word counts, if it is known. */
export function betterDirection({
  text,
  lemma,
  pos,
}: Pick<Token, 'text' | 'lemma' | 'pos'>): BetterDirection | undefined {
  if (losses.has(text)) return 'low';
  if (pos === 'verb') return deeds.get(lemma);
  return pos === 'noun' ? things.get(lemma) : undefined;
}
