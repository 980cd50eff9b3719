import type { ReadText } from './text/readText';

const lack = {
  en: "(?:nobody|no one|there (?:is|are) no|there's no|nowhere|none)",
  de: '(?:niemand|keiner|nirgends|es gibt kein\\S*|gibt es kein\\S*)',
  es: '(?:nadie|ningun[oa]|no hay|no queda|no existe)',
};
const past =
  '(?:went|got|had|was|were|took|came|made|saw|ate|bought|said|thought|felt|left|stayed|ran|drank|slept|gave|wrote|read|called|\\S+ed)';
/** "Nobody fixes zips any more, so I will", "im Ort gibt es kein gutes Brot, also backe ich es": what is lacking, and who supplies it. */
const lackSupplied = [
  new RegExp(String.raw`\b${lack.en}\b[^.!?]{2,60}[,;:]? so (?:i|we)(?:'ll|'d| )(?!${past}\b)`, 'iu'),
  new RegExp(
    String.raw`(?:^|[\s,])${lack.de}\s[^.!?]{2,60}[,;:] (?:also|deshalb|darum|daher) \S+(?<!te|ten|ging|kam|war|hatte|nahm|gingen|kamen|waren|hatten|nahmen) (?:ich|wir)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|[\s,])${lack.es}\s[^.!?]{2,60}[,;:] (?:así que|por eso|entonces) (?:l[oa]s? |nos |me )?(?:voy|vamos|quiero|queremos|\S+(?:o|mos|ré|remos))(?= yo| nosotr|[\s.,]|$)`,
    'iu',
  ),
  /(?:没有?人?|没人|无人|缺)[^。！？]{1,20}[,，]\s*(?:所以|那就|于是)?我们?(?:就|自己)?(?:来|想|要|会|去)?(?:[^了过。]|$)/u,
];

/** "People would love a quiet bar", "a la gente le encantaría un bar tranquilo": what somebody is thought to like. */
const wishedFor = [
  /\b(?:people|folks|everyone|everybody|many|kids|children|parents|families|students|neighbou?rs|tourists|\p{L}+ers) would (?:really |probably |all )?(?:(?:love|like|enjoy|use|need|want|buy|pay for|welcome|go to) (?:an?|some|more|such|\p{L}{2,}ing)|(?:pay|love to (?:rent|hire|borrow|buy)))\b/iu,
  /(?:^|[\s,])(?:leute|menschen|viele|alle|kinder|eltern|familien|touristen|nachbarn|\p{L}+er) (?:würden|wären|hätten) (?:[^.!?]{1,30} )?(?:ein(?:e[nrms]?)?|mehr|so etwas|für \p{L}+) (?:[^.!?]{1,50} )?(?:lieben|mögen|nutzen|brauchen|kaufen|zahlen|gern\p{L}*|froh)/iu,
  /(?:^|[.!?] )\p{L}{3,}(?:aría|ería|iría)\s\p{L}/iu,
  /a (?:la gente|much[oa]s|tod[oa]s|l[oa]s \p{L}+) (?:le|les) (?:encantaría|gustaría|vendría bien|haría falta|interesaría) (?:tener |poder |alquilar |comprar )?(?:una?|más|algo)(?!\p{L})/iu,
  /(?:大家|人们|很多人|好多人|居民|学生|家长|老人|孩子们?)(?:应该|肯定|都|可能|也许|一定)*会(?:很)?(?:(?:喜欢|需要|想要|爱)(?!我|你|他|她|看|去)[^。！？]{0,14}?(?:的|一[家个间款种座])[^。！？]|愿意(?:付|买|租|花|来))/u,
];

/** "I was thinking of a cinema in a barn", "maybe a podcast about rivers": a thing that isn't there yet. */
const thoughtOf = [
  /^(?:maybe|perhaps|how about|what about|why not|imagine|i(?:'m| am|'ve been| have been| was)? (?:think|thinking|dream|dreaming) (?:of|about)|i(?:'ve)? ha(?:ve|d) (?:an|this) idea (?:of|for|about)) (?:an? |some |opening |making |building )/iu,
  /^(?:vielleicht|wie wäre|warum nicht|ich (?:denke|dachte|träume) (?:an|von)) (?:es mit )?(?:ein|eine|einen|einem|einer)\s/iu,
  /^(?:quizá|quizás|tal vez|a lo mejor|qué tal|por qué no|(?:he pensado|pienso|pensaba|sueño) (?:en|con)) un[oa]?\s/iu,
  /^(?:也许|可能|或许|要不)(?:可以)?(?:办|开|做|建|搞|弄)一?[个家间所座款]/u,
];
const weather =
  /\b(?:storm|rain|snow|shower|thunder|cloud|sunny|gewitter|regen|schnee|sturm|tormenta|lluvia|nieve)s?\b/iu;

/** "Vender miel por internet", 把奶奶的汤装进罐子里卖: a trade in a few words. */
const trade = [
  /^(?:el|la|los|las|una?) \p{L}+ (?:lleva|trae|reparte|entrega|presta|alquila)n? (?!una? |el |la |su )[^.!?]{3,40} (?:a|hasta|en) (?:la puerta|casa|las casas|domicilio|la oficina|los pueblos)(?!\p{L})/iu,
  /^(?:vender|alquilar|prestar|repartir|ofrecer|enseñar|arreglar|reparar)\s[^.!?]{8,}[.!]?$/iu,
  /^把[^。，,]{2,14}(?:卖|出租|租出去|租|送到)[^。，,]{0,8}[。.]?$/u,
  /^[^。，,]{0,8}可以(?:借|租|买|订|拼)[^。，,]{0,4}的[^。，,]{2,8}[。.]?$/u,
  /^(?:只|专门?)?[给为帮][^。，,]{2,16}的[^。，,]{2,8}[。.]?$/u,
];

/** Whether a text of a few words tells what somebody would do or make for others. */
export function isIntended({ normal: { text } }: ReadText): boolean {
  const words = text.trim();
  return (
    [lackSupplied, wishedFor, trade].some((patterns) => patterns.some((pattern) => pattern.test(words))) ||
    (thoughtOf.some((pattern) => pattern.test(words)) && !weather.test(words))
  );
}

/** "I would", "wir möchten", 我想: somebody wants to do something. */
const wanting =
  /\b(?:i|we)(?:'d|'ll| (?:want|would|will|plan|hope|could|might|intend|dream|can|offer|help))\b|\b(?:let's|there should be|my idea|our idea|the idea)\b|\b(?:ich|wir) (?:will|wollen|möchten?|würden?|werden?|könnten?|plane\w?|biete\w?|helfe\w?)\b|\b(?:will|wollen|möchten?|würden?|könnten?) (?:ich|wir)\b|\b(?:meine|unsere|die) idee\b|\b(?:quiero|queremos|quisiera|me gustaría|nos gustaría|vamos a|voy a|ofrezco|ofrecemos|mi idea|nuestra idea|la idea)\b|(?<![\p{L}])(?!(?:gust|encant|interes)aría)\p{L}{3,}(?:aría|ería|iría|aríamos|eríamos|iríamos)(?![\p{L}])|我们?(?:很|都)?(?:想|要|打算|希望|准备|计划|可以|能|来)|想法/iu;

/** Whether the founder wants, plans or could do something. */
export const isWanting = ({ normal: { text } }: ReadText): boolean => wanting.test(text);
