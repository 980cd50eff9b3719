import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf, spacedWords } from '../../text/token';

const relative =
  '(?:frau|mann|bruder|schwester|schwager|schwägerin|vater|mutter|sohn|tochter|cousin|cousine|freund|freundin|partner|partnerin|mitgründer|mitgründerin|neffe|nichte|kollege|kollegin)';
const pariente =
  '(?:herman[oa]|prim[oa]|cuñad[oa]|hij[oa]|soci[oa]|marido|mujer|padre|madre|amig[oa]|sobrin[oa]|suegr[oa]|compañer[oa])';
const introductions = [
  // "Ich bin eine Plattform" is nobody.
  '^ (?:(?:und|aber|also) )?ich bin (?!(?:dabei|sicher|überzeugt|ein|eine|der|die|das|gerade) )(?:\\S+ ){0,3}?\\S*(?:er|erin|in|eur|ist|mann|frau|kraft|hilfe|ent|te|or|loge|arzt) [.,;]',
  `^ (?:(?:und|aber) )?(?:mein|meine|unser|unsere) ${relative} (?:ist|war|macht|programmiert|arbeitet|unterrichtet|kümmert|hilft|hat den|hat die|schreibt|übernimmt|kann) `,
  '^ (?:wir|mein \\S+ und ich|meine \\S+ und ich) sind (?:beide|alle) ',
  '^ programmieren (?:kann|können) (?:ich|wir) ',
  '^ (?:yo )?soy (?!un[ao]? (?:app|plataforma|servicio|empresa) )',
  `^ (?:y |pero )?(?:mi|un|una) ${pariente} (?:mí[oa] )?(?:es|era|sabe|estudia|trabaja|programa|diseña|lleva|hace|me ayuda|nos ayuda|se encarga) `,
  '^ yo (?:llevaba|trabajaba|era|trabajé) ',
].map((pattern) => new RegExp(pattern));
const introductionHan =
  /^(?:我|我们)?(?:表弟|表哥|表姐|表妹|堂弟|堂哥|老婆|老公|妻子|丈夫|爱人|弟弟|哥哥|姐姐|妹妹|儿子|女儿|合伙人|同学)(?:负责|写|做|管|会|是|懂|学)|^我(?:管|负责)(?:销售|市场|运营|财务|技术)/u;

/** "Ich bin Elektriker", "mi hija sabe programar", 我表弟写程序: who the founders are and who does what, and nothing that is offered. */
export const isPersonIntroduction = memoise(({ tokens, sentence, modality, speaker }: Clause): boolean => {
  if (modality === 'question' || speaker === 'rival' || speaker === 'quoted') return false;
  if (!sentence.isLatin) return introductionHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  const isOffering = tokens.some((token) => has(token, 'product', 'sell') && !token.text.startsWith('program'));
  return !isOffering && introductions.some((pattern) => pattern.test(words));
});

const trained =
  / (?:gelernter?|ausgebildeter?|studierter?|staatlich (?:geprüft|anerkannt)\S*|\S*meister(?:in)?|titulad[oa]s?|diplomad[oa]s?|graduad[oa]s?|colegiad[oa]s?) /;

/** "Ich bin gelernte Orthopädieschuhmacherin", "las dos somos monitoras tituladas": a trade that was learned. */
export const isTrained = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  clause.speaker === 'own' &&
  !clause.isNobody &&
  / (?:ich bin|wir sind|bin ich|sind wir|soy|somos|es|ist|hat) /.test(spacedWords(clause.tokens)) &&
  trained.test(spacedWords(clause.tokens)) &&
  !hasAny(clause.tokens, 'customer', 'product');
