import { nosotros, sentence, we, wir, type PlainAct } from './plainAct';

const hide = {
  en: '(?:hides?|conceals?|hiding|concealing)',
  de: '(?:verstecken|verbergen|verschleiern|verheimlichen|vorzuenthalten|vorbeizuschleusen|vorbei)',
  es: '(?:esconder(?:le)?|ocultar(?:le)?|escondemos|ocultamos|no declarar(?! bien| correctamente))',
};
const income = {
  en: '(?:income|takings|revenue|sales|cash|(?:card )?payments|earnings|turnover|money)',
  de: '(?:\\S*einnahmen|\\S*umsätze?|\\S*zahlungen|bargeld|geld|einkommen|erlöse)',
  es: '(?:ingresos|ventas|pagos|cobros|dinero|ganancias|la caja)',
};
const office = {
  en: '(?:from |past )(?:the )?(?:tax (?:office|man|authorit\\S+|inspector\\S*)|taxman|irs|hmrc|revenue service)',
  de: '(?:vor |am )(?:de[mr] )?(?:finanzamt|steuer(?:behörde|prüfung|prüfern?)?|fiskus|zoll)',
  es: '(?:a |de |al )(?:hacienda|fisco|la agencia tributaria|sat|sunat|dian)',
};

/** Crimes that somebody offers as a service: income hidden from the tax office, false sick notes, bets for children. */
export const everydayCrimes: readonly PlainAct[] = [
  {
    id: 'hidden income',
    reason: 'it hides money from the law',
    patterns: [
      sentence(
        we,
        `(?:[^ ,;:]+ ){0,6}?(?:keep|keeps|keeping) (?:[^ ,;:]+ ){0,3}?${income.en} (?:(?!and |or )[^ ,;:]+ ){0,3}?${office.en} `,
      ),
      sentence(we, `(?:[^ ,;:]+ ){0,6}?${hide.en} (?:[^ ;:]+ ){0,5}?${income.en} (?:[^ ;:]+ ){0,4}?${office.en} `),
      sentence(
        wir,
        `(?:helfen|zeigen|verkaufen|bauen|machen|erklären) (?:[^ ;:]+ ){0,10}?${income.de} (?:[^ ;:]+ ){0,4}?${office.de} (?:[^ ;:]+ ){0,3}?(?:zu )?${hide.de} `,
      ),
      sentence(
        wir,
        `(?:verstecken|verbergen|verschleiern|verheimlichen) (?:[^ ;:]+ ){0,6}?${income.de} (?:[^ ;:]+ ){0,3}?${office.de} `,
      ),
      sentence(
        nosotros,
        `(?:ayudamos|ayudo|enseñamos|vendemos|hacemos) (?:[^ ;:]+ ){0,6}?${hide.es} (?:[^ ;:]+ ){0,3}?(?:${income.es} )?${office.es} `,
      ),
      /^我们?(?:(?!防|查|举报|避免)[^,，。;:]){0,14}?(?:对|向|瞒着?|躲过|骗过)(?:税务局?|税局|国税|税官)[^,，。;:]{0,6}?(?:隐瞒|瞒报|少报|藏|隐藏|不报)(?:收入|营业额|现金|流水|销售额)/,
    ],
    unless:
      / (?:never|not|n't|legal(?:ly)?|audit|software for tax|finds?|detects?|nie|nicht|prüfer|legal|nunca|inspectores|detecta\S*) /,
  },
  {
    id: 'false sick note',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        we,
        "(?:writes?|makes?|sells?|issues?|prints?|forges?) (?:[^ ;:]+ ){0,2}?(?:fake|false|forged|bogus|phony) (?:[^ ;:]+ ){0,2}?(?:sick notes?|(?:medical|doctor 's|doctors') (?:certificates?|notes?)) ",
      ),
      sentence(
        wir,
        '(?:stellen|stelle|schreiben|schreibe|verkaufen|verkaufe|fälschen|fälsche|drucken) (?:[^ ;:]+ ){0,2}?(?:falsche|gefälschte|erfundene|unechte) (?:krankschreibungen?|krankmeldungen?|atteste?|ärztliche bescheinigungen?|arbeitsunfähigkeitsbescheinigungen?) ',
      ),
      sentence(
        nosotros,
        '(?:hacemos|hago|vendemos|vendo|emitimos|falsificamos|imprimimos) (?:[^ ;:]+ ){0,1}?(?:(?:partes?|certificados?|justificantes?|bajas?) médic[oa]s? fals[oa]s?|bajas? (?:laborales? )?falsas?|fals[oa]s (?:partes|certificados|justificantes) médicos) ',
      ),
      /^我们?(?:(?!防|查|识别|举报|不)[^,，。;:]){0,14}?(?:开|做|卖|办)(?:假的?|虚假)(?:病假条|病假单|病假证明|诊断书|诊断证明|病历)/,
    ],
    unless: / (?:detects?|spots?|checks?|finds?|film|theat\S+|erkenn\S*|prüf\S*|detecta\S*|teatro|cine) /,
  },
  {
    id: 'minors bet',
    reason: 'it endangers children',
    patterns: [
      sentence(
        wir,
        '(?:lassen|lasse) (?:[^ ;:]+ ){0,2}?(?:kinder|minderjährige|schüler|jugendliche) (?:[^ ;:]+ ){0,8}?(?:wetten|zocken|glücksspiel|um geld spielen) ',
      ),
      sentence(
        nosotros,
        '(?:dejamos|dejo|permitimos|hacemos) (?:que |a )?(?:l[oa]s )?(?:niñ[oa]s|menores|escolares|adolescentes) (?:[^ ;:]+ ){0,4}?(?:apuesten|apostar|apuestan|jueguen con dinero) ',
      ),
    ],
    unless:
      / (?:nicht|nie|niemals|keine?n?|spielgeld|murmeln|knöpfe|ohne geld|bonbons|schokolade|caramelos|fichas|sin dinero|canicas) /,
  },
  {
    id: 'bank impostor',
    reason: 'it deceives people',
    patterns: [
      sentence(
        wir,
        '(?:rufen|schreiben|melden|telefonieren) (?:[^ ;:]+ ){0,3}?als (?:angebliche[rs]?|vermeintliche[rs]?|falsche[rs]?) (?:bank|sparkasse|polizei|bankberater|bankmitarbeiter|behörde|support) ',
      ),
    ],
    unless: / (?:schulung\S*|übung\S*|test\S*|warn\S*|trainier\S*) /,
  },
  {
    id: 'passed test',
    reason: 'it helps people cheat',
    patterns: [
      /^我们?(?:(?!防|查|识别|举报)[^,，。;:]){0,6}?(?:卖|邮寄|提供|出售)[^,，。;:]{0,2}(?:别人|他人|干净)的?尿(?:液|样)?[^。;]{0,12}(?:通过|混过|骗过|应付)[^,，。;:]{0,6}(?:毒检|尿检|毒品检测|药检)/,
    ],
  },
  {
    id: 'harvested contacts',
    reason: 'it uses private data of people without their consent',
    patterns: [
      sentence(
        wir,
        '(?:sammeln|lesen|ziehen|kopieren|holen|greifen) (?:[^ ;:]+ ){0,3}?(?:aus|in) (?:privaten|geschlossenen) (?:[^ ;:]+ - )?(?:[^ ;:]*gruppen|chats|foren|profilen) (?:[^ ;:]+ ){0,4}?(?:telefonnummern|nummern|adressen|daten|namen|kontakte) (?:[^ ;:]+ ){0,6}?(?:und )?verkaufen ',
      ),
    ],
  },
];
