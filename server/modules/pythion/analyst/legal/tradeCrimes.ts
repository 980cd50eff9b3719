import { nosotros, sentence, we, wir, type PlainAct } from './plainAct';

/** Those who bid and sell beside us. */
const rivals = {
  en: String.raw`(?:the |all the |our |my |all )?(?:other|rival|competing|neighbouring|competitors?|rivals?)(?! (?:'|parents|families|members|mums|mothers|players|pupils|students|partners|clubs|teams|customers|clients|guests|buyers|suppliers|neighbou?rs|machines))(?: \S+)?`,
  de: String.raw`(?:den |die |allen |alle |unseren |meinen )?(?:anderen|konkurrenten|mitbewerbern?|wettbewerbern?|konkurrierenden)(?! (?:eltern|familien|mitgliedern?|müttern|spielern|schülern|partnern|vereinen|kunden|gästen|nachbarn|lieferanten) )(?: \S+)?`,
  es: String.raw`(?:las |los |mis |nuestr[oa]s )?(?:otr[oa]s|demás|competidores|rivales|competencia)(?! (?:padres|familias|socios|madres|jugadores|alumnos|vecinos|clubes|clientes|huéspedes|proveedores) )(?: \S+)?`,
};
const winner = {
  en: String.raw`(?:whose turn it is to (?:win|bid)|who (?:wins|will win|may win|should win|bids|is to win)(?! (?:the |a )?(?:prize|game|match|raffle|cup|medal))|(?:that )?(?:nobody|no one|no_one|none of us|not to) (?:will |may |should )?(?:sells?|charges?|goes|go|works?|bids?|offers?) (?:\S+ ){0,4}?(?:below|under|less|cheaper)|(?:on|set|fix|charge) (?:the same|a common|one common|our|the) (?:minimum )?(?:prices?|bids?|tenders?)(?! (?:of|for|lists?) )|what (?:we )?(?:all )?(?:to )?charge)`,
  de: String.raw`(?:wer (?:\S+ ){0,3}?(?:zuschlag|auftrag|gewinnt|gewinnen|bietet)|dass (?:niemand|keiner) (?:\S+ ){0,5}?(?:unter|billiger|weniger)|(?:die |unsere )?\S*(?:preise|gebote|angebote) (?:ab|fest|aus)|(?:gleiche[nr]?|denselben|dieselben) \S*preise?|mindestpreise?|keiner unter)`,
  es: String.raw`(?:que (?:nadie|ninguno|ninguna) (?:venda|cobre|baje|ofrezca|puje) (?:\S+ ){0,4}?(?:debajo|menos|barato|precio)|(?:a )?(?:quién|quien) (?:le toca ganar|(?:gana|ganará|se lleva|puja) (?:\S+ ){0,2}?(?:concurso|contrato|licitación|subasta|obra|adjudicación))|(?:el mismo precio|los mismos precios|un precio mínimo|no bajar))`,
};

const people = {
  en: '(?:people|migrants|refugees|families|men|women|workers|foreigners|strangers|passengers|them)',
  de: String.raw`(?:leute|menschen|migranten|flüchtlinge|männer|frauen|familien|arbeiter|ausländer|geflüchtete)`,
  es: '(?:gente|personas|migrantes|inmigrantes|refugiados|familias|hombres|mujeres|trabajadores|extranjeros)',
};
/** How they are hidden: a bus in the daytime crosses the border, too. */
const hidden = {
  en: String.raw`(?:in the (?:back|boot|trunk|hold|load)|hidden|hides?|unseen|without (?:papers|passports?|a passport|visas?|a visa)|past the (?:guards|police|patrols?|customs)|under (?:a|the) (?:tarp|tarpaulin|seats?)|smuggles?)`,
  de: String.raw`(?:laderaum|kofferraum|ladefläche|versteckt\S*|ohne (?:papiere|visum|pass|pässe)|unter der plane|an der (?:polizei|streife) vorbei)`,
  es: String.raw`(?:de noche|por la noche|escondid[oa]s?|maletero|sin (?:papeles|visado|pasaporte)|bajo (?:una|la) lona|doble fondo|patera)`,
};

