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
        en: String.raw`(?:houses?|homes?|flats?|villas?|cottages?|apartments?|owners?|families|who|people|they|alarms?) (?:\S+ ){0,4}?(?:empty|away|on holiday|unoccupied|(?:not|n't) (?:at )?home|off|asleep|travelling|out of town|abroad)`,
        de: String.raw`(?:häuser|haus|wohnung(?:en)?|villen|wer|bewohner|leute|besitzer) (?:\S+ ){0,5}?(?:leer|verreist|im urlaub|nicht da|nicht zu ?hause|unbewohnt|weg)`,
        es: String.raw`(?:casas?|pisos?|chalets?|viviendas?|dueñ\S+|quién|familias?) (?:\S+ ){0,5}?(?:vací[oa]s?|de vacaciones|fuera|de viaje|sin nadie)`,
        zh: '(?:没人|空着|空置|出门|旅游|度假|不在家)',
      },
      {
        en: String.raw`(?:jewell?ery|valuables|silver|tools|safes?|cash|laptops?|(?:what|everything) (?:is|they|we|can)|them out|(?:to|with) (?:people|men|friends|crews?|burglars?|gangs?|those) (?:\S+ )?who|to (?:crews?|burglars?|gangs?)|bikes?|paintings?)`,
        de: String.raw`(?:schmuck|wertsachen|silber|werkzeug\S*|bargeld|fernseher|aus|an (?:leute|männer|banden|einbrecher|kumpel|freunde)|gemälde|tresor)`,
        es: String.raw`(?:joyas|objetos de valor|plata|herramientas|dinero|televisor\S*|a (?:quienes?|gente|bandas?|ladrones|amigos)|cuadros|todo)`,
        zh: '(?:首饰|珠宝|现金|工具|贵重|值钱|地址|电视|给[^。]{0,6}(?:人|团伙|小偷))',
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
      en: String.raw`(?:copies|copy|reads?|skims?|clones?|captures?|records?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,4}? (?:cards?|pins?|magnetic strips?|key fobs?)`,
      de: String.raw`(?:kopieren|kopiert|lesen|liest|auslesen|klonen|filmt|filmen)(?: (?!(?:nie|nicht|ob)(?= ))\S+){0,4}? (?:\S*karten?|pins?|geheimzahl\S*)`,
      es: String.raw`(?:copiamos|copia|leemos|lee|clonamos|clona|grabamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,3}? (?:tarjetas?|claves?|pin)`,
      zh: '(?:复制|盗刷|读取|拷贝)[^。;；]{0,8}(?:银行卡|卡|密码)',
    },
    parts: [
      {
        en: String.raw`(?:empt(?:y|ies)|withdraws?|drains?|buys?|sells?|shops?|takes? (?:out )?money|spends?)`,
        de: String.raw`(?:leeren|heben|räumen|verkaufen|einkaufen|bezahlen|konto)`,
        es: String.raw`(?:vaciamos|sacamos|vendemos|compramos|gastamos)`,
        zh: '(?:取钱|取走|转走|盗刷|卖|消费)',
      },
      {
        en: String.raw`(?:cash machines?|atms?|ticket machines?|petrol pumps?|fuel pumps?|terminals?|slots?|waiters?|tills?|customers?|their accounts?|pins?)`,
        de: String.raw`(?:\S*automaten?|\S*säulen?|terminals?|kellner|kasse|kund\S+)`,
        es: String.raw`(?:cajeros?|surtidor\S*|datáfono\S*|camareros?|clientes?|cuentas?)`,
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
      en: String.raw`(?:buys?|takes?|resells?|sells?|pays? for|trades?|fence|fences)(?: (?!(?:no|never|not)(?= ))\S+){0,6}? (?:bikes?|bicycles?|phones?|laptops?|tools?|copper|catalytic converters?|cars?|watch(?:es)?|gold|jewell?ery|goods|things|parts|outboards?|them|it|e-bikes?)`,
      de: String.raw`(?:kaufen|nehmen|verkaufen|handeln)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,6}? (?:\S*räder|\S*handys?|laptops?|\S*werkzeuge?|kupfer|\S*teile|autos?|uhren|gold|schmuck|ware|sie|es|e-bikes?|katalysatoren)`,
      es: String.raw`(?:compramos|vendemos|revendemos|aceptamos)(?: (?!(?:no|nunca)(?= ))\S+){0,5}? (?:bicis?|bicicletas?|móvil(?:es)?|teléfonos?|portátiles|herramientas?|cobre|coches?|relojes|oro|joyas|piezas|cosas)`,
      zh: '(?:收购?|买|卖)[^。;；]{0,8}(?:自行车|电动车|手机|电脑|铜|电缆|首饰|黄金|零件|东西|货)',
    },
    parts: [
      {
        en: String.raw`(?:without asking|no questions?|do n't ask|never ask|nobody asks) (?:\S+ ){0,3}?(?:where|whose|who|asked|about|from|for papers)|(?:nicked|stolen|robbed|pinched|fell off a lorry) (?!(?:and|back|found))`,
        de: String.raw`(?:ohne zu fragen|keine fragen|fragen (?:\S+ )?nicht|fragen nie)|gestohlene[nrs]?|geklaute[nrs]?`,
        es: String.raw`sin preguntar (?:\S+ )?(?:de dónde|quién|nada|por (?:el origen|la procedencia|los papeles|las facturas?|la factura|el dueño))|sin hacer preguntas|no preguntamos|robad[oa]s|mangad[oa]s`,
        zh: '不问(?:来源|来路|来历|出处|哪来|从哪)|偷来的?|赃',
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
      en: String.raw`(?:locks?|encrypts?|scrambles?|freezes?|blocks?|seals?|hijacks?)(?: (?!(?:no|never|not|if|when|our|your)(?= ))\S+){0,4}? (?:files?|data|servers?|computers?|networks?|systems?|records|website|websites|accounts?|cars?|machines)`,
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
      en: String.raw`backups?|copies of|customers' own|leas\S+|rent\S*|arrears|vault`,
      de: 'sicherung\\S*|backup\\S*|miete\\S*',
      es: 'copia de seguridad|copias|alquil\\S*',
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
        en: String.raw`(?:to keep|for keeping|so that|or|unless|else|otherwise|not to|to delete|for our silence|if they (?:do n't|refuse)\S*) (?:\S+ ){0,8}?(?:off the (?:web|net|internet)|quiet|silent|secret|online|publish\S*|tell|show|send|post|wife|husband|boss|family|parents|employer|delete\S*|silence|public)`,
        de: String.raw`(?:sonst|damit|dafür|wenn|bevor|andernfalls|um) (?:\S+ ){0,10}?(?:veröffentlich\S*|frau|mann|chef|netz|internet|schweigen|eltern|löschen|verschwinden|erfährt|still)`,
        es: String.raw`(?:para no|por no|a cambio|si no|o|para que no|por borrar\S*|por callar\S*) (?:\S+ ){0,10}?(?:publica\S*|envi\S*|enseñ\S*|mujer|marido|jefe|familia|internet|red|silencio|borrar\S*|callar\S*|contar\S*)`,
        zh: '(?:不然|否则|就|才|不)[^。;；]{0,10}(?:发|公开|曝光|告诉|删|寄)',
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
        en: String.raw`(?:or|otherwise|else|unless|if|whoever|who (?:do n't|refuse\S*|does n't)) (?:\S+ ){0,9}?(?:windows? (?:\S+ )?(?:gets?|go|goes|breaks?|smash\S*)|burns?|smash\S*|broken|fire|bricks?|accidents?|beaten|tyres)`,
        de: String.raw`(?:sonst|wer|wenn|andernfalls) (?:\S+ ){0,9}?(?:scheiben?|brennt|eingeschlagen\S*|kaputt|feuer|verprügelt|reifen)`,
        es: String.raw`(?:si no|o|quien no|el que no) (?:\S+ ){0,9}?(?:cristales?|quem\S+|arde|romp\S+|fuego|paliza|ruedas)`,
        zh: '(?:不然|否则|不给|不交)[^。;；]{0,8}(?:砸|烧|打|闹)',
      },
    ],
    unless: { en: 'insur\\S*|protect\\S* from', de: 'versicher\\S*', es: 'segur\\S*', zh: '保险' },
  },
  {
    id: 'laundering',
    reason: 'it hides where money comes from',
    act: {
      en: String.raw`(?:runs?|pass(?:es)?|puts?|wash(?:es)?|routes?|moves?|books?|channels?|cleans?)(?: (?!(?:no|never|not|our|who)(?= ))\S+){0,4}? (?:it|cash|money|takings|notes|sums?)(?: \S+){0,4}? (?:through|as|into|via)`,
      de: String.raw`(?:schleusen|buchen|waschen|führen|lassen|bringen|zahlen)(?: (?!(?:nie|nicht|kein)(?= ))\S+){0,6}? (?:es|\S*geld|einnahmen|summen)(?: \S+){0,5}? (?:durch|über|als|in)|(?:schleusen|buchen|waschen) es`,
      es: String.raw`(?:pasamos|metemos|lavamos|blanqueamos|movemos|declaramos|ingresamos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:dinero|efectivo|billetes|lo)?`,
      zh: '(?:走|过|存|洗|做)[^。;；]{0,8}(?:账|流水|店|公司|白|营业额)',
    },
    parts: [
      {
        en: String.raw`(?:clean|white|no questions|explain\S*|legal|untraceable|nobody (?:can )?(?:trace|ask)s?|nobody (?:had|bought|ordered|ate))`,
        de: String.raw`(?:sauber\S*|gewaschen\S*|weiß\S*|legal\S*|erklären)`,
        es: String.raw`(?:limpi[oa]s?|blanc[oa]s?|legal(?:es)?|justificad\S*|blanque\S*)`,
        zh: '(?:干净|洗白|合法|洗)',
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
      zh: '识别|检测|发现|记账|防',
    },
  },
];
