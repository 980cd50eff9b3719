import { has, hasAny, lettersOf, spacedWords, type Token } from '../text/token';

const place = {
  en: '(?:building sites?|construction sites?|sites?|warehouses?|car parks?|shops?|depots?|yards?|events?|festivals?|concerts?|markets?|offices?|factories|factory|farms?|villas?)',
  de: String.raw`(?:baustellen?|lager(?:hallen?)?|parkplätze|läden|geschäfte|\S*feste?|konzerte?|märkte|büros?|fabriken?|höfe)`,
  es: '(?:obras?|almacenes|aparcamientos|tiendas|fiestas|conciertos|mercados|oficinas|fábricas|naves|fincas)',
};
const guarding = new RegExp(
  String.raw`^ (?:we|i) (?:guard|patrol|watch over) (?:\S+ ){0,2}?${place.en} |^ (?:wir|ich) bewachen? (?:\S+ ){0,2}?${place.de} |^ (?:vigilamos|vigilo|custodiamos) (?:\S+ ){0,2}?${place.es} `,
);
const guardingInChinese =
  /^我们?(?:夜里|晚上|夜间)?(?:给|为|在|帮)?[^,，。]{0,6}(?:工地|仓库|停车场|商场)[^,，。]{0,4}(?:保安|看守|守夜|巡逻|值夜)/;

/** "We guard building sites at night": a place is kept safe for those who run it. */
export const isGuarding = (tokens: readonly Token[]): boolean =>
  guarding.test(spacedWords(tokens)) &&
  !tokens.some((token) => has(token, 'covert') && token.text !== 'nachts') &&
  !hasAny(tokens, 'unaware', 'fake', 'stolen', 'contraband', 'hurt');

export const isGuardingInChinese = (tokens: readonly Token[]): boolean => {
  const letters = lettersOf(tokens);
  return guardingInChinese.test(letters) && !/偷|骗|假|毒|赌|枪|打人/u.test(letters);
};
