import { hasAny, lettersOf, spacedWords, type Token } from './token';

/** "A report I read says", "24 Praxen zahlen laut Webseite 52 Euro", 据统计: somebody else tells it, whoever acts in it. */
export const isHearsay = (subject: readonly Token[], tokens: readonly Token[], isLatin: boolean): boolean => {
  if (!isLatin)
    return (chinese.test(lettersOf(tokens)) && !hasAny(tokens, 'own')) || assistantInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return (
    (hasAny(subject, 'own') && readByUs.test(words)) || heard.test(words) || laut.test(words) || assistant.test(words)
  );
};

/** "ChatGPT says that 200 plumbers pay", "die KI sagt, dass …": nobody has counted them. */
const assistant =
  /^ (?:(?:and|but|und|aber|y|pero|laut|según|according to) )?(?:chat ?gpt|gpt(?: - )?\d*|claude|gemini|copilot|deepseek|perplexity|(?:an|the|die|eine|la|una) (?:ai|ki|ia)(?: (?:model|tool))?) (?:says?|said|thinks?|told|claims?|sagt|sagte|meint|behauptet|dice|dijo|cree) (?!(?:, )?(?:up|when|where|which|what|who|how|if|whether|wann|wo|welche\S*|was|wer|wie|ob|cuándo|dónde|qué|quién|cómo|si|cuánt\S+) )/;
const assistantInChinese = /^(?:chatgpt|gpt|文心一言|豆包|通义|deepseek|kimi|ai|人工智能)(?:说|告诉我|认为)/iu;

const readByUs = / (?:report|study|article|survey) (?:that )?(?:i|we) (?:read|saw|found|came across) /;

/**
 * "I read online that 17 practices pay $45", "dicen que 25 clínicas pagan", "es heißt, dass": not "we heard from 12 practices
 * that", and not the "dicen que pierden horas" of those who were asked.
 */
const heard =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:(?:i|we) (?:have |'ve |once |also |recently ){0,2}(?:read (?:(?!from )\S+ ){0,4}?|heard (?:somewhere |online |on the \S+ )?|saw (?:online |in an? \S+ |on \S+ ))that |(?:it is said|rumou?r has it|word is) that |(?:ich habe|wir haben) (?:\S+ ){0,3}?gelesen , dass |(?:es heißt|man sagt|man hört) , |se (?:dice|comenta|cuenta|oye) (?:\S+ )?que |(?:leí|leímos|he leído|hemos leído|he oído|hemos oído|oí|escuché) (?:\S+ ){0,4}?que |(?:dicen|cuentan) que (?:(?:unas?|unos|más de|casi|hay) )?\d+ (?!euros|horas|minutos|veces|días)\p{L}+ )/u;

/** "Laut Webseite der Konkurrenz"; not "laut unserer Kasse", and not "laut 12 Praxen". */
const laut = / laut (?!(?:unser|mein)\p{L}* |(?:den )?\d|(?:und|genug|sein|ist|zu|,|[.]) )/u;

/** 据统计, 新闻里说, 听说其中61台续了, 总部给看的那张表上: not what we heard from customers. */
const chinese =
  /^(?:据(?:统计|说|悉|报道|调查|报告)|(?:公开|行业|官方)?(?:数据|资料|研究)显示|网上(?:说|看到)|(?:(?:新闻|报纸|报道|电视)[里上]?[都也]?(?:说|讲|报道|写)(?!我|咱)|(?:视频|公众号|抖音)[里上][都也]?说)|(?:总部|总公司|厂家|品牌方?|加盟商|招商的?|卖机器的)[^,，。]{0,4}给我?们?看的[^,，。]{0,5}(?:表|数据?|图|账|案例)[里上]?)|(?:^|[,，])(?:听说|据说)(?!了|过|我|咱|好用|不错)/u;