/** What is stolen from those who use a thing, by name. */
const secrets = {
  en: '(?:passwords|logins|credentials|(?:personal |private |bank |card )?data|card numbers|(?:bank |card )?details|accounts|identities)',
  de: String.raw`(?:\S*daten|passwörter|kennwörter|zugangsdaten|kartennummern|konten|identitäten)`,
  es: '(?:datos|contraseñas|claves|números de tarjeta|cuentas|identidades)',
  zh: '(?:密码|账号|帐号|数据|资料|银行卡|身份信息|个人信息)',
};

/** False money, agreements with rivals, and people who are smuggled. */
export const tradeCrimes: readonly PlainAct[] = [
  {
    id: 'false money',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        we,
        String.raw`(?:prints?|makes?|forges?|counterfeits?|copies|copy) (?:(?!for|that|which|who)\S+ ){0,3}?(?:banknotes|bank notes|(?:false|fake|counterfeit|forged) (?:money|notes|bills|coins|cash)|(?:\d+|ten|twenty|fifty|hundred) ?-? ?(?:euro|pound|dollar) (?:notes|bills))(?! (?:on|onto|from|of|with|into) )(?= )`,
      ),
      // "We print our own money in the cellar and spend it".
      sentence(
        we,
        String.raw`prints? (?:our |my )?(?:own )?(?:money|cash) (?:\S+ ){0,6}?and (?:pay|pays|spend|spends|buy|shop) `,
      ),
      sentence(
        wir,
        String.raw`(?:(?:drucken|fälschen|kopieren) (?:(?!für|keine?|alte|historische|,)\S+ ){0,3}?(?:geldscheine|banknoten|euroscheine|\S*-euro-scheine)|(?:drucken|machen|stellen|verkaufen) (?:(?!für|keine?|,)\S+ ){0,3}?(?:falschgeld|(?:falsche|gefälschte) (?:geldscheine|banknoten|euroscheine)))(?! (?:auf|aus|mit|als) )(?= )`,
      ),
      / (?<! no )(?:imprim(?:o|imos)|falsific(?:o|amos)|fabric(?:o|amos)|hago|hacemos|vend(?:o|emos)) (?:(?:dinero|moneda|monedas|billetes) fals[oa]s?|(?<!vend(?:o|emos) )billetes de (?:\d+|cinco|diez|veinte|cincuenta|cien) (?:euros|pesos|dólares|soles)|(?<!vend(?:o|emos) )billetes en (?:casa|el sótano|el garaje) y (?:pag|compr|gast)\S+) /,
      /^我们?(?:(?!不|防|查|识别|举报|检测|验)[^,，。;:]){0,10}?(?:印|伪造|造|卖|做)(?:假的?|伪)?(?:钞票|钞(?!票)|人民币|纸币|假币|假钱|百元大钞)(?!(?:检|识|鉴|防|查|验|形|图|样|清|分))/,
    ],
    unless:
      / (?:central|mint|museums?|play|games?|toys?|films?|theat(?:er|re)|stage|chocolate|souvenirs?|weddings?|detect\S*|spots?|checks?|collectors?|zentralbank\S*|notenbank\S*|spielgeld|spiel\S*|theater|museum|museen|sammler|schokolade\S*|erkenn\S*|prüf\S*|juegos?|juguetes?|cine|teatro|museo|coleccionistas|chocolate|detect\S*|banco central) |央行|银行委托|玩具|电影|道具|博物馆|练功|验钞|收藏/,
  },
  {
    id: 'agreed prices',
    reason: 'it makes people pay for what they didn’t choose',
    patterns: [
      sentence(
        we,
        String.raw`(?:meets?|(?:meets?|agrees?|settles?|arranges?|talks?|sits? down|decides?|divides?) (?:\S+ ){0,3}?with) ${rivals.en} (?:\S+ ){0,8}?${winner.en} `,
      ),
      sentence(
        we,
        String.raw`(?:agrees?|settles?|fix(?:es)?) (?:on )?(?:the |our |all )?(?:minimum )?(?:prices?|bids?|tenders?|who (?:wins|bids)) (?:\S+ ){0,4}?with ${rivals.en} `,
      ),
      sentence(
        wir,
        String.raw`(?:sprechen|treffen|vereinbaren|verabreden|stimmen|machen|einigen|legen) (?:\S+ ){0,4}?mit ${rivals.de} (?:\S+ ){0,9}?${winner.de} `,
      ),
      sentence(
        wir,
        String.raw`(?:sprechen|stimmen) (?:uns )?(?:die |unsere )?\S*(?:preise|angebote|gebote) (?:\S+ ){0,3}?mit ${rivals.de} (?:\S+ ){0,5}?ab `,
      ),
      new RegExp(
        ` (?:acord(?:amos|é)|acuerdo|pact(?:o|amos)|qued(?:o|amos)|nos reunimos|me reúno|decid(?:o|imos)|fij(?:o|amos)) (?:\\S+ ){0,5}?con ${rivals.es} (?:\\S+ ){0,8}?${winner.es} `,
      ),
      new RegExp(
        ` (?:acordamos|pactamos|fijamos) (?:los precios|el mismo precio|las ofertas) (?:\\S+ ){0,3}?con ${rivals.es} `,
      ),
      /^我们?(?:(?!不|防|举报|查)[^,，。;:]){0,6}?(?:跟|和|与|同)(?:其他|其它|别的|同行|附近|另外|隔壁)(?!的?(?:家长|父母|妈妈|同学|学生|邻居|客|顾客|朋友|队))[^。;]{0,16}?(?:商量好?|约定|约好|说好|定好|讲好|串通|统一)[^。;]{0,16}?(?:价(?!签|牌|表)|谁中标|轮流中标|轮到谁中|谁来?投标|不低于|不许?低|一起涨)/,
    ],
    unless:
      / (?:co ?-? ?operatives?|co-ops?|compares?|never|not|n't|court|regulator|joint bid|consortium|genossenschaft\S*|bietergemeinschaft|vergleich\S*|nie|nicht|kein\S*|cooperativa|compar\S+|nunca|buys?|joint|shared|gemeinsam\S*|einkauf\S*|comprar|compramos|comprando) |合作社|联合体|比价|采购|团购|一起买|批发/,
  },
  {
    id: 'waste oil as food',
    reason: 'it endangers people',
    patterns: [
      // 拉回来滤两遍,装进新桶,卖给夜宵摊当炒菜油; not 我们过滤花生油.
      /(?:拉回|收回|收来|回收|废|旧|老油|回锅油|用过)[^。;]{0,24}?(?:滤|提炼|炼|脱色|沉淀)[^。;]{0,16}?(?:卖|送|供|批)(?:给|到)?[^。;]{0,10}?(?:当|做|作|充|冒充)(?:成|作)?(?:新的?)?(?:炒菜|食用|做菜|下锅|煎炸|炸串|火锅)的?(?:底)?油/,
      /(?:泔水|潲水|地沟|餐厨废|隔油池|下水道)[^。;]{0,24}?(?:当|做|作|充|冒充)(?:成|作)?(?:新的?)?(?:炒菜|食用|做菜|下锅|煎炸|炸串|火锅)的?(?:底)?油/,
      sentence(
        we,
        String.raw`(?:\S+ ){0,6}?(?:waste|used|drain|gutter|old|sewer) (?:\S+ )?oil (?:\S+ ){0,14}?(?:as (?:(?:new|fresh|clean|good) )?(?:cooking|frying|food|edible)(?: oil)?|to (?:\S+ ){1,4}?for (?:cooking|frying)) `,
      ),
      sentence(
        wir,
        String.raw`(?:\S+ ){0,6}?(?:(?:alt|gebraucht)\S* (?:\S+ )?\S*(?:fett|öl)|altöl|abfallöl) (?:\S+ ){0,14}?als (?:frisches |neues )?(?:speiseöl|bratöl|frittieröl|salatöl) `,
      ),
      / (?:aceite (?:usado|de desecho|viejo|quemado)) (?:\S+ ){0,14}?como (?:aceite )?(?:de cocina|comestible|nuevo|para (?:freír|cocinar)) /,
    ],
    unless:
      / (?:never|not|n't|tests?|detect\S*|biodiesel|fuel|soap|nie|nicht|kein\S*|seife|no|nunca|jabón|detect\S*) |举报|检测|识别|鉴别|防止|不许|不能|杜绝|生物柴油|肥皂|曝光/,
  },
  {
    id: 'smuggled people',
    reason: 'it endangers people',
    patterns: [
      sentence(
        we,
        String.raw`(?=.* ${hidden.en} )(?:brings?|takes?|drives?|carry|carries|smuggles?|ferry|ferries|gets?|guides?|leads?|walks?|rows?) (?:\S+ ){0,3}?${people.en} (?:\S+ ){0,4}?(?:across|over|through|past) (?:the |a )?(?:\S+ )?(?:border|frontier|borders) `,
      ),
      sentence(
        wir,
        String.raw`(?=.* ${hidden.de} )(?:bringen|fahren|führen|schmuggeln|schleusen|holen) (?:\S+ ){0,3}?${people.de} (?:\S+ ){0,5}?über die (?:\S+ )?grenze `,
      ),
      sentence(
        wir,
        String.raw`(?:schleusen|schmuggeln) (?:\S+ ){0,3}?${people.de} (?:\S+ ){0,5}?(?:über|ins|nach|in) `,
      ),
      sentence(
        nosotros,
        `(?:pas(?:o|amos)|llev(?:o|amos)|cruz(?:o|amos)|met(?:o|emos)|trai(?:go)|traemos) (?:a )?(?:\\S+ ){0,3}?${people.es} (?:\\S+ ){0,3}?(?:por|al otro lado de|a través de) la (?:\\S+ )?frontera `,
        hidden.es,
      ),
      /^我们?(?:(?!不|防|举报|查|反)[^,，。;:]){0,10}?(?:偷渡|带人越境|帮人越境|运送?偷渡)(?!的?(?:案|危|风|罪))/,
      /^我们?(?:(?!不|防|举报|查)[^。;]){0,12}?(?:夜里|晚上|半夜|深夜|藏在|躲在|后备箱|车厢)[^。;]{0,14}?(?:带|送|拉|运)?[^。;]{0,6}?(?:过|越过?|穿过)(?:国境|边境|边界|国界)/,
    ],
    unless:
      / (?:never|not|n't|stop|stops|police|report|reports|buses|bus|coach|trains?|taxi|reisebus\S*|fernbus\S*|bus|zug|taxi|polizei|nie|nicht|autobús|autocar|tren|nunca|policía|interpreters?|museum|tours?|hik\S+|theat(?:er|re)|hospitals?|lawyers?|paperwork|krankenhaus|schicht|hospital|turno|contrato|pasaportes?) |大巴|火车|游客|旅游|护照|签证|手续|医院|警/,
  },
  {
    id: 'stolen data',
    reason: 'it takes what belongs to others',
    patterns: [
      sentence(
        we,
        String.raw`(?:steals?|hacks?) (?:(?:the|their|your|all|our) )?(?:\S+ )?(?:(?:users?|players?|customers?|guests?) (?:'s?|') )?${secrets.en} (?:of|from|and|with|[.,;]) ?`,
      ),
      // "Wir stehlen mit einem Spiel die Daten der Spieler".
      sentence(
        wir,
        String.raw`(?:stehlen|klauen|entwenden|erbeuten) (?:(?!keine?|nie|niemals|nicht)[^ ,;:]+ ){0,5}?${secrets.de} `,
      ),
      new RegExp(`^ ${nosotros}(?:rob(?:o|amos)|sustra(?:igo|emos)) (?:(?!no)[^ ,;:]+ ){0,4}?${secrets.es} `),
      new RegExp(
        `^我们?(?:(?!不|防|查|识别|举报|检测|拦|被|发现|避免)[^,，。;:]){0,10}?(?:偷|盗取|窃取|盗)(?:(?!不|的人|的案)[^,，。;:]){0,6}?${secrets.zh}(?!的)`,
      ),
    ],
    unless:
      / (?:never|not|n't|nobody|stops?|tests?|testing|pen ?-? ?tests?|ethical|authori[sz]ed|consent|ask(?:s|ed)? us|back|drills?|training|nie|nicht|kein\S*|niemand\S*|auftrag|zurück|test\S*|übung\S*|nunca|no|nadie|simulacro|encargo|prueba\S*) |测试|演练|授权|委托|找回/,
  },
];
