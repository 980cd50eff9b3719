import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

/** What only a doctor, a nurse or a dentist may do, done by us. */
const acts = [
  / (?:i|we) (?:(?:also|just|now|do) )?(?:inject|vaccinate|prescribe|diagnose|operate on|anaesthetise|give (?:\S+ ){0,3}?(?:injections?|botox|fillers?|vaccin\S+|diagnos[ei]s)|do (?:botox|fillers?|injections?|fillings)|pull (?:\S+ )?teeth|treat (?:\S+ )?(?:patients|illness\S*|diseases?|wounds)|deliver babies) /,
  / (?:ich|wir) (?:spritz|impf|verschreib|operier|diagnostizier|zieh(?=en? (?:\S+ ){0,3}?zähne )|setz(?=en? (?:\S+ ){0,3}?spritzen )|geb(?=en? (?:\S+ ){0,3}?spritzen )|behandl(?=en? (?:\S+ ){0,3}?(?:patienten|kranke\S*) ))(?:en?|le) /,
  / (?:inyecto|inyectamos|receto|recetamos|opero|operamos|diagnostico|vacuno|(?:pongo|ponemos|aplico|aplicamos) (?:\S+ ){0,3}?(?:inyecciones|bótox|botox|vacunas|rellenos)|(?:saco|sacamos) (?:\S+ )?(?:muelas|dientes)) /,
];
const actsInChinese = /打(?:针|玻尿酸|肉毒|美容针|水光针|疫苗)|注射|拔牙|开药方?|做手术|给人看病/;

const doctor = '(?:doctors?|nurses?|dentists?|physicians?|surgeons?|midwi(?:fe|ves)|vets?|pharmacists?|medics?)';
const arzt = String.raw`(?:\S*arzt|\S*ärztin|ärzte|krankenschwester|krankenpfleger(?:in)?|heilpraktiker(?:in)?|hebamme|apotheker(?:in)?|medizinische \S*ausbildung)`;
const médico =
  '(?:médic[oa]s?|doctor(?:a|es|as)?|enfermer[oa]s?|dentistas?|odontólog[oa]s?|cirujan[oa]s?|veterinari[oa]s?)';
const without = [
  new RegExp(
    String.raw` (?:without being (?:an? )?(?:\S+ )?${doctor}|(?:though|although|but|and) (?:i am|i 'm|we are|we 're|am|are) (?:not|neither|no) (?:an? )?(?:\S+ )?${doctor}) `,
  ),
  new RegExp(
    String.raw` (?:ohne (?:(?:ein|eine|selbst|dafür) )*${arzt} (?:\S+ ){0,3}?zu (?:sein|haben)|(?:obwohl|aber|und) (?:\S+ )?(?:bin|sind|ich|wir) (?:\S+ )?keine? ${arzt}) `,
  ),
  new RegExp(String.raw` (?:sin ser|(?:y|pero|aunque) no (?:soy|somos)) (?:ni )?${médico} `),
];
/** Another profession that may do it, and things that it is done to: "I diagnose engines". */
export const lawful =
  / (?:i am|i 'm|we are|we 're|as) (?:(?:an?|trained|qualified|registered) )*(?:nurses?|vets?|midwi(?:fe|ves)|pharmacists?|dentists?) | (?:bin|sind|als) (?:\S+ )?(?:krankenschwester|krankenpfleger(?:in)?|hebamme|heilpraktiker(?:in)?|tierarzt|tierärztin|zahnarzt) | (?<!no )(?:soy|somos|como) (?:enfermer|veterinari|odontólog|matron)\S+ | (?:engines?|motors?|cars?|tractors?|machines?|leaks?|faults?|walls?|cracks?|trees?|foam|resin|toys?|teddy\S*|dolls?|scrapbook\S*|motoren|maschinen|fehler|reifen|\S*bären|puppen|autos|beton|harz|schaum|muros?|grietas|árboles|peluches|pasteles|maquinaria|drones|coches|motores) |我们?是(?:护士|兽医|牙医|医师)|轮胎|墙|树|玩具|娃娃|发动机/;
const denied = / (?:no|not|n't|never|nobody|none|keine?n?|nicht|nie|niemand\S*|nadie|nunca) /;
const withoutInChinese =
  /(?:我|我们|也|但)不是(?:医生|护士|大夫|牙医|医师)|没有?(?:当过|学过)?(?:医生|护士|医师|牙医)(?:资格|执照)?证?/;

/**
 * A medical act of ours, without the profession that may do it: "I give injections without being a doctor", "ich spritze Botox,
 * ohne Ärztin zu sein". Not "I don't give injections, because I am not a doctor".
 */
export const isWithoutProfession = ({ context, sentence, speaker, modality }: Clause): boolean =>
  (speaker === 'own' || speaker === 'other') &&
  modality !== 'question' &&
  modality !== 'condition' &&
  (sentence.isLatin ? isWithoutInWords(context) : isWithoutInLetters(context));

const left = [
  new RegExp(
    String.raw`^ (?:i|we) (?:do n't|do not|never|wo n't) (?:\S+ ){1,6}?,? ?(?:because|since|as) (?:i am|i 'm|we are|we 're) (?:not|no) (?:an? )?(?:\S+ )?${doctor} `,
  ),
  new RegExp(
    String.raw`^ (?:ich|wir) \S+ (?:\S+ ){0,3}?(?:keine?n?|nicht|nie) (?:\S+ ){0,5}?,? ?(?:weil|denn) (?:ich|wir) (?:(?:bin|sind) )?(?:nicht|keine?) ${arzt} `,
  ),
  new RegExp(String.raw`^ no \S+ (?:\S+ ){0,6}?,? ?porque no (?:soy|somos) ${médico} `),
];
const leftInChinese =
  /不是(?:医生|护士|大夫|牙医|医师)[,，]?(?:所以|因此)?(?:我们?)?(?:就)?不(?:给|帮|替|打|注射|拔|开药|做)/;

/** "I don't give injections, because I am not a doctor": what belongs to a profession is left to it. */
export const isLeftToProfession = (context: readonly Token[]): boolean =>
  left.some((pattern) => pattern.test(spacedWords(context)));

/** 不是医生，所以不打针. */
export const isLeftToProfessionInChinese = (context: readonly Token[]): boolean =>
  leftInChinese.test(lettersOf(context));

const isWithoutInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const at = without.map((pattern) => words.search(pattern)).find((index) => index >= 0);
  return (
    at !== undefined &&
    !denied.test(words.slice(0, at + 1)) &&
    acts.some((pattern) => pattern.test(words)) &&
    !lawful.test(words)
  );
});

const isWithoutInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (
    withoutInChinese.test(letters) &&
    actsInChinese.test(letters) &&
    !lawful.test(letters) &&
    !/不(?:给人)?(?:打|注射|拔|开药)|所以不/u.test(letters)
  );
});
