import { memoise } from './memoise';
import { lettersOf, spacedWords, type Token } from './token';

const asked = [
  '(?:please )?(?:tell|advise|help) (?:me|us) (?:if|whether|how|what|which)',
  '(?:please )?let (?:me|us) know (?:if|whether|how|what|which)',
  '(?:could|can|would) (?:you|anyone|anybody|someone) (?:please )?(?:tell|advise|help) (?:me|us) (?:if|whether|how|what|which)',
  "(?:i|we) (?:wonder|(?:'m|am|'re|are) (?:just |now )?wondering) (?:if|whether|how|what|which)",
  "(?:i|we) (?:'d |would )?(?:really )?(?:like|want|love) to (?:know|hear|understand) (?:if|whether|how|what|which)",
  "(?:what|all) (?:i|we) (?:want|need|'d like|would like) to know is",
  '(?:my|our) question is',
  '(?:frage|meine frage|unsere frage)(?: an (?:euch|sie|die runde|alle))? :',
  '(?:ich|wir) (?:wüsste|wüssten|würde|würden|möchte|möchten|will|wollen) (?:\\S+ )?(?:gern |gerne )?(?:wissen )?, (?:ob|wie|was|welche[rs]?)',
  '(?:bitte )?(?:sagt|sag|sagen sie|helft|helfen sie) (?:mir|uns)(?: bitte)? , (?:ob|wie|was|welche[rs]?)',
  '(?:könnt ihr|könnte jemand|können sie|kann jemand) (?:mir|uns) (?:bitte )?(?:sagen|helfen|raten) , (?:ob|wie|was|welche[rs]?)',
  '(?:mich|uns) (?:interessiert|würde interessieren) , (?:ob|wie|was|welche[rs]?)',
  '(?:mi|nuestra) (?:pregunta|duda) es',
  '(?:quisiera|quiero|quisiéramos|queremos|me gustaría|nos gustaría) saber (?:si|cómo|qué|cuál)',
  '(?:díganme|decidme|dime|ayúdenme a saber) (?:si|cómo|qué|cuál)',
  '(?:me|nos) gustaría que (?:me|nos) (?:digan|digáis|dijeran) (?:si|cómo|qué|cuál)',
  '(?:necesito|necesitamos) saber (?:si|cómo|qué|cuál)',
].join('|');
const inLatin = new RegExp(`^ (?:(?:now|so|and|but|maybe|also|und|also|nun|jetzt|y|pues|ahora) (?:, )?)?(?:${asked}) `);
const han =
  /^(?:现在|所以|另外)?(?:[请求]?(?:帮忙|帮我们?)|[请求](?:大家|各位|老师|你们?)|麻烦(?:大家|各位|你们?|帮)|想听听(?:大家|各位))[^,，。]{0,6}(?:分析|看看|评估|判断|出出?主意|指点|说说|算算|意见|看法)(?![^,，。]*的(?:人|[客顾家店学老]\S))|^(?:就|只)?想(?:请教|请问|问问|知道)(?:大家|各位)?[^,，。]{0,8}(?:怎么|如何|是不是|能不能|该不该|要不要|值不值)(?![^,，。]*的(?:人|[客顾家店学老]\S))/u;

/** "We want to know how long machines run, so we built a timer": why we do it. */
const acted =
  / (?:, (?:and )?(?:so|therefore|that 's why|which is why)|, und(?! (?:ob|wie|was))|, (?:deshalb|daher|darum)|,? (?:por eso|así que|por lo que)|y (?:l[oa]s?|por eso)) /;

const isSoughtInWords = memoise(
  (context: readonly Token[]): boolean =>
    inLatin.test(spacedWords(context.slice(0, 12))) && !acted.test(spacedWords(context)),
);
const isSoughtInLetters = memoise((context: readonly Token[]): boolean => han.test(lettersOf(context)));

/** "Tell me how I get to fifty a month", "Frage an euch: weitere Städte?", "quisiera saber si", 请帮忙分析怎么做大: a question to the reader, whatever mark ends it. */
export const isAdviceSought = (context: readonly Token[], isLatin: boolean): boolean =>
  (isLatin ? isSoughtInWords : isSoughtInLetters)(context);
