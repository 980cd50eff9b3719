import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const won = {
  en: String.raw`(?:(?:i|we) (?:\S+ly )?(?:get|got|find|found|win|won|pick up|picked up) (?:(?:nearly |almost )?(?:most|all|half|many) of )?(?:(?:our|my|the|these|new|more) ){0,2}(?:ones|customers?|clients?|orders|work|bookings|jobs|business|students|patients|members)|(?:(?:new|more|most|nearly all|all|our|my|the) ){1,3}(?:\S+ )?(?:come|comes|came|find us|find me|found us|found me))`,
  de: String.raw`(?:(?:neue|die meisten|fast alle|viele|unsere|meine|die) (?:\S+ )?(?:kommen|kamen|finden|fanden)|(?:neue |die meisten )?(?:kunden|kundinnen|aufträge|leute) (?:kommen|kamen|bekomme ich|bekommen wir|kriege ich|finden|fanden))`,
  es: String.raw`(?:(?:me|nos) (?:llegan|vienen|llegaron|vinieron|salen)|(?:consigo|conseguimos) (?:\S+ )?(?:nuev[oa]s|client\S+))`,
} as const;
const because = String.raw`(?:\S+ ){0,4}?(?:because|since|through|by|from|via|thanks to|weil|da|über|durch|dank|von|porque|por|gracias a)`;
const mouth = {
  en: String.raw`(?:talk|tell (?:each other|one another|others|their \S+)|word of mouth|word_of_mouth|recommendations?|recommend (?:me|us|it)|referrals?|pass (?:me|us|it|my number) on)`,
  de: String.raw`(?:reden|miteinander|untereinander|weitersagen|weitererzählen|empfehl\S+|mundpropaganda|herumspr\S+|herumgesprochen)`,
  es: String.raw`(?:hablan entre|se lo cuentan|se lo dicen|boca a boca|recomend\S+|recomiend\S+)`,
} as const;
const arrivals = (['en', 'de', 'es'] as const).map(
  (language) => new RegExp(String.raw` ${won[language]} ${because} (?:\S+ ){0,4}?${mouth[language]} `),
);
/** Without those who come: it needs customers beside it. */
const spread =
  / (?:it gets around|word gets around|word (?:has )?spreads?|word got around|word got out|hat sich (?:\S+ )?herumgesprochen|spricht sich (?:\S+ )?(?:herum|rum)|se (?:ha corrido|corrió|corre) la voz) /;
const spreadInChinese =
  /(?:客|顾客|学员|订单|生意|新)[^,，。;]{0,8}(?:口口相传|口碑|一传十)|(?:口口相传|一传十[,，]?十传百)[^。;]{0,8}(?:来|客|新)/u;
const doubted =
  / (?:will|'ll|would|could|should|might|hope|hopes|if|plan|perhaps|maybe|not|n't|never|nobody|hardly|hoffe|hoffen|würde\S*|werden|wenn|vielleicht|nicht|kaum|niemand|espero|esperamos|quizás?|ojalá|si|no|nadie) /;

/**
 * Customers came because those who are served talk: "I get new ones because groomers talk", "nos llegan clientas porque hablan entre
 * ellas", 客人主要是口口相传. Not "I hope that they talk".
 * @param hasCustomers whether the text tells customers: only then does "word gets around" say whom it brought
 */
export const isWordOfMouth = (clause: Clause, hasCustomers: boolean): boolean => {
  const told = toldOf(clause);
  return told === 'arrival' || (told === 'spread' && hasCustomers);
};

const toldOf = memoise(({ tokens, context, sentence }: Clause): 'arrival' | 'spread' | undefined => {
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return spreadInChinese.test(letters) && !/会|将|希望|打算|计划|可能|应该|如果|没|不|同行的客/u.test(letters)
      ? 'arrival'
      : undefined;
  }
  const own = spacedWords(tokens);
  const words = spacedWords(context.slice(Math.max(0, context.indexOf(tokens[0]!))));
  const match = arrivals.map((pattern) => pattern.exec(words)).find((found) => found && found.index < own.length);
  if (match) return doubted.test(match[0]) ? undefined : 'arrival';
  return spread.test(own) && !doubted.test(own) ? 'spread' : undefined;
});
