import type { Clause } from '../text/clause';
import { isForHan } from '../text/patterns';
import { has, hasAny } from '../text/token';
import type { Harm } from './harm';
import { isSupposed, lettersOfAct, wordsOfAct } from './intent';
import { others } from '../text/speakers';
import { fitting } from './plainAct';

type Crime = {
  id: string;
  reason: string;
  /** What we do: they name us. */
  patterns: readonly RegExp[];
  /** What is done. The clause says whether it is us. */
  acts?: readonly RegExp[];
};

const we =
  '(?:(?:we|i)(?: also| then| \\S+ly)?|our(?: \\S+){1,4}?) (?:(?:helps?|lets?|shows?|teach(?:es)?|enables?|allows?) (?:(?!who|whose|whom|that|which)\\S+ ){1,6}?(?:to |how to )?)?';
const startOfOurs = `^ (?:for (?:\\S+ ){1,5}[:,] )?${we}`;
const startOfWir = '^ (?:für (?:\\S+ ){1,5}[:,] )?(?:wir|ich) ';
const ours = (act: string): RegExp => new RegExp(`${startOfOurs}${act} `);
const wir = (act: string): RegExp => new RegExp(`${startOfWir}(?:\\S+ ){0,3}?${act}(?= )`);
const nosotros = (act: string): RegExp => new RegExp(` (?=${act} )(?<!no (?:\\S+ )?)${act}(?= )`);

const officials =
  '(?:officials?|inspectors?|officers?|clerks?|councill?ors?|mayors?|police|judges?|customs|ministers?|referees?|civil servants?)';

