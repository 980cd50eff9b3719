import { clausesBySentence } from './text/clause';
import type { ReadText } from './text/readText';

/** What a writing assistant is asked to write or to recommend. */
const wanted = {
  en: '(?:poem|haiku|limerick|joke|riddle|story|fairy tale|song|lullaby|essay|cover letter|love letter|letter of resignation|resignation letter|curriculum vitae|cv|résumé|resume|speech|toast|email|e-mail)',
  de: '(?:gedichte?|haikus?|witze?|rätsel|geschichten?|märchen|lied(?:er)?|schlaflied|aufsatz|bewerbung|anschreiben|liebesbrief|kündigung|lebenslauf|rede|e-mail)',
  es: '(?:poemas?|haikus?|chistes?|adivinanzas?|cuentos?|historias?|canci(?:ón|ones)|nana|ensayo|redacción|carta de \\p{L}+|currículum|discurso|correo)',
  zh: '(?:诗歌?|俳句|笑话|谜语|故事|童话|歌词?|作文|文章|论文|求职信|情书|辞职信|简历|发言稿|演讲稿|邮件)',
};
const recommended = {
  en: '(?:films?|movies?|books?|songs?|series|podcasts?|games|restaurants?|recipes?)',
  de: '(?:filme?|bücher|lieder|serien?|podcasts?|spiele|restaurants?|rezepte?)',
  es: '(?:películas?|libros?|canciones|series?|pódcasts?|juegos|restaurantes?|recetas?)',
  zh: '(?:电影|书|歌|电视剧|播客|游戏|餐厅|菜谱)',
};
const opening = {
  en: '^(?:please |can you |could you |would you )*',
  de: '^(?:bitte |kannst du |könntest du |können sie )*',
  es: '^(?:por favor,? |puedes |podrías )*',
};

const fromStart = (sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'));

/** "Write me a poem about spring", "recomiéndame películas", 讲一个笑话给我听. */
const orders = fromStart([
  `${opening.en}(?:(?:write|compose|tell|give|sing|send)(?: me| us)? (?:an? |some |two |three )(?:(?:short|funny|nice|good|long|formal) )*${wanted.en}s?|(?:recommend|suggest)(?: me| us| an?| some| any| a few)+ (?:\\p{L}+ )?${recommended.en})(?!\\p{L})`,
  `${opening.de}(?:(?:schreib|erzähl|dichte|gib|sing|verfass|formulier)e?n?(?: sie)?(?: (?:mir|uns|bitte))* (?:mal )?(?:eine?n? |einige |zwei |drei )(?:(?:kurze|lustige|schöne|gute|lange)[nsr]? )*${wanted.de}|(?:empfiehl|empfehlen sie|nenne?)(?: (?:mir|uns|bitte))* (?:ein paar |einige |gute )*${recommended.de})(?!\\p{L})`,
  `${opening.es}(?:(?:escríbe|cuénta|cánta|redácta|compón|da)(?:me|nos)? (?:una? |algún |algunos |dos |tres )(?:(?:breve|buen|corto) )*${wanted.es}|recomiénda(?:me|nos) (?:una? |algún |alguna |algunos |algunas |unos |unas )?(?:buen\\p{L}* )?${recommended.es})(?!\\p{L})`,
  `^(?:请|麻烦|能不能|可以)*你?(?:给我|帮我|为我|替我)?(?:(?:写|讲|说|唱|作|编)[一两几]?[首个篇封段支份]?[^，。,.；;我]{0,14}${wanted.zh}(?:吧|给我听|听听|看看)*$|推荐[^，。,.；;]{0,12}${recommended.zh}吧?$)`,
]);

/** "A poem for every guest, by an app", 给客户写故事: what is written is somebody's product. */
const product =
  /(?<!\p{L})(?:app|service|platform|website|robot|customers?|clients?|who|every|each|we|our|jede[nrms]?|kunden|kundinnen|wir|unsere?\p{L}?|cada|clientes?|nuestr[oa]s?|quienes)(?!\p{L})|[$£€¥]|\d (?:euros?|dollars?|pounds?)(?!\p{L})|客户|顾客|用户|我们|每/iu;

/** "Translate this into German: …", "explícame la mecánica cuántica en tres frases": what follows is no founder's text. */
const tasks = fromStart([
  `${opening.en}(?:explain(?: to me| to us)? [^.,;:]{3,60} (?:in (?:one|two|three|four|five|\\d|a few|simple|plain) (?:sentences?|words|terms|language)|to me|like i(?:'m| am) five)(?: please)?$|(?:translate|summari[sz]e) (?:this|these|the following|it)(?!\\p{L}))`,
  `${opening.de}(?:(?:übersetze?n?|fasse?)(?: sie)?(?: (?:mir|bitte))* (?:dies\\p{L}*|das hier|den folgenden|folgende\\p{L}*)|erklär(?:e|en sie)?(?: (?:mir|uns|bitte))+ [^.,;:]{3,60} in (?:einem|zwei|drei|vier|fünf|\\d|wenigen|einfachen) (?:satz|sätzen|worten))(?!\\p{L})`,
  `${opening.es}(?:(?:traduce|resume|tradúceme|resúmeme) (?:est[aeo]s?|el siguiente|la siguiente|lo siguiente)|explíca(?:me|nos) [^.,;:]{3,60} en (?:una|dos|tres|cuatro|cinco|\\d|pocas) (?:frases?|palabras))(?!\\p{L})`,
  '^(?:请|麻烦)?(?:帮我)?(?:[把将][这下][^，。,.；;]{0,8}译成|翻译(?:一下)?[这下]|(?:用[一二两三四五几\\d]句话|简单)(?:给我)?解释)',
]);

/** Whether a text of one or two sentences asks an assistant for a poem, a translation or an explanation: it tells no idea. */
export function isAssistantRequest({ normal, clauses }: ReadText): boolean {
  if (clausesBySentence(clauses).size > 2) return false;
  const words = normal.text.trim().replace(/[.!?。！？]+$/u, '');
  const fits = (pattern: RegExp): boolean => pattern.test(words);
  return tasks.some(fits) || (orders.some(fits) && !product.test(words));
}
