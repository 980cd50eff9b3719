import type { Scheme } from './scheme';

/** What belongs to others is taken, held back, spied out or bought without asking. */
export const theft: readonly Scheme[] = [
  {
    id: 'scouted home',
    reason: 'it takes what belongs to others',
    act: {
      en: String.raw`(?:(?:clears?|cleans?|strips?) out|empties|empty|(?:takes?|carries|carry|grabs?|lifts?) (?:(?:out|away|off|the|their|all) ){0,3}(?:jewell?ery|valuables|silver|safes?|cash|laptops?|paintings?)|robs?|breaks? in|goes in|go in|climbs? in|sells? (?:\S+ ){0,4}?(?:address\S*|list|tips?|names)|pass(?:es)? (?:\S+ ){0,4}?(?:address\S*|list|tips?|names))`,
      de: String.raw`(?:räumen|räumt|leeren|verkaufen (?:\S+ ){0,3}?(?:\S*adressen?|liste)|geben (?:\S+ ){0,3}?(?:\S*adressen?|liste)|steigen|brechen)`,
      es: String.raw`(?:vaciamos|nos llevamos|entramos|desvalijamos|vendemos (?:\S+ ){0,3}?(?:direcciones|lista)|pasamos (?:\S+ ){0,3}?(?:direcciones|lista))`,
      zh: '(?:搬走|拿走|偷走?|清空|撬|卖给|搬空|取走)',
    },
    parts: [
      {
        en: String.raw`(?:which|whose|where|when|who) (?:\S+ ){0,6}?(?:empty|away|on holiday|unoccupied|(?:not|n't) (?:at )?home|asleep|travelling|out of town|abroad)`,
        de: String.raw`(?:welche\S*|wer|wo|wann|wenn) (?:\S+ ){0,6}?(?:leer|verreist|im urlaub|nicht da|nicht zu ?hause|unbewohnt|weg)`,
        es: String.raw`(?:quién|qué|dónde|cuándo|cuando) (?:\S+ ){0,6}?(?:vací[oa]s?|de vacaciones|fuera|de viaje|sin nadie)`,
        zh: '(?:没人|空着|空置|出门|旅游|度假|不在家)',
      },
      {
        en: '(?:jewell?ery|valuables|silver|safes?|cash|laptops?|them out|to (?:crews?|burglars?|gangs?|thieves)|paintings?)',
        de: '(?:schmuck|wertsachen|silber|bargeld|an (?:einbrecher|diebe|banden)|gemälde|tresor)',
        es: '(?:joyas|objetos de valor|plata|dinero|a (?:bandas?|ladrones)|cuadros)',
        zh: '(?:首饰|珠宝|现金|贵重|值钱|(?:给|卖给)[^。]{0,6}(?:团伙|小偷|贼))',
      },
    ],
    unless: {
      en: String.raw`owners? (?:asks?|wants?|tells?)|at (?:their|the owner 's) request|heirs|estate|for (?:the )?(?:owners|families|landlords)|with (?:the|their) keys?|clean the|insurance|skips?|plants?|post|mail|bins?`,
      de: String.raw`auftrag|erben|nachlass|blumen|briefkasten|post|gießen|bitte`,
      es: String.raw`herederos|encargo|plantas|correo|buzón|petición`,
      zh: '委托|请我们|浇花|报警|通知|提醒',
    },
  },
  {
    id: 'skimming',
    reason: 'it takes what belongs to others',
    act: {
      en: String.raw`(?:copies|copy|skims?|clones?|captures?|records?)(?: (?!(?:no|never|not|if|whether|for)(?= ))\S+){0,4}? (?:(?<!(?:business|loyalty|birthday|playing|recipe|index|greeting) )cards?|pins?|magnetic strips?)`,
      de: String.raw`(?:kopieren|kopiert|auslesen|klonen|filmt|filmen)(?: (?!(?:nie|nicht|ob)(?= ))\S+){0,4}? (?:(?:bank|kredit|giro|tank|ec-?)?karten?|pins?|geheimzahl\S*)`,
      es: String.raw`(?:copiamos|copia|clonamos|clona)(?: (?!(?:no|nunca|si)(?= ))\S+){0,3}? (?:tarjetas?|claves?|pin)`,
      zh: '(?:复制|盗刷|拷贝)[^。;；]{0,8}(?:银行卡|卡|密码)',
    },
    parts: [
      {
        en: '(?:empt(?:y|ies) (?:them|the|their)|withdraws?|drains?|takes? (?:out )?money|spends?|sells? the (?:data|numbers|copies)|shops? with)',
        de: '(?:leeren|heben|abheben|räumen)',
        es: '(?:vaciamos|sacamos dinero|gastamos|vendemos los datos)',
        zh: '(?:取钱|取走|转走|盗刷)',
      },
      {
        en: '(?:cash machines?|atms?|ticket machines?|petrol pumps?|fuel pumps?|terminals?|slots?|waiters?|tills?|their accounts?|pins?)',
        de: String.raw`(?:\S*automaten?|\S*säulen?|terminals?|kellner|kasse|konto|konten)`,
        es: String.raw`(?:cajeros?|surtidor\S*|datáfono\S*|camareros?|cuentas?)`,
        zh: '.',
      },
    ],
    unless: {
      en: 'loyalty|lost|own cards?|business cards?',
      de: 'visitenkarten?|eigene',
      es: 'visita|propias?',
      zh: '会员卡|名片',
    },
  },
  {
    id: 'no questions',
    reason: 'it trades in what was stolen',
    act: {
      en: String.raw`(?:buys?|resells?|sells?|pays? for|trades?|fence|fences|takes in)(?: (?!(?:no|never|not)(?= ))\S+){0,6}? (?:bikes?|bicycles?|phones?|laptops?|tools?|copper|catalytic converters?|cars?|watch(?:es)?|gold|jewell?ery|outboards?|e-bikes?)`,
      de: String.raw`(?:kaufen|verkaufen|handeln|nehmen|entsperren)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,6}? (?:\S*räder|\S*handys?|laptops?|\S*werkzeuge?|kupfer|\S*teile|autos?|uhren|gold|schmuck|e-bikes?|katalysatoren)`,
      es: String.raw`(?:compramos|vendemos|revendemos|aceptamos)(?: (?!(?:no|nunca)(?= ))\S+){0,5}? (?:bicis?|bicicletas?|móvil(?:es)?|teléfonos?|portátiles|herramientas?|cobre|coches?|relojes|oro|joyas|piezas|cosas)`,
      zh: '(?:收购?|买|卖)[^。;；]{0,8}(?:自行车|电动车|手机|电脑|铜|电缆|首饰|黄金|零件|东西|货)',
    },
    parts: [
      {
        en: String.raw`(?:(?:without asking|(?:ask )?no questions?|do n't ask|never ask|nobody asks) (?:\S+ ){0,3}?(?:where|whose|who|about|from|for papers)|(?:buys?|takes?|sells?|resells?|trades?) (?:(?!(?:for|to|against|after|from|who|whose|and)(?= ))\S+ ){0,3}?(?:nicked|stolen|robbed|pinched)(?! (?:\S+ )?(?:insurance|alarms?|register|and|back)))`,
        de: String.raw`(?:ohne (?:\S+ )?zu fragen , (?:woher|wem|wer)|ohne nach (?:\S+ ){0,3}?(?:herkunft|papieren|quittung|rechnung) zu fragen|fragen (?:\S+ )?(?:nicht|nie) , (?:woher|wem|wer))|(?:kaufen|verkaufen|handeln|nehmen|entsperren|lackieren) (?:(?!(?:für|gegen|nie|nicht|statt|lehnen|und)(?= ))\S+ ){0,3}?(?:gestohlene[nrs]?|geklaute[nrs]?)`,
        es: String.raw`sin preguntar (?:\S+ )?(?:de dónde|quién|por (?:el origen|la procedencia|los papeles|las facturas?|la factura|el dueño))|(?:compramos|vendemos|revendemos|aceptamos) (?:(?!(?:no|para|contra|solo)(?= ))\S+ ){1,3}?(?:robad[oa]s|mangad[oa]s)`,
        zh: '不问(?:来源|来路|来历|出处|哪来|从哪)|(?:收购?|买|卖)[^。;；,，]{0,4}(?:偷来的?|赃)',
      },
    ],
    unless: {
      en: String.raw`back to (?:the|their) owners?|returns?|register|police|finds?`,
      de: 'zurück an|polizei|eigentümer\\S*|geben (?:\\S+ )?zurück',
      es: 'devolvemos|devolver|policía|dueñ\\S+',
      zh: '归还|失主|警',
    },
  },
  {
    id: 'ransom',
    reason: 'it takes what belongs to others',
    act: {
      en: String.raw`(?:locks?|encrypts?|scrambles?|freezes?|blocks?|seals?|hijacks?)(?: (?!(?:no|never|not|if|when|our|your|up)(?= ))\S+){0,4}? (?:files?|data|servers?|computers?|networks?|systems?|records|websites?)`,
      de: String.raw`(?:sperren|verschlüsseln|blockieren|kapern)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,5}? (?:\S*daten|\S*dateien|server|rechner|\S*systeme?|computer|netz\S*|konten)`,
      es: String.raw`(?:bloqueamos|ciframos|encriptamos|secuestramos|cerramos)(?: (?!(?:no|nunca|si|cuando)(?= ))\S+){0,4}? (?:archivos|datos|servidor\S*|ordenador\S*|sistemas?|red|redes|cuentas)`,
      zh: '(?:锁住?|加密|锁定|黑进)[^。;；]{0,10}(?:文件|数据|服务器|电脑|系统|账号)',
    },
    parts: [
      {
        en: String.raw`(?:keys?|passwords?|unlocks?|releases?|decrypts?|hands? (?:it|them) (?:over|back)|gives? (?:it|them) back|opens? (?:it|them)) (?:\S+ ){0,4}?(?:for|once|when|after|against|until|in exchange) (?:\S+ ){0,4}?(?:\d\S*|thousand|hundred|pays?|paid|money|bitcoins?|ransom|dollars?|pounds?|euros?|send|transfer)`,
        de: String.raw`(?:schlüssel|passwort|freigeben|frei|entsperren|zurück) (?:\S+ ){0,4}?(?:für|gegen|wenn|sobald|nach|bis) (?:\S+ ){0,4}?(?:\d+|zahl\S*|geld|bitcoins?|lösegeld|euro)|(?:für|gegen|bis) (?:\S+ ){0,4}?(?:\d+|geld|bitcoins?|lösegeld) (?:\S+ ){0,3}?(?:schlüssel|passwort|frei|zurück)`,
        es: String.raw`(?:clave|llave|contraseña|liberamos|desbloqueamos|devolvemos) (?:\S+ ){0,4}?(?:por|cuando|a cambio|si|hasta) (?:\S+ ){0,4}?(?:\d+|pag\S+|dinero|bitcoins?|rescate|euros)`,
        zh: '(?:付|交|给|收)[^。;；]{0,8}(?:钱|赎金|元|万|比特币|千)[^。;；]{0,8}(?:解锁|密钥|解密|恢复|才)|(?:解锁|密钥|解密|钥匙)[^。;；]{0,8}(?:收|要|付|卖)',
      },
    ],
    unless: {
      en: String.raw`backups?|copies of|customers' own|leas\S+|rent\S*|arrears|vault|subscription|a month|per month|monthly|licen[cs]e`,
      de: String.raw`sicherung\S*|backup\S*|miete\S*|monat\S*|lizenz\S*`,
      es: String.raw`copia de seguridad|copias|alquil\S*|al mes|mensual\S*|licencia\S*`,
      zh: '备份|租',
    },
  },
  {
    id: 'silence money',
    reason: 'it frightens people',
    act: {
      en: String.raw`(?:asks?|demands?|wants?|charges?|takes?|collects?)(?: (?!(?:no|never|not)(?= ))\S+){0,4}? (?:money|\d\S*|thousand|hundred|cash|bitcoins?|a fee|a sum|dollars|pounds|euros)`,
      de: String.raw`(?:verlangen|fordern|wollen|kassieren|nehmen|bekommen)(?: (?!(?:nie|nicht|kein)(?= ))\S+){0,6}? (?:geld|\d+|euro|bitcoins?|summe)`,
      es: String.raw`(?:pedimos|exigimos|cobramos|reclamamos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:dinero|\d+|euros|bitcoins?|una suma)`,
      zh: '(?:要|收|索要|让[^。]{0,6}(?:付|交|给|打))[^。;；]{0,8}(?:钱|元|万|封口费|款)|不(?:给|付|交)钱',
    },
    parts: [
      {
        en: String.raw`(?:get hold of|gets hold of|dig up|digs up|steals?|secretly|collects?|films?|hacks?|catch(?:es)?|photographs?|records?|find out|finds out|finds?)`,
        de: String.raw`(?:besorgen|sammeln|stehlen|filmen|heimlich|hacken|fotografieren|erwischen|finden|kommen an)`,
        es: String.raw`(?:conseguimos|sacamos|robamos|grabamos|hackeamos|fotografiamos|reunimos|encontramos|averiguamos)`,
        zh: '(?:拿到|偷|拍|黑进|找到|搜集|收集|录)',
      },
      {
        en: String.raw`(?:photos?|pictures?|videos?|messages|chats?|affairs?|secrets?|letters|mistress\S*|recordings?|lovers?|cheat\S*)`,
        de: String.raw`(?:\S*bilder|\S*fotos?|\S*videos?|\S*nachrichten|affären?|geheimnis\S*|aufnahmen|geliebte\S*)`,
        es: String.raw`(?:fotos?|vídeos?|mensajes|imágenes|secretos?|amantes?|grabaciones|infidelidad\S*)`,
        zh: '(?:照片|视频|聊天记录|隐私|婚外情|录音|裸照)',
      },
      {
        en: String.raw`(?:to keep (?:\S+ ){0,4}?(?:off the (?:web|net|internet)|quiet|secret|from (?:the|their|his|her) (?:wife|wives|husband|boss|family|parents|employer))|for (?:our|his|their|her) silence|or (?:we (?:tell|publish|show)|(?:her|his|their) (?:\S+ )?(?:wife|husband|boss|parents|family|employer) (?:gets?|sees?|learns?|hears?|knows?))|(?:otherwise|or else|unless they pay|if they (?:do n't|refuse)) (?:\S+ ){0,8}?(?:publish\S*|tell|show|send|post|wife|husband|boss|family|public))`,
        de: String.raw`(?:sonst|andernfalls) (?:\S+ ){0,8}?(?:veröffentlich\S*|frau|mann|chef|netz|internet|eltern)|damit (?:\S+ ){0,4}?(?:frau|mann|chef|eltern|niemand) (?:\S+ ){0,4}?erfährt|für unser schweigen|(?:löschen|verschwinden) (?:\S+ ){0,5}?erst`,
        es: String.raw`(?:para no|por no) (?:\S+ ){0,4}?(?:publicar\S*|enviar\S*|enseñar\S*|contar\S*)|para que no (?:\S+ ){0,8}?(?:mujer|marido|jefe|familia|internet|red)|si no (?:pagan? )?(?:\S+ ){0,6}?(?:publicamos|enviamos|mujer|marido|jefe)|por callar\S*|nuestro silencio`,
        zh: '(?:不然|否则|不给钱|不付)[^。;；]{0,10}(?:发|公开|曝光|告诉|寄)|(?:付|交|给)[^。;；]{0,4}钱才[^。;；]{0,4}(?:删|不发|不公开)|封口费',
      },
    ],
    unless: {
      en: String.raw`their own photos|wedding|at their request`,
      de: 'hochzeit\\S*',
      es: 'boda\\S*',
      zh: '婚礼',
    },
  },
  {
    id: 'protection money',
    reason: 'it frightens people',
    act: {
      en: String.raw`(?:collects?|takes?|asks?|charges?|gets?)(?: (?!(?:no|never|not)(?= ))\S+){0,8}? (?:shops?|stalls?|stallholders|restaurants?|bars?|shopkeepers|builders|kiosks?|market)`,
      de: String.raw`(?:kassieren|verlangen|nehmen|holen|fordern)(?: (?!(?:nie|nicht|kein)(?= ))\S+){0,8}? (?:läden|\S*wirten?|\S*lokale\S*|händlern?|kneipen|restaurants?|kiosk\S*|baustellen)`,
      es: String.raw`(?:cobramos|pedimos|recogemos|exigimos)(?: (?!(?:no|nunca)(?= ))\S+){0,8}? (?:tiendas?|bares|comerciantes|restaurantes?|puestos|quioscos?)`,
      zh: '(?:向|找)[^。;；]{0,8}(?:店|摊|餐馆|老板|商户)[^。;；]{0,8}(?:收|要)[^。;；]{0,6}(?:钱|费)',
    },
    parts: [
      {
        en: String.raw`(?:or (?:else )?(?:\S+ ){0,4}?(?:windows? (?:\S+ )?(?:gets?|go|goes|breaks?|smash\S*)|burns?|bricks?|beaten)|(?:whoever|those who|unless they|(?:who|if they) (?:do n't|does n't|refuse\S*|wo n't)) (?:\S+ ){0,9}?(?:windows?|burns?|smash\S*|broken|fire|bricks?|accidents?|beaten|tyres)|otherwise (?:\S+ ){0,5}?(?:burns?|smash\S*|bricks?|beaten))`,
        de: String.raw`(?:sonst|andernfalls|wer nicht|wenn (?:sie|er) nicht) (?:\S+ ){0,9}?(?:scheiben?|brennt|eingeschlagen\S*|kaputt|feuer|verprügelt|reifen)`,
        es: String.raw`(?:si no (?:pagan?|quieren pagar)|quien no pag\S*|el que no pag\S*) (?:\S+ ){0,9}?(?:cristales?|quem\S+|arde|romp\S+|fuego|paliza|ruedas)`,
        zh: '(?:不然|否则|不给|不交)[^。;；]{0,8}(?:砸|烧|打(?![电扰折开包])|闹)',
      },
    ],
    unless: { en: 'insur\\S*|protect\\S* from', de: 'versicher\\S*', es: 'segur\\S*', zh: '保险' },
  },
  {
    id: 'laundering',
    reason: 'it hides where money comes from',
    act: {
      en: String.raw`(?:runs?|pass(?:es)?|puts?|wash(?:es)?|routes?|moves?|books?|channels?|cleans?)(?: (?!(?:no|never|not|our|who)(?= ))\S+){0,4}? (?:it|cash|money|takings|notes|sums?)(?: \S+){0,4}? (?:through|as|into|via)`,
      de: String.raw`(?:schleusen|waschen)(?: (?!(?:nie|nicht|kein)(?= ))\S+){0,6}? (?:es|\S*geld|scheine|summen)|(?:buchen|bringen|führen)(?: (?!(?:nie|nicht|kein)(?= ))\S+){0,5}? schwarzgeld`,
      es: String.raw`(?:pasamos|metemos|lavamos|blanqueamos|movemos|ingresamos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:dinero|efectivo|billetes)`,
      zh: '(?:洗白|洗[^。;；]{0,2}钱|走账|过账)',
    },
    parts: [
      {
        en: String.raw`(?:(?:comes?|looks?|is|as|goes) (?:back |out )?(?:\S+ )?(?:clean|white|legal|untraceable)|no questions|nobody (?:can )?(?:trace|ask)s?|explain\S* where|nobody (?:had|bought|ordered|ate))`,
        de: String.raw`(?:sauber\S*|gewaschen\S*|weiß\S*|legal\S*|erklären)`,
        es: String.raw`(?:limpi[oa]s?|blanc[oa]s?|legal(?:es)?|justificad\S*|blanque\S*)`,
        zh: '(?:黑钱|毒钱|赃款|来路不明|说不清|贩毒|赌资|洗白)',
      },
      {
        en: String.raw`(?:cash|money)`,
        de: String.raw`(?:\S*geld|scheine|schwarzgeld|bargeld)`,
        es: String.raw`(?:dinero|efectivo|billetes)`,
        zh: '(?:现金|黑钱|来路不明|说不清|钱)',
      },
      {
        en: String.raw`(?:car wash\S*|restaurants?|takings|casinos?|salons?|invoices|accounts|businesses|shops?|bars?|laundromats?|arcades?|haircuts?|meals)`,
        de: String.raw`(?:waschanlage\S*|restaurants?|lokale?\S*|casinos?|spielhalle\S*|einnahmen|rechnungen|firmen|imbiss\S*|salons?|konten)`,
        es: String.raw`(?:lavaderos?|restaurantes?|bares|casinos?|ventas|ingresos|facturas|empresas|peluquería\S*|tiendas?)`,
        zh: '(?:店|公司|账|流水|营业额|洗车|餐馆)',
      },
    ],
    unless: {
      en: 'tax advis\\S*|detects?|counts?|recipes?',
      de: 'zählen|erkenn\\S*',
      es: 'detect\\S*|cont(?:amos|ador)',
      zh: '识别|检测|发现|记账|防|训练|看得?出|培训',
    },
  },
];