/** Crimes by the words that name them, in the order in which they are looked for. */
const crimes: readonly Crime[] = [
  {
    id: 'bribery',
    reason: 'it bribes those who decide',
    patterns: [
      ours(`bribes? (?:\\S+ ){0,4}?${officials}`),
      ours(
        'hands? (?:over )?(?:the |some )?(?:envelopes|cash) (?:\\S+ )?to (?:\\S+ ){0,6}?(?:town hall|council|ministry|police|inspectors?|officials?)',
      ),
      wir('(?:bestechen|besteche|schmieren) (?:\\S+ ){0,2}?(?:\\S*beamte\\S*|prüfer\\S*|richter\\S*|\\S*räte\\S*)'),
      nosotros('(?:sobornamos|soborno) a (?:\\S+ ){0,2}?\\S+'),
      /^我们?(?:[^，。]{0,8})?行贿/u,
    ],
  },
  {
    id: 'blackmail',
    reason: 'it frightens people',
    patterns: [
      ours('(?:blackmails?|extorts?) \\S+'),
      ours(
        '(?:secretly |covertly )(?:films?|records?|photographs?|watch(?:es)?) (?:\\S+ )?(?:tenants|guests|women|girls|children|pupils|patients|neighbours|people|strangers)',
      ),
      ours(
        'finds? (?:\\S+ )?(?:embarrassing|intimate|naked|private) (?:pictures|photos|videos) of (?:\\S+ ){1,5}?and (?:ask|asks|demand|demands|want) (?:for )?money',
      ),
      ours(
        '(?:locks?|encrypts?) (?:the |their )?(?:\\S+ )?(?:files|data|computers|disks) (?:\\S+ ){0,5}?(?:until|till) they (?:send|pay|transfer)',
      ),
      wir('(?:erpressen|erpresse) \\S+'),
      nosotros('(?:chantajeamos|extorsionamos) a \\S+'),
      nosotros('(?:pegamos|golpeamos) a (?:quien|quienes|los que)'),
      / les quitamos (?:\S+ ){1,3}a golpes /,
      /^[^，。]{0,8}(?:贷款?|借款)[，,](?:用|拍|押)裸照/u,
      /^我们?(?:[^，。]{0,8})?(?:敲诈|勒索)/u,
    ],
    acts: [/(?:拍|发|押|用)裸照(?:作|做|当)?(?:抵押|担保)?/u],
  },
  {
    id: 'laundering',
    reason: 'it hides money from the law',
    patterns: [
      ours('(?:launders?|washes) (?:the |their |dirty |black |drug )?(?:money|cash)'),
      ours('(?:evades?|dodges?) (?:\\S+ )?tax(?:es)?'),
      wir('(?:waschen|wasche) (?:schmutziges |schwarzes )?geld'),
      wir('(?:hinterziehen|hinterziehe) (?:\\S+ )?steuern'),
      wir('(?:beschäftigen|beschäftige|bezahlen|bezahle) (?:\\S+ ){0,5}?schwarz'),
      wir('(?:zahlen|zahle) keine (?:sozialabgaben|steuern)'),
      nosotros('(?:lavamos|blanqueamos) (?:el )?dinero'),
      nosotros('(?:evadimos|defraudamos) impuestos'),
      /^我们?(?:[^，。]{0,10})?(?:洗钱|偷税|逃税|虚开发票|做两套账)/u,
    ],
    acts: [
      / (?:(?:löscht|löschen) (?:\S+ ){0,5}(?:bons|umsätze|buchungen) (?:\S+ ){0,3}(?:aus der|in der) kasse|(?:bons|umsätze|buchungen) (?:\S+ ){0,2}(?:aus der|in der) kasse (?:löscht|löschen)) /,
    ],
  },
  {
    id: 'fraud',
    reason: 'it deceives people',
    patterns: [
      ours('runs? (?:a |our |the )?(?:ponzi|pyramid) schemes?'),
      ours('(?:swindles?|defrauds?) \\S+'),
      / (?:we|i) scam \S+ /,
      ours(
        '(?:phones?|calls?|rings?) (?:\\S+ ){1,4}?as (?:their|his|her) (?:grandson|grandchild|granddaughter|son|daughter|nephew|niece)',
      ),
      wir('(?:betrügen|betrüge) \\S+'),
      wir(
        '(?:verkaufen|verkaufe|schreiben|schreibe|liefern) (?:\\S+ ){0,3}?\\S*arbeiten , die (?:\\S+ ){0,3}?(?:als (?:ihre )?eigene[nr]?|unter (?:ihrem|eigenem)(?: eigenen)? namen) (?:abgeben|einreichen)',
      ),
      /^我们?(?:[^，。]{0,8})?过期[^，。;]{0,8}(?:换进|换到|装进|灌进|改成?)[^，。;]{0,6}新(?:日期|包装|罐)/u,
      wir('(?:fälschen|fälsche) (?:den|die|das) \\S+'),
      / (?:girasol|orujo|refinado|mezclas?|lampante) (?:\S+ ){0,8}?(?:etiquetamos|lo etiquetamos|vendemos) como (?:\S+ )?virgen extra /,
      / (?:bajamos|bajo) (?:el|los) cuentakilómetros /,
      / (?:(?:we|i) (?:\S+ )?repack|repacked (?:in|at|by) our) (?:\S+ ){0,6}?into (?:\S+ ){0,2}?(?:crates|boxes|bags|jars|tins) (?:that|which) say (?:they|it) (?:were|was|are|is|come|comes) (?:\S+ )?(?:grown|made|caught|in|from) /,
      nosotros('hacemos firmar (?:hojas?|papeles|pagarés) en blanco'),
      nosotros('(?:publicamos|escribimos) (?:opiniones|reseñas|valoraciones) (?:falsas|inventadas)'),
      /^我们?(?:[^，。]{0,8})?(?:诈骗|搞传销|骗老人)/u,
      /^(?:我们?)?(?:上门)?(?:给|帮)[^，。]{1,8}调表/u,
    ],
    acts: [
      / (?:promise|promises|promised) (?:\S+ ){1,8}?(?:that|which) does n't exist and (?:pay|pays) (?:\S+ )?first /,
      / (?:rufen|anrufen|rufe) (?:\S+ ){1,4}?als (?:falsche )?(?:polizisten|enkel|bankberater|techniker|staatsanwälte) /,
      / (?:turns?|rolls?|winds?) (?:the )?(?:mileage|odometer) (?:back|down) /,
      / bill (?:them|it) as (?:hail|storm|water|accident) damage /,
      /(?:灌上?|装上?)散装酒/u,
      /(?:替|帮)[^，。]{1,8}(?:考试|考)[^，。]{0,10}，?[^，。]{0,6}枪手|找枪手替考/u,
      /实际上?中奖率(?:只有|不到)/u,
    ],
  },
  {
    id: 'exam answers',
    reason: 'it helps people cheat',
    patterns: [
      ours('(?:sells?|resells?) (?:the |leaked )?(?:exam|test) answers'),
      wir('(?:verkaufen|verkaufe) (?:\\S+ ){0,2}?(?:prüfungslösungen|klausurlösungen|prüfungsfragen) vor der'),
    ],
    acts: [/(?:卖|出售|倒卖)(?:\S{0,3}考试|高考|中考|考研|四六级)的?答案(?!解析|详解|讲解)/u],
  },
  {
    id: 'rented accounts',
    reason: 'it gets around a check of who may work',
    patterns: [
      ours(
        '(?:rents?|lends?|sells?) (?:out )?(?:\\S+ ){0,3}?accounts (?:\\S+ ){0,3}?to (?:people|riders|drivers|couriers|workers|those|anyone) without (?:\\S+ )?(?:papers|permits?|documents|visas?|licen[cs]es?)',
      ),
      wir(
        '(?:vermieten|vermiete|verleihen) (?:\\S+ ){0,2}?\\S*konten (?:\\S+ ){0,4}?ohne (?:papiere|arbeitserlaubnis)',
      ),
      nosotros(
        '(?:alquilamos|alquilo|prestamos) cuentas (?:\\S+ ){0,3}?a (?:\\S+ ){1,3}?sin (?:papeles|permiso|licencia)',
      ),
    ],
    acts: [/账号(?:租|借|卖)给(?:没有?证件|没有?资质|未成年)/u],
  },
  {
    id: 'cartel',
    reason: 'it makes people pay for what they didn’t choose',
    patterns: [
      ours(
        '(?:rigs? (?:the )?(?:bids|tenders|auctions|prices)|(?:fix|fixes) (?:the )?(?:bids|tenders|auctions)|(?:fix|fixes) (?:the )?prices (?:with|among|between) (?:all|other|the other|competing|rival|the) (?:\\S+ ){0,2}?\\S+s)',
      ),
    ],
    acts: [
      / (?:we|they|members|firms|companies|all|makers) (?:\S+ )?agree (?:on )?(?:who (?:bids|wins|gets the (?:contract|tender|job|order))|(?:on )?their bids)(?= )/,
      / (?:set|sets|agree on|fix|fixes) (?:one|a|the same) (?:common|joint|same) (?:\S+ )?prices? /,
      / alle (?:\S+ )?(?:denselben|den gleichen|einen gemeinsamen) \S*preis (?:\S+ )?(?:festlegen|verlangen|absprechen) /,
      / (?:acuerdan|acordamos|pactan|pactamos) (?:subir (?:los )?precios|(?:el mismo precio|los precios|precios)(?! con (?:el|la|los|las|cada) (?:client|comprador|usuari|huésped)\S*))(?= )/,
      /(?:围标|串标|陪标|商量好报价|统一涨价)/u,
    ],
  },
  {
    id: 'unlawful goods',
    reason: 'it endangers people',
    patterns: [
      ours(
        '(?:sells?|deals?|ships?|mails?|supplies) (?:(?!tests?|strips?|kits?|detectors?|swabs?|for|against)\\S+ ){0,3}?(?:anabolic steroids|steroids|epo|cocaine|heroin|fentanyl|crystal meth|ecstasy)',
      ),
      wir('(?:verkaufen|liefern) (?:\\S+ ){0,2}?gammelfleisch'),
      nosotros('vendemos (?:\\S+ )?carne (?:podrida|caducada)'),
      / (?:pongo|ponemos|inyectamos|inyecto) (?:\S+ )?(?:inyecciones de )?silicona industrial /,
    ],
    acts: [
      / (?:epo|anabolic steroids) and steroids by mail | epo and \S+ by mail /,
      /(?:卖|供应|批发)[^，。]{0,6}病死(?:猪|鸡|牛)/u,
    ],
  },
  {
    id: 'piracy',
    reason: 'it takes what belongs to others',
    patterns: [
      ours(
        '(?:pirates?|bootlegs?) (?:movies|films|music|games|software|books|songs|series|matches|football|textbooks)',
      ),
      nosotros('(?:subimos|vendemos|ofrecemos) (?:\\S+ ){0,3}?piratead[oa]s'),
      / (?:take|takes) songs by (?:\S+ ){0,10}?and upload them (?:\S+ ){0,6}?under our own /,
    ],
    acts: [/ copied from other (?:\S+ )?services (?:\S+ ){0,9}?without paying the (?:studios|artists|authors|owners) /],
  },
  {
    id: 'exploitation',
    reason: 'it keeps from people the wages that they are owed',
    patterns: [
      / (?:we|our (?:\S+ ){1,3}?)(?:\S+ ){0,8}?pays? (?:them|people|workers|cooks|\S+) (?:\S+ ){0,2}?(?:half|a third of|less than|below|under) (?:of )?the (?:legal )?minimum wage /,
      / (?:wir|ich) (?:\S+ ){0,8}?nehmen ihnen (?:den|die|ihre|ihren) (?:ausweise?|pässe|pass|papiere) ab /,
    ],
    acts: [
      / (?:children|kids|boys|girls) of (?:five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:and \S+ )?(?:weave|sew|stitch|dig|carry|pick|glue|sort|knot)s? (?:\S+ ){0,4}?(?:hours?|a day) /,
      / nehmen ihnen (?:den|die) (?:ausweis|ausweise|pass|pässe) ab /,
    ],
  },
  {
    id: 'nuisance',
    reason: 'it forces itself on people',
    patterns: [
      ours(
        '(?:calls?|phones?|dials?|rings?) (?:\\S+ ){1,8}?(?:who are |that are )?on (?:the|a) do ?-? ?not ?-? ?call (?:list|register)',
      ),
      ours('spams? (?:people|customers|members|owners|parents|pensioners|users|everyone|inboxes)'),
    ],
  },
  {
    id: 'minors',
    reason: 'it endangers children',
    patterns: [],
    acts: [
      / (?:apostar|jugar) dinero (?:real )?(?:a menores|sin pedir (?:la )?edad) /,
      / (?:deja|dejamos|permite|permitimos) (?:\S+ ){0,2}?apostar (?:dinero )?(?:\S+ )?(?:a menores|sin pedir la edad) /,
    ],
  },
  {
    id: 'discrimination',
    reason: 'it treats people differently for what they are',
    patterns: [nosotros('discriminamos a \\S+')],
    acts: [
      / (?:descarta|descartamos|filtra|rechaza|rechazamos) a (?:las|los) (?:\S+ )?que (?:tienen hijos|son (?:gitan|negr|extranjer|inmigrant|musulman)\S*|están embarazadas) /,
      / (?:versteckt|verstecken|verbirgt|verbergen|verheimlicht|sperrt|sperren) (?:\S+ ){0,2}?(?:wohnungen|stellen|jobs|angebote|anzeigen|zimmer|häuser) (?:\S+ )?(?:vor|für) (?:\S+ )?(?:(?:leuten|leute|menschen|mietern|mieter|bewerbern|bewerber|personen|familien) mit (?:ausländisch|türkisch|arabisch|fremd|polnisch|afrikanisch|muslimisch)\S* (?:klingend\S* )?(?:nach)?namen|ausländern?|migranten|schwangeren|muslimen|schwarzen) /,
    ],
  },
];

