import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';

/** "Alcohol-free beer": harmless for those who buy it. */
const sober =
  / (?:sell|sells|serve|serves|deliver|verkaufen?|liefern?|vend(?:o|emos)|sirv(?:o|imos)) (?:\S+ ){0,2}?(?:(?:alcohol|nicotine) ?-? ?free|non ?-? ?alcoholic|alkoholfreie[snr]?|(?:cerveza|vino) sin alcohol)(?= )/;
/** "Horse meat, and the label says horse". */
const labelled =
  / (?:sell|sells) (?:\S+ )?(\S+) (?:meat|oil|milk|wool) (?:\S+ ){0,8}?(?:label|sign|menu) says (?:it is )?\1 /;
/** "We let flats for their owners", "their owners pay me ten percent". */
const forOwners =
  / (?:let|lets|rent out|rents out|sublet) (?:\S+ ){1,10}?(?:(?:on behalf of|for) (?:the|their) owners|their owners (?:pay|hire|ask|commission)) | (?:vermieten?) (?:\S+ ){1,10}?(?:für (?:ihre|deren|die)|im auftrag der) (?:eigentümer|besitzer|vermieter) | (?:alquil(?:o|amos)) (?:\S+ ){1,10}?(?:para|por encargo de) (?:sus|los) (?:dueños|propietarios) /;

const deceit =
  / (?:vanish|disappear|keep|without (?:the|their)|secretly|verschwinde\S*|heimlich|ohne (?:wissen|dass)|desaparec\S+|escondidas|sin que|vodka|schnapps|hidden) /;

/** What those who buy or own agree to and know: told on the label, or done for the owners. */
export const isDeclaredOffer = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    (sober.test(words) || labelled.test(words) || forOwners.test(words)) &&
    !deceit.test(words) &&
    !hasAny(context, 'unaware', 'deceive', 'fake', 'stolen')
  );
};

/** 保证不办低俗活动: what is indecent is refused. */
export const isDeclaredOfferInChinese = (context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (
    /(?:保证|绝|从)不(?:办|做|卖|接|演|播)[^,，。;]{0,3}(?:低俗|色情|涉黄|违法)/.test(letters) &&
    !/假|偷|骗|赌|毒|枪/.test(letters)
  );
};
