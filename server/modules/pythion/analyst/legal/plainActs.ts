import type { Clause } from '../text/clause';
import { isForHan } from '../text/patterns';
import { cheating } from './cheating';
import { customerTraps } from './customerTraps';
import { cutCorners } from './cutCorners';
import { everydayCrimes } from './everydayCrimes';
import type { Harm } from './harm';
import { impersonation } from './impersonation';
import { isSupposed, lettersOfAct, wordsOfAct } from './intent';
import { passedOff } from './passedOff';
import { fitting, nous, sentence, we, wir, type PlainAct } from './plainAct';
import { recruitment } from './recruitment';
import { shortMeasure } from './shortMeasure';
import { tradeCrimes } from './tradeCrimes';
import { withoutNotice } from './withoutNotice';
import { watchedPartner } from './watchedPartner';

/** A few words of any kind, within the clause. */
const some = '(?: [^ ,;:]+){0,4}?';

const staged =
  / (?:film|films|theat(?:er|re)s?|stage|prop|props|bühne|requisiten?|spielgeld|übung(?:en)?|schulung(?:en)?|museum|museen|cine|teatro|cinéma|théâtre|utilería|cinema|novela|tournage|drill|training) /;

/** Recipients who have no right to it. */
const strangers = {
  fr: '(?:entreprises?|employeurs?|recruteurs?|assureurs?|assurances?|annonceurs?|banques?|bailleurs?|propriétaires)',
  pt: '(?:empresas?|empregadores?|recrutadores?|seguradoras?|bancos?|anunciantes?)',
  es: '(?:empresas?|empleadores?|reclutadores?|aseguradoras?|bancos?|anunciantes?|caseros)',
  de: '(?:firmen|unternehmen|arbeitgebern?|personalern?|versicherern?|versicherungen|banken|vermietern?|werbern?)',
};

const documents = {
  de: '[^ ]*(?:briefe?n?|zeugnisse?n?|pass|pässen?|ausweisen?|ausweis|atteste?n?|urkunden?|diplome?n?|zertifikate?n?|rezepte?n?|scheine?n?|bescheinigungen|bewertungen|rezensionen|abrechnungen|quittungen|rechnungen|nachweise?n?|siegel|gutachten|medikamente?n?|tabletten|stempel|titel|visa)',
  fr: '(?:certificats?|diagnostics?|diplômes?|papiers|passeports?|permis|documents?|avis|commentaires?|billets?|tickets?|ordonnances?|factures?|bulletins?|fiches|médicaments?|sacs?|montres?|profils?|comptes?|attestations?|arrêts|justificatifs?|labels?|plaques?|cartes?|visas?|rapports?|comprimés)',
  romance:
    '(?!uñas|detector\\S*|detección|lector\\S*|comprobador\\S*|cursos?|vigas?|césped|ladrillos?|paredes|cámaras?|velas?|pestañas|techos?|flores|nieve|neve|bigotes?|barbas?|joyas?|jóias|pieles?|peles?|cuero|couro|sangre|sangue|cejas|plantas|dientes|unhas|cílios|tetos?|forros?|[^ ]*amigos|un |una |um |uma |para |que |contra |sin |sem )[^ ,;:]+',
};

