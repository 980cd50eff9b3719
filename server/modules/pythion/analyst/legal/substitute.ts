import { lettersOf, spacedWords, type Token } from '../text/token';

/** What it looks or tastes like: a material or a food, and no brand, paper or person. */
const likeness = [
  ' (?:looks?|looking|tastes?|feels?|smells?) (?:\\S+ly |just |much |and \\S+ )?like (?:\\S+ ){0,2}?(?:meat|chicken|beef|pork|fish|tuna|salmon|shrimps?|prawns?|bacon|ham|sausages?|steaks?|cheese|milk|butter|eggs?|cream|honey|gold|silver|pearls?|diamonds?|gems?|jewels|marble|stone|slate|granite|bricks?|wood|oak|leather|fur|silk|wool|wax|candles?|flowers?|plants?|trees?|grass|glass|fire|flames?|the real thing|real ones) ',
  ' wie (?:\\S+ ){0,2}?(?:fleisch|wurst|hähnchen|huhn|hühnchen|rind\\S*|fisch|lachs|thunfisch|schinken|speck|käse|milch|butter|eier|ei|gold|silber|perlen|diamanten|edelsteine|marmor|stein|schiefer|holz|eiche|leder|pelz|seide|wachs\\S*|kerzen|blumen|pflanzen|gras|glas|ziegel|echte\\S*)(?: (?:aussehen|aussieht|aussehend\\S*|schmecken|schmeckt|wirken|wirkt|riechen|riecht|aus))? ',
  ' (?:parecen?|imitan?|saben? a) (?:\\S+ )?(?:carne|pollo|pescado|atún|salmón|jamón|queso|leche|mantequilla|huevos?|oro|plata|perlas|diamantes|mármol|piedra|pizarra|madera|roble|cuero|piel|seda|cera|velas|flores|plantas|césped|vidrio|ladrillos?|de verdad) ',
].map((source) => new RegExp(source));

/** Its name says that it isn't. */
const declared =
  / (?:vegan|vegetarian|meatless|meat(?: -)? free|plant(?: -)? based|plant milk|oats?|soya?|tofu|peas?|jackfruit|mushrooms?|costume jewell?ery|fashion jewell?ery|imitation|faux|artificial|synthetic|lab(?: -)? ?grown|lab(?:oratory)? (?:diamonds?|gems?|stones?|meat)|(?:printed|ceramic|porcelain|vinyl|laminate)(?: \S+){0,2} (?:tiles?|floors?|flooring|wallpapers?|panels?|boards?|worktops?)|(?:silk|paper|plastic|fabric) (?:flowers?|plants?|roses?|trees?)|led|says? so|tell everyone|vegane?[nrsm]?|vegetarische?[nrsm]?|pflanzliche?[nrsm]?|fleischlose?[nrsm]?|modeschmuck|kunst(?:leder|pelz|blumen|pflanzen|stein|rasen|perlen|holz)|künstliche?[nrsm]?|synthetische?[nrsm]?|seidenblumen|papierblumen|led(?: -)?\S*|laminat\S*|vinyl\S*|(?:keramik)?fliesen|labor(?:diamanten|fleisch|edelsteine)|hafer\S*|soja\S*|erbsen\S*|tofu|(?:sagen|schreiben) (?:das|es) (?:\S+ )?dazu|vegan[oa]s?|vegetarian[oa]s?|vegetal(?:es)?|bisutería|artificial(?:es)?|sintétic[oa]s?|de laboratorio|flores de (?:seda|papel|tela)|(?:azulejos|baldosas|suelos?) (?:\S+ )?(?:cerámic[oa]s?|impres[oa]s?|vinílic[oa]s?)|avena|soja|lo decimos) /;

/** It is passed off as what it looks like. */
const passedOff =
  / (?:(?:sell|sells|sold|sale|label\S*|marked|passed|pass) (?:\S+ ){0,3}?as|as (?:real|genuine|originals?|pure|mined|natural)|labels?|logos?|brands?|branded|stamps?|stamped|hallmarks?|nobody|no_one|never|without|secret\S*|believe|do n't (?:know|notice)|als (?:echt\S*|original\S*|rein\S*)|etikett\S*|stempel\S*|niemand|heimlich|como (?:auténtic\S+|verdader\S+|original\S*|si fuera\S*)|etiquet\S+|nadie) /;

const inChinese = /(?:看起来|看上去|看着|吃起来|尝起来|摸起来)(?:很|就|都)?(?:像|跟|和)/u;
const declaredInChinese = /素|植物|仿真|人造|培育|饰品|印花|绢花|LED|led|陶瓷|瓷砖|塑料花/u;
const passedOffInChinese = /当(?:作|成)?真|冒充|假装|说成|标签|商标|名牌|没人|骗/u;

/** "Vegan sausages that look like meat", "Modeschmuck, der wie Gold aussieht": a substitute under its own name. */
export const isDeclaredSubstitute = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return likeness.some((pattern) => pattern.test(words)) && declared.test(words) && !passedOff.test(words);
};

/** 看起来像肉的素肠. */
export const isDeclaredInChinese = (tokens: readonly Token[]): boolean => {
  const letters = lettersOf(tokens);
  return inChinese.test(letters) && declaredInChinese.test(letters) && !passedOffInChinese.test(letters);
};