/** Most patterns start with who does it. */
const crimesOf = fitting(crimes, [startOfOurs, startOfWir, '^我']);
const crimesInChinese = fitting(
  crimes.map(({ patterns, acts = [], ...crime }) => ({
    ...crime,
    patterns: patterns.filter(isForHan),
    acts: acts.filter(isForHan),
  })),
  ['^我'],
);

/** Who names a crime to stop it, to tell of it or to play it commits none. */
const unless =
  / (?:never|not|nobody|no one|no_one|none|against|stop|stops|prevent\S*|protect\S*|detect\S*|finds? out|spot|spots|reports?|fight|fights|victims?|lawyers?|police|training|trainings|workshops?|games?|novels?|theat(?:re|er)|museum|escape|simulat\S*|courses?|compliance|insur\S*|drills?|nicht|kein\S*|nie|niemals|niemand\S*|gegen|schutz\S*|schützen|opfern?|anwalt|polizei|schulung\S*|spiel|krimi\S*|nunca|nadie|contra|víctimas?|abogad\S*|policía|juego|novela|curso|detect\S*|evit\S*) /;
const unlessInChinese =
  /[从决绝]不|不(?:会|做|让|许|再|参与)|防(?:止|范|骗|诈|盗)|反(?:腐|洗钱|诈|欺诈)|屏蔽|拦截|拦下|发现|找出|恢复|删除|被人|勒索(?:软件|病毒)锁|案例|查|识别|举报|打击|避免|受害|律师|警|培训|游戏|检测|风险/u;