const acts: readonly PlainAct[] = [
  {
    id: 'wound back',
    reason: 'it falsifies what others rely on',
    patterns: [
      sentence(
        we,
        `(?:turns?|rolls?|winds?|clocks?|dials?|cranks?|spins?|sets?)(?: back)?(?: the| a| an| your| their| each| every)?(?: [^ ]+){0,2}? (?:mileage|odometers?|speedometers?)(?: back| down| (?:of|on|in)(?: [^ ]+){1,5}? (?:back|down|for|before) )`,
      ),
      sentence(
        we,
        '(?:turns?|rolls?|winds?|brings?|takes?) (?:the )?(?:kilomet(?:re|er)s|miles|mileage) (?:of|on)(?: [^ ]+){0,2}? (?:used|second-hand|tired|old)(?: [^ ]+){1,4}? (?:back|down) ',
      ),
      // "A box that plugs into the gas meter and makes it count half".
      sentence(
        we,
        '(?:sells?|installs?|fits?|builds?|rents?|makes?|plugs?)(?: (?!notices?|detects?|finds?|when|whether|if|reports?)[^ ]+){1,12}? (?:makes?|lets?) (?:it|them|(?:the|a|your|their|any) (?:[^ ]+ )?meters?) (?:count|run|show|turn|read)s? (?:half|less|slower|slowly|backwards?|nothing) ',
        'meters?',
      ),
      sentence(
        wir,
        `(?:stellen|drehen|setzen|spulen|schrauben)(?: (?!nie|nicht|niemals|kein)[^ ,;:]+){0,3}? (?:[^ ]*kilometerst[aä]nde?n?|kilometerzähler|tachos?|tachost[aä]nde?|(?:strom|wasser|gas)zähler)(?: (?!nie|nicht|niemals)[^ ,;:]+){0,6}? (?:zurück|herunter|runter)`,
      ),
      sentence(
        wir,
        '(?:manipulieren|frisieren|fälschen)(?: (?!nie|nicht|niemals|kein)[^ ,;:]+){0,3}? (?:[^ ]*kilometerst[aä]nde?n?|kilometerzähler|tachos?|(?:strom|wasser|gas)zähler)',
      ),
      sentence(
        '(?:nosotros )?',
        `(?:retrocedemos|trucamos|manipulamos|alteramos|atrasamos|falseamos|adulteramos)${some} (?:kilometrajes?|cuentakilómetros|odómetros?|contador(?:es)? (?:de(?: la)? (?:luz|agua|gas)|eléctricos?))`,
      ),
      sentence(
        nous,
        `(?:trafiquons|falsifions|reculons|truquons|manipulons)${some} (?:compteurs?|kilométrages?|odomètres?)`,
      ),
      sentence(
        '(?:nós )?',
        `(?:mexemos|adulteramos|fraudamos|alteramos|manipulamos|voltamos|baixamos)(?: (?:no|nos|o|os|a|as|em))?(?: [^ ,;:]+){0,2}? (?:medidor(?:es)?|hodômetros?|odômetros?|quilometragem|relógios? de luz)`,
      ),
      /^我们?[^,，。;:]{0,8}?(?:把|将)?[^,，。;:]{0,6}?(?:(?:调低|回拨|改低|篡改|倒拨)(?:了)?[^,，。;:]{0,6}?(?:里程|公里数|电表|水表|气表)|(?:里程表?|公里数|电表|水表|气表)(?:数)?(?:往回)?(?:调低|回拨|改低|篡改|倒拨|往回调))/,
    ],
    unless:
      / (?:repairs?|repaired|calibrat[^ ]*|zero|fees?|solar|panels?|insulation|heat|pumps?|grid|tariffs?|led|lamps?|claims?|reports?|wartung|eichung|mantenimiento) |识别|检测|查出|发现/,
  },
  {
    id: 'underpaid',
    reason: 'it keeps from people the wages that they are owed',
    patterns: [
      /^ (?:we|i|our(?: [^ ]+){1,3}?) (?:also )?(?:(?:helps?|lets?|advises?|shows?|teach(?:es)?|allows?|enables?)(?: (?!who|whose|that|which|whom)[^ ]+){1,8}? )?(?:pay|pays|paying) (?:(?!no|never|not|n't)[^ ]+ ){0,4}?less than (?:they|he|she|the law|the contract|the minimum|what they|what the law)(?: [^ ]+){0,3}? (?:owed|due|earned|entitled|minimum|wage|law|contract|says|demands|agreed|allows)/,
      /^ our (?:time|payroll|shift|wage|attendance)(?: [^ ]+){0,6}? (?:rounds?(?: [^ ]+){1,3}? (?:shifts?|hours) down|(?:takes?|cuts?|shaves?|trims?|docks?|skims?)(?: [^ ]+){1,3}? (?:minutes?|hours?) (?:off|from)(?: [^ ]+){1,5}? (?:shifts?|hours|days?|timesheets?)|deletes? (?:the )?overtime)/,
      sentence(
        '(?:nosotros )?',
        '(?:ayudamos|asesoramos|enseñamos|permitimos)(?: [^ ,;:]+){1,6}? pagar(?:les)?(?: [^ ,;:]+){0,4}? menos de lo que (?:les|la|el|se|deben|dice|marca)',
      ),
      sentence(
        nous,
        '(?:aidons|conseillons|permettons)(?: [^ ,;:]+){1,6}? payer(?: [^ ,;:]+){0,4}? (?:moins que|au-dessous|en dessous)',
      ),
      sentence(
        '(?:nós )?',
        '(?:ajudamos|ensinamos)(?: [^ ,;:]+){1,6}? pagar(?: [^ ,;:]+){0,5}? (?:menos do que|abaixo do)',
      ),
      /^我们?(?:专门)?(?:招聘?|雇佣?|请|聘)(?!到)[^,，。;:]{1,8}?[,，]?(?:但|却|可)?(?:从来|从|一直)?(?:不|没有?|拒绝)(?:付|发|给)(?:他们|她们)?(?:工资|薪水|加班费)(?!卡|单)/,
      /^我们?(?:专门)?(?:帮|教|替|给)(?:(?!讨|追|要回|查|举报|防|被|避免)[^,，。;:]){1,10}?(?:克扣|少发|少付|拖欠)(?!的)[^,，。;:]{0,8}?(?:工资|加班费)/,
    ],
    unless: / (?:freelancers?|suppliers?|contractors?|tax|taxes|rent|impuestos|impôts|impostos) /,
  },
  {
    id: 'ransom',
    reason: 'it takes what belongs to others',
    patterns: [
      sentence(
        we,
        '(?:locks?|encrypts?|scrambles?|blocks?)(?: up)? the (?:files|data|computers?|servers?|systems?) of(?: [^ ]+){1,9}? (?:give|gives|get|gets|release|unlock|hand)(?: [^ ]+){0,4}? (?:back |free )?(?:once|when|after|until|for|against) ',
      ),
    ],
    unless: / (?:backup|contract|agreed|drill|vault|safe) /,
  },
  {
    id: 'impersonation',
    reason: 'it deceives people',
    patterns: [
      sentence(
        we,
        '(?:rings?|calls?|phones?|writes?|texts?|messages?)(?: up)? (?!back )(?:[^ ,;:]+ ){1,4}?(?:in the (?:voice|name) of|as|posing as) (?:their|his|her|a|the) (?:[^ ,;:]+ ){0,4}?(?:grandsons?|grandchild(?:ren)?|granddaughters?|sons?|daughters?|husbands?|wife|lawyers?|notary|police) and (?:ask|asks|demand|demands|want|collect) ',
      ),
      sentence(
        we,
        '(?:rings?|calls?|phones?|writes?|texts?|messages?|visits?)(?: up)?(?: [^ ]+){1,6}? (?:say|saying|tell them|claim|claiming) (?:that )?(?:we|they|it) (?:are|is|come|call|comes)(?: calling)? from (?:the|their|his|her) (?:[^ ]+ )?(?:bank|police|tax|court|insurer|utility|council|hospital|ministry)',
      ),
      / (?<! (?:no|nunca|jamás|jamais|não|ne|sin|sans|sem) )(?:haciéndonos pasar|nos hacemos pasar|nos haremos pasar|faisons passer|faisant passer|nos passamos|nos passando|nos fazemos passar|nos fazendo passar|fingimos ser|fingindo ser)(?: (?:por|pour))?(?: [^ ,;:]+){0,2}? (?:bancos?|banque|policía|police|polícia|policiais|hacienda|impôts|fisco|receita|compañía|técnicos?|nietos?|petit-fils|netos?|médicos?|médecins?|seguridad|abogados?|avocats?|advogados?|inspectores?|correos|poste|correios|ayuntamiento|mairie|prefeitura)/,
      / (?:enviamos|mandamos|llamamos|escribimos|envoyons|appelons|écrivons|ligamos|escrevemos) (?:[^ ]+ ){0,6}?(?:en nombre|au nom|em nome) d[^ ]*(?: [^ ,;:]+){1,8}? (?:guardamos|sacamos|conseguimos|obtenemos|robamos|recogemos|gardons|récupérons|collectons|volons|notons|pegamos|coletamos|roubamos)(?: [^ ,;:]+){0,5}? (?:claves?|códigos?|contraseñas?|tarjetas?|carte|cartes|code|codes|identifiants|passe|senhas?|cartão|cartões)/,
    ],
    unless: / (?:clientes? misteriosos?|mystère|misterioso|simulacro|simulação|contrat|consentement) /,
  },
  {
    id: 'forgery',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        we,
        '(?:makes? up|invents?|fabricates?) (?:the )?(?:stays|guests|opinions|reviews|ratings|references|witnesses|buyers) (?:that|who|which|with|for|as|,) ',
      ),
      sentence(
        wir,
        `(?:drucken|verkaufen|fertigen|liefern|besorgen|machen|basteln|fälschen|erstellen|vermitteln|beschaffen|schreiben|bieten)(?: (?!gegen|vor|über|wenn|ob|für|an|keine?|nie|nicht|ein|eine|einen)[^ ,;:]+){0,3}? (?:gefälschte|falsche|nachgemachte|erfundene)[nrsm]? ${documents.de} (?!(?:[^ ]+ ){0,4}?(?:sichtbar|kenntlich|erkennbar|ausfindig|unschädlich|auf|raus|heraus) )`,
      ),
      sentence(
        nous,
        `(?:vendons|fabriquons|imprimons|proposons|livrons|fournissons|produisons|délivrons|rédigeons|écrivons|faisons|créons|publions)(?: (?:aux|à) [^ ,;:]+)? (?:de |des |d' )?(?:faux|fausses?) ${documents.fr} `,
      ),
      sentence(
        '(?:nosotros |nós )?',
        `(?:vendemos|fabricamos|imprimimos|hacemos|fazemos|emitimos|ofrecemos|oferecemos|entregamos|importamos|produzimos|producimos|conseguimos) (?:\\d+ |muitos |muchos )?${documents.romance}(?: (?:de|da|do) [^ ,;:]+)? (?:falsificad[oa]s?|fals[oa]s?|adulterad[oa]s?|forjad[oa]s?) `,
      ),
      sentence(
        '(?:nosotros |nós )?',
        '(?:adulteramos|falsificamos|contrafazemos|fraudamos|estafamos|clonamos tarjetas|clonamos cartões) ',
      ),
      sentence(nous, '(?:falsifions|contrefaisons|escroquons|arnaquons) '),
      /^我们?(?:专门|专业|偷偷|长期)?(?:(?:给|帮|为|替|向)(?:(?!查|识别|防|打击|举报|鉴)[^,，。;:]){1,8}?)?(?:做|办|卖|刻|印|制作|提供|出售|定做|代办|伪造|批发)(?:各种|高仿|的)?假(?:学历|文凭|证|公章|发票|药|身份证|驾照|病历|章|烟|酒|钞|名牌|奶粉|票)(?!(?:的|检|识|鉴|防|查|验|快))/,
      /^我们?(?:专门|专业)?(?:卖|做|批发|供应)高仿的?(?:名牌|包|鞋|表|手表|品牌)/,
      /^我们?(?:专门)?(?:(?:给|帮|为|替)(?:(?!识别|检测|查|防|打击|举报|找|发现|清理|处理|抓|反|监)[^,，。;:]){1,10}?)?(?:刷单|刷好评|刷评|刷销量)(?!的)/,
      /^我们?(?:(?!查|发现|识别|举报|鉴)[^。;:]){0,20}?(?:装进|装入|贴上|灌进|灌入|换上|套上)(?:仿制|仿冒|假冒|伪造|山寨|高仿)的?[^,，。;:]{0,6}?(?:盒|瓶|袋|包装|标签|商标|标|箱)/,
    ],
    unless: staged,
  },
  {
    id: 'quackery',
    reason: 'it endangers people',
    patterns: [
      / (?:que , según (?:les|le) decimos ,|which , (?:as )?we tell them ,|that we tell them|von dem wir (?:ihnen )?sagen , (?:dass|es)) (?:[^ ,;:]+ ){0,2}?(?:cura|sana|cures?|heals?|heilt|heilen) /,
      / (?:ponemos|echamos|metemos) (?:[^ ,;:]+ ){0,3}?(?:vasos?|copas?|bebidas?)(?: [^ ,;:]+){1,9}? (?:adormec|duerm|drog)[^ ]* /,
      /^我们(?:(?!查|防|揭|举报|检测)[^。;]){0,18}?把(?:普通|便宜)[^,，。;]{1,6}(?:说成|当成|当作|装成|冒充)[^,，。;]{0,8}药/,
    ],
  },
  {
    id: 'self-harm',
    reason: 'it endangers people',
    patterns: [
      sentence(
        we,
        '(?:shows?|teach(?:es)?|tells?|helps?|gives?)(?: (?:tips|advice|pictures))?(?: (?:to|for))? (?:[^ ]+ )?(?:girls|boys|women|men|teenagers|teens|pupils|members|users|people)(?: [^ ,;:]+){0,9}? how to (?:hide (?:their )?(?:food|meals|cuts|scars|weight)|starve|purge|vomit|skip meals|stop eating)(?= (?:[.,;]|so|and|without|until|from|at))',
      ),
    ],
    unless: / (?:therapists?|clinic|recover[^ ]*|counsell?ors?|make-?up|creams?|camouflage|tattoos?|surgery|clothes) /,
  },
  {
    id: 'private records',
    reason: 'it trades in what is other people’s own',
    patterns: [
      sentence(
        nous,
        `(?:re)?vendons (?:aux|à des|à) ${strangers.fr} (?:les|des|leurs) (?:dossiers médicaux|données (?:de santé|médicales)|analyses médicales|conversations|relevés) (?:des|de|d')`,
      ),
      sentence(
        nous,
        `(?:re)?vendons (?:les|des) (?:dossiers médicaux|données (?:de santé|médicales)|analyses médicales) (?:des|de|d')(?: [^ ,;:]+){1,4}? (?:aux|à des) ${strangers.fr} `,
      ),
      sentence(
        '(?:nosotros )?',
        `(?:re)?vendemos (?:a|a las|a los) ${strangers.es} (?:los |las )?(?:historiales (?:médicos|clínicos)|historias clínicas|datos (?:médicos|de salud)) de `,
      ),
      sentence(
        '(?:nós )?',
        `(?:re)?vendemos (?:a|às|aos|para) ${strangers.pt} (?:os |as )?(?:prontuários(?: médicos)?|dados (?:médicos|de saúde)|históricos? médicos?) (?:de|dos|das) `,
      ),
      sentence(
        wir,
        `verkaufen (?:an )?${strangers.de} (?:die |den )?(?:krankenakten|patientenakten|gesundheitsdaten|arztbriefe|befunde|krankengeschichten) (?:von|der|ihrer) `,
      ),
    ],
    unless:
      / (?:anonym[^ ]*|anónim[^ ]*|anônim[^ ]*|accord|consentement|consentimiento|consentimento|einwilligung|zustimmung) /,
  },
  {
    id: 'concealment',
    reason: 'it hides a danger from those whom it concerns',
    patterns: [
      // A danger or a duty: who hides a phone number from buyers does no harm.
      sentence(
        we,
        '(?:teach(?:es)?|shows?|helps?|trains?|lets?)(?: [^ ,;:]+){1,4}? (?:how )?(?:to )?(?:hide|conceal|cover up|mask)(?: [^ ,;:]+){1,8}? from (?:the |their |a )?(?:[^ ]+ )?(?:buyers?|inspectors?|insurers?|regulators?|authorities|customs|tax)',
        '(?:damage|rust|moulds?|molds?|cracks?|leaks?|damp|subsidence|asbestos|defects?|faults?|accidents?|crashes?|income|cash|takings|goods|workers|violations?|recalls?)',
      ),
    ],
  },
  cheating,
  {
    id: 'stolen',
    reason: 'it trades in what was stolen',
    patterns: [
      sentence(
        '(?:nós )?',
        '(?:compramos|vendemos|revendemos)(?: (?!para|contra|de|que)[^ ,;:]+){1,3} (?:roubad|furtad)[oa]s? ',
      ),
      sentence(nous, '(?:achetons|vendons|revendons)(?: (?!pour|contre|qui)[^ ,;:]+){1,3} volée?s '),
    ],
    unless: / (?:police|polícia|propriétaires?|donos?|devolvemos|rendons) /,
  },
  {
    id: 'minors',
    reason: 'it endangers children',
    patterns: [
      /^我们?(?:(?!防|不|别|阻止|戒)[^。;:]){0,16}?(?:让|引诱|诱导|吸引|骗)(?:小学生|中学生|孩子|未成年人?|儿童)(?:(?!不|戒|远离|知道|明白|了解|认识)[^,，。;:]){0,6}?(?:赌|抽烟|喝酒|借高利贷)(?!的(?:害|危|坏))/,
    ],
  },
  {
    id: 'discrimination',
    reason: 'it treats people differently for what they are',
    patterns: [
      // "Our app shows landlords where an applicant comes from so that they can say no to foreigners".
      sentence(
        we,
        '(?:shows?|tells?|lets?|helps?|sorts?|marks?|lists?) (?:[^ ;:]+ ){1,12}?(?:say no to|turn (?:down|away)|reject|refuse|sort out|filter out) (?:foreigners|(?:im)?migrants|refugees|muslims|jews|arabs|roma|black people|disabled people|gay couples|(?:people|families|applicants|tenants) from (?:abroad|africa|syria|turkey|poland|romania|ukraine|afghanistan)) ',
      ),
    ],
    unless:
      / (?:never|not|n't|nobody|stops?|reports?|whether|complain[^ ]*|complaints?|courts?|lawyers?|illegal[^ ]*|who|that (?:reject|refuse)[^ ]*|against|fair[^ ]*|blind[^ ]*|hides?) /,
  },
  watchedPartner,
  recruitment,
  impersonation,
  withoutNotice,
  ...customerTraps,
  ...cutCorners,
  ...passedOff,
  ...tradeCrimes,
  ...everydayCrimes,
  ...shortMeasure,
];

const actsOf = fitting(acts, [`^ ${we}`, `^ ${wir}`, `^ ${nous}`]);
const actsInChinese = fitting(
  acts
    .map((act) => ({ ...act, patterns: act.patterns.filter(isForHan) }))
    .filter(({ patterns }) => patterns.length > 0),
  ['^我'],
);

/** Needs no second opinion: who does it is the first word, and what is done names the harm. */
export function findPlainAct(clauses: readonly Clause[]): Harm | undefined {
  for (const clause of clauses) {
    const { context, speaker, tokens } = clause;
    if (tokens[0] !== context[0] || isSupposed(clause)) continue;
    // "We sit the test for others" names others, and who acts is we.
    const isOthers = speaker === 'rival' && !/^(?:we|i|wir|ich)$/.test(tokens[0]?.text ?? '');
    if (isOthers || speaker === 'report' || speaker === 'quoted') continue;
    const { isLatin } = clause.sentence;
    const words = isLatin ? wordsOfAct(context) : lettersOfAct(context);
    const act = (isLatin ? actsOf : actsInChinese)(words).find(
      ({ patterns, unless }) => patterns.some((pattern) => pattern.test(words)) && !unless?.test(words),
    );
    if (act) return { clause, reason: act.reason, id: act.id };
  }
  return undefined;
}