/** We are named in the clause, or nobody is: "a gadget that turns …", "eine App, die …", 帮酒吧灌散装酒. */
function isOurs({ tokens }: Clause): boolean {
  const [first] = tokens;
  const isAct = first?.pos === 'verb' && !has(first, 'people', 'criminal');
  if (hasAny(tokens, 'own') || isAct || /^(?:帮|替|给|供应)/.test(first?.text ?? '')) return true;
  const end = tokens.findIndex(({ pos }, index) => index > 0 && pos !== 'noun' && pos !== 'adj' && pos !== 'punct');
  const head = tokens.slice(1, end < 0 ? tokens.length : end);
  return /^(?:an?|eine?|una?)$/.test(first?.text ?? '') && !hasAny(head, 'people', 'criminal', 'rival');
}

/** "We bribe building inspectors", "wir waschen Geld": the word for the crime is what we do, and needs no second opinion. */
export function findCrime(clauses: readonly Clause[]): Harm | undefined {
  for (const clause of clauses) {
    const { context, tokens, speaker, sentence } = clause;
    if (tokens[0] !== context[0] || isSupposed(clause)) continue;
    if (others.has(speaker)) continue;
    const words = sentence.isLatin ? wordsOfAct(context) : lettersOfAct(context);
    const isDenied = sentence.isLatin
      ? unless.test(words.replace(/do - not - call|keine (?:sozialabgaben|steuern)/, ''))
      : unlessInChinese.test(words);
    if (isDenied) continue;
    const states = (pattern: RegExp): boolean => pattern.test(words);
    const isOwn = isOurs(clause);
    const crime = (sentence.isLatin ? crimesOf : crimesInChinese)(words).find(
      ({ patterns, acts = [] }) => patterns.some(states) || (isOwn && acts.some(states)),
    );
    if (crime) return { clause, reason: crime.reason, id: crime.id };
  }
  return undefined;
}
