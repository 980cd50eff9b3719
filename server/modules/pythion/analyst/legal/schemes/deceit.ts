import type { Scheme, Words } from './scheme';

const authority: Words = {
  en: String.raw`(?:banks?|police\S*|council|town hall|tax office|court|post office|parcel \S+|hospital|insurer|insurance|utility|supplier|electricity company|ministry|embassy|microsoft|support|grandson|granddaughter|nephew|doctor|charity|pension \S+|security team|fraud team)`,
  de: String.raw`(?:bank|sparkasse|polizei|polizist\S*|kripo|gericht|finanzamt|amt|rathaus|stadtwerke\S*|krankenkasse|versicherung|post|paketdienst|enkel\S*|neffe\S*|microsoft|techniker\S*|staatsanwalt\S*|rentenversicherung|verbraucherzentrale)`,
  es: String.raw`(?:banco|policía|hacienda|ayuntamiento|juzgado|correos|seguro|aseguradora|compañía|luz|microsoft|nieto|nieta|sobrino|seguridad social|hospital|médic\S*|técnic\S*)`,
  zh: '(?:客服|银行|警察|公安|派出所|法院|税务|社保|医保|快递|孙子|孙女|领导|医生|电力|燃气|教育局|移动|电信|贷款)',
};

const secrets: Words = {
  en: String.raw`(?:pins?|passwords?|card number|card details|security code|savings|cash|jewell?ery|gold|(?:number|digits) (?:on|of|from) (?:the )?(?:back of )?(?:the|their|his|her) (?:\S+ )?card|codes? (?:\S+ ){0,4}?(?:bank|phone|send|sends|sent)|(?:into|to) (?:our|an?|another|a safe) (?:\S+ )?account)`,
  de: String.raw`(?:pins?|tans?|passw\S+|kartennummer|geheimzahl|bargeld|erspart\S*|schmuck|gold|wertsachen|nummer (?:auf|von) (?:der|ihrer) \S*karte|(?:auf|an) (?:unser|ein|ein anderes) \S*konto)`,
  es: String.raw`(?:pin|claves?|contraseñas?|códigos?|tarjetas?|ahorros|efectivo|joyas|oro|dinero|(?:a|en) (?:nuestra|una|otra) cuenta)`,
  zh: '(?:验证码|密码|卡号|银行卡|身份证号|转账|汇款|转钱|打钱|交钱|存款|积蓄|现金)',
};

/** Deceit by a false name, and things that are sold and charged for though they don't exist. */
export const deceit: readonly Scheme[] = [
  {
    id: 'posing',
    reason: 'it deceives people',
    act: {
      en: String.raw`(?:(?:say|says|saying|claim|claims|pretend|pretends|tell (?:them|him|her|people)|tells (?:them|him|her|people))(?: (?!(?:for|about|when|if|whether|who|because|what|which|how)(?= ))\S+){0,5}? (?:(?:come|comes|ring|rings|call|calls|calling|are|is|am) (?:\S+ )?from|as|be|are|is)|(?:introduce ourselves|pose|poses|phones?|rings?|calls?|texts?|visits?)(?: (?!(?:for|about|when|if|whether|who|because)(?= ))\S+){0,3}? as) (?:(?:the|their|his|her|an?) )?(?:\S+ )?${authority.en}`,
      de: String.raw`(?:(?:rufen|ruft|melden|meldet|geben|gibt|stellen|klingeln|klingelt|schreiben|kommen|kommt)(?: (?!(?:wenn|ob|was|für|über)(?= ))\S+){0,5}? (?:als|im namen der|im namen des)|(?:sagen|sagt|behaupten|behauptet)(?: \S+){0,3}? (?:von|vom|von der)|(?:seien|wären) (?:von|vom|von der)) (?:(?:angebliche\S*|falsche\S*|seine?|ihre?|der|die) )?${authority.de}`,
      es: String.raw`(?:(?:nos (?:hacemos|hacen) pasar|haciéndonos pasar) por|nos presentamos (?:\S+ ){0,3}?como|(?:decimos|dicen) (?:que )?(?:(?:somos|son|llamamos|llaman|venimos|vienen) (?:\S+ )?(?:de|del)|ser)|(?:llamamos|escribimos) (?:\S+ ){0,5}?(?:como si fuéramos|fingiendo ser))(?:l| el| la| los| su| un| una| de la)? ?${authority.es}`,
      zh: String.raw`(?:(?:说(?:自己|我们)?是|自称(?:是)?|冒充|假装(?:是)?|装成)[^。;；]{0,8}${authority.zh}|以[^。;；,，]{0,6}${authority.zh}[^。;；,，]{0,4}(?:名义|身份))`,
    },
    parts: [
      {
        en: String.raw`(?:gets?|getting|have|has|makes?|asks?|talks?|tells?|wants?|persuades?|lets?|until) (?:(?!(?:nobody|never|not|whether)(?= ))\S+ ){0,10}?${secrets.en}`,
        de: String.raw`(?:lassen|lässt|bitten|bittet|holen|holt|verlangen|fragen|fragt|nehmen|bis|überweisen|wollen) (?:(?!(?:nie|niemand|nicht)(?= ))\S+ ){0,8}?${secrets.de}|${secrets.de} (?:\S+ ){0,6}?(?:ab|abholen|überweisen|geben|vorlesen|nennen|nennt|übergeben)`,
        es: String.raw`(?:que (?:(?:nos|le|les) )?(?:den?|digan?|lean?|manden?|dicten?|transfieran?|entreguen?|saquen?|metan?)|pedimos|piden|sacamos|recogemos|consiguen|conseguimos) (?:(?!(?:nunca|nadie|no)(?= ))\S+ ){0,8}?${secrets.es}`,
        zh: `(?:让|叫|要|请|骗|套|得到|拿到)[^。;；]{0,8}${secrets.zh}`,
      },
    ],
    unless: {
      en: String.raw`(?:in|a|our|the) (?:drill|exercise|simulation|training|role play)|hang up|mystery \S+|practi[sc]e`,
      de: String.raw`übung|rollenspiel|üben|auflegen|schulung`,
      es: String.raw`simulacro|ejercicio|colgar`,
      zh: '演练|模拟|防骗|反诈|话剧',
    },
  },
  {
    id: 'coaxed secrets',
    reason: 'it deceives people',
    act: {
      en: String.raw`(?:(?:tricks?|lures?|talks?|persuades?) (?:them|him|her|people|customers|pensioners|users|owners|clients|\S+s) (?:to |into |in )?(?:read out|reading out|tell|telling|give|giving|send|sending|hand over|share|enter|entering|type|typing) (?:\S+ ){0,4}?(?:pins?|passwords?|card number|card details|security code)|(?:gets?|makes?|have|has|tricks?|talks?|persuades?) (?:them|him|her|people|customers|pensioners|users|owners|clients|\S+s) (?:to |into )?(?:read out|reading out|tell|telling|give|giving|send|sending|hand over) (?:\S+ ){0,4}?(?:pins?(?= )|(?:number|digits) (?:on|of|from) (?:the )?(?:back of )?(?:the|their|his|her) (?:\S+ )?card|codes? (?:(?:that|which) )?(?:their|the|his|her) bank))`,
      zh: '(?:骗|哄|诱)[^。;；]{1,8}(?:念|报|说|发|告诉)[^。;；]{0,8}(?:验证码|银行卡号|密码)|(?:骗|哄|诱)[^。;；]{1,6}把[^。;；]{0,4}(?:验证码|银行卡号|卡号|密码)[^。;；]{0,2}(?:念|报|说|发|告诉)',
    },
    parts: [],
    unless: { en: String.raw`our own (?:app|site)|reset|only|log ?in to their` },
  },
  {
    id: 'invented offer',
    reason: 'it offers what does not exist',
    act: {
      en: String.raw`(?:advertises?|posts?|publish(?:es)?|offers?|sells?|promises?|lists?|puts? up|puts?|rents? out|lets?|uploads?|invents?) (?:(?!(?:no|never|not|if|whether)(?= ))\S+ ){0,5}?(?:flats?|rooms?|apartments?|jobs?|posts?|vacanc\S+|positions?|puppies|kittens|tickets?|holidays?|cottages?|houses?|places?|loans?|cars?|adverts?|goods|phones?|scholarships?|visas?|internships?)`,
      de: String.raw`(?:inserieren|veröffentlichen|bieten|verkaufen|versprechen|vermieten|stellen|schalten|schreiben|vermitteln) (?:(?!(?:nie|nicht|keine?n?)(?= ))\S+ ){0,5}?(?:\S*wohnungen|\S*zimmer|\S*stellen|\S*jobs|\S*welpen|\S*karten|\S*tickets|\S*häuser|\S*wohnung|\S*plätze|\S*anzeigen|\S*kredite|\S*autos)`,
      es: String.raw`(?:publicamos|anunciamos|ofrecemos|vendemos|prometemos|alquilamos|ponemos|inventamos) (?:(?!(?:no|nunca|si)(?= ))\S+ ){0,5}?(?:pisos?|habitaciones|vacantes|empleos?|trabajos?|puestos?|entradas|cachorros|casas?|ofertas|anuncios|préstamos|becas|coches|plazas)`,
      zh: '(?:发布|发|挂|登|卖|出租|介绍|承诺|推荐)[^。;；]{0,12}(?:岗位|职位|工作|房源|房子|门票|票|狗|贷款|名额|车)',
    },
    parts: [
      {
        en: String.raw`(?:that|which|and|they|it) (?:do|does|did) ?(?:not|n't) exist(?! (?:on|in|anywhere|elsewhere|yet))|never existed|(?:(?:we|i) (?:do not|do n't|never) (?:\S+ )?(?:have|own)|(?:are|is) not ours|belongs? to somebody else) (?:\S+ ){0,12}?(?:disappears?|vanish(?:es)?|block the number|change the number)|we never (?:send|deliver|ship)(?: (?:them|it|anything))?(?= [.,;])|(?:that|which) never arrives?|made ?-? ?up(?! (?:beds?|cots?))`,
        de: String.raw`(?:die|den|das) es (?:gar |überhaupt )?nicht gibt|(?:die|den|das) wir (?:gar |überhaupt )?nicht (?:haben|besitzen) (?:\S+ ){0,10}?(?:verschwinden|tauchen|blockieren|weg)|(?<!vorher |bisher |früher |noch )nicht existieren|(?:die|den|das) nie (?:ankommen|ankommt)|liefern (?:sie |ihn |es )?nie(?= [.,;])|erfundene[nrs]? (?:\S*wohnungen|\S*zimmer|\S*stellen|\S*jobs|\S*welpen|\S*karten|\S*autos)`,
        es: String.raw`(?:que|pero) no existen?|que no (?:tenemos|son nuestr\S+|es nuestr\S+) (?:\S+ ){0,14}?desaparecemos|inventad[oa]s?(?! por)|nunca (?:\S+ )?(?:enviamos|entregamos|llegan?)(?= [.,;y])`,
        zh: '不存在|虚构|编造|假(?:岗位|职位|房源|招聘|门票)|(?:根本|其实|并)没有(?:这|那|房|岗|票|车|狗)|从不发货|收了?[钱款][^。]{0,2}不发货',
      },
      {
        en: String.raw`deposits?|fees?|charges?|pays?|paid|collects?|takes?|cash|money|advance|upfront|\d+`,
        de: String.raw`kaution\S*|anzahlung\S*|gebühr\S*|kassieren|zahlen|vorkasse|vorab|euro|nehmen|geld|verlangen`,
        es: String.raw`señal|fianza|cobramos|pag\S+|adelant\S+|euros|dinero|depósito|reserva`,
        zh: '押金|定金|收|费|付|钱|款',
      },
    ],
  },
  {
    id: 'pocketed donations',
    reason: 'it keeps money that was given for others',
    act: {
      en: String.raw`(?:collects?|raises?|begs?|gathers?) (?:(?!(?:no|never|not)(?= ))\S+ ){0,6}?(?:donations?|(?:for|money for) (?:\S+ ){0,3}?(?:charity|orphans?|victims|refugees|hospice|sick|cancer|animals|shelter|flood|earthquake))`,
      de: String.raw`(?:sammeln|sammelt|bitten|werben) (?:(?!(?:nie|nicht|keine?n?)(?= ))\S+ ){0,8}?(?:\S*spenden|waisen\S*|flutopfer\S*|opfer\S*|kranke\S*|tierheim\S*|flüchtlinge|hospiz|krebs\S*|büchse\S*)`,
      es: String.raw`(?:recogemos|recaudamos|pedimos|juntamos) (?:(?!(?:no|nunca)(?= ))\S+ ){0,8}?(?:donativos|donaciones|limosna|huérfanos|víctimas|refugiados|enfermos|protectora|hucha\S*|chaleco\S*|inundación)`,
      zh: '(?:募捐|募集|筹款|筹集|以[^。;；]{0,8}名义|收(?:到|来|集)?的?(?=捐|善))[^。;；]{0,12}(?:捐款|善款|孤儿|灾区|病人|患者|流浪|公益|慈善)',
    },
    parts: [
      {
        en: String.raw`(?:keeps?|pockets?) (?:(?:it|them|all|most|half|a third|everything|the rest|what) (?:\S+ ){0,3}?(?:ourselves|myself|for us|for me)|the (?:money|cash|takings|donations)(?! (?:\S+ )?(?:safe|apart|separate|in|on|until|for))|what is above)|pockets? (?:it|half|most|the (?:money|rest))|(?:splits?|shares?|divides?) (?:it|the money) (?:among|between) (?:us|ourselves)|(?:goes|go) to us|our own pockets?`,
        de: String.raw`behalten (?:wir )?(?:das geld|alles|den rest|die hälfte|die spenden|davon|\S+ prozent|selbst)|(?:teilen|stecken) (?:es|das|alles) (?:\S+ )?(?:unter uns|ein)|für uns selbst|in (?:die|unsere) eigene\S* tasche\S*`,
        es: 'nos (?:lo |los |las )?(?:quedamos|repartimos|guardamos) (?:con )?(?:todo|el dinero|la mitad|el resto|lo recaudado|los donativos|las donaciones)|nos (?:lo|los|las) (?:quedamos|repartimos)|para nosotros mismos|nuestro bolsillo',
        zh: '归我们|自己(?:留|花|用|分)|分掉|自己口袋|自己腰包|留给自己|我们(?:分|花)',
      },
    ],
    unless: {
      en: String.raw`(?:books?|receipts?|records?|account) of|(?:in|into) (?:an? |the )?(?:trust|bank|separate|savings) |percent for (?:our )?costs|until (?:it|the)`,
      de: 'belege|nachweis|prozent für',
      es: 'recibos|facturas de',
      zh: '公示|账目',
    },
  },
  {
    id: 'ghost invoices',
    reason: 'it makes people pay for what they didn’t choose',
    act: {
      en: String.raw`(?:sends?|posts?|mails?|issues?|writes?) (?:(?!(?:no|never|not|back|when|if)(?= ))\S+ ){0,5}?(?:bills?|invoices?|reminders?|demands?)|(?:we|i) (?:\S+ly )?(?:bill|invoice|charge)(?! (?:nothing|no|nobody|not))|our (?:bills|invoices|reminders)`,
      de: String.raw`(?:schicken|senden|stellen|schreiben|verschicken|berechnen)(?: (?!(?:nie|nicht|keine?n?|wenn|ob)(?= ))\S+){0,5}? (?:\S*rechnung(?:en)?|\S*mahnung(?:en)?|gebühren)`,
      es: String.raw`(?:enviamos|mandamos|emitimos|cobramos|facturamos|pasamos)(?: (?!(?:no|nunca|si|cuando)(?= ))\S+){0,5}? (?:facturas?|recibos?|cargos?|recordatorios)`,
      zh: '(?:寄|发|开|递)[^。;；]{0,8}(?:账单|发票|催款|收费单)',
    },
    parts: [
      {
        en: String.raw`for (?:\S+ ){0,5}?(?:(?:nobody|no one|no_one|none of them) (?:(?:has|had|ever) )*|(?:they|he|she|you) (?:(?:have|has|had) )?(?:never|not|did n't|did not) (?:ever )?)(?:ordered|order|asked for|ask for|bought|booked|book|requested|signed)`,
        de: String.raw`für (?:\S+ ){1,8}?(?:niemand|keiner|nie|nicht) (?:\S+ ){0,2}?(?:bestellt|gebucht|beauftragt|verlangt)`,
        es: String.raw`por (?:\S+ ){1,6}?(?:nadie|nunca|no) (?:\S+ )?(?:pidió|pidieron|pedido|pidiera|encargó|encargaron|encargado|contrató|contrataron|contratado)`,
        zh: '(?:没|没有|没人|从未|从没)(?:订|下单|买|要求|定)(?:过)?的',
      },
    ],
    unless: {
      en: 'cancel|cancels|refunds?|credit note|delete|deletes',
      de: 'stornier\\S*|erstatt\\S*',
      es: 'anulamos|devolvemos|reembols\\S*',
      zh: '退|取消',
    },
  },
  {
    id: 'romance',
    reason: 'it deceives people',
    act: {
      en: String.raw`(?:writes?|chats?|flirts?|befriends?|answers?|messages?|matches?|runs?|sets? up|creates?) (?:(?!(?:no|never|not)(?= ))\S+ ){0,10}?(?:(?:invented|made ?-? ?up|borrowed|stolen) (?:\S+ )?(?:profiles?|photos?|pictures?|names?|women|girls|men|identit\S+)|(?:photos|pictures) of models)`,
      de: String.raw`(?:schreiben|chatten|flirten|betreiben|erstellen|legen) (?:(?!(?:nie|nicht|keine?n?)(?= ))\S+ ){0,10}?(?:erfunden\S* (?:\S+ )?(?:profil\S*|frauen|männer\S*|namen|fotos?|bilder\S*|personen)|(?:frauen|männer|profile) (?:\S+ )?erfunden|fremden? (?:fotos?|bildern?))`,
      es: String.raw`(?:escribimos|chateamos|coqueteamos|creamos|abrimos) (?:(?!(?:no|nunca)(?= ))\S+ ){0,10}?(?:(?:perfiles?|mujeres|hombres|nombres|fotos) (?:\S+ )?inventad\S*|fotos? (?:de modelos|robadas|de otr\S+))`,
      zh: '(?:用|拿|以)[^。;；]{0,6}(?:假照片|网红照片|别人的照片|美女照片|虚假身份|假身份)[^。;；]{0,10}(?:聊|恋爱|交友|谈)',
    },
    parts: [
      {
        en: String.raw`(?:lonely|dating|widow\S*|divorced|singles?)`,
        de: String.raw`(?:einsame\S*|dating\S*|witwe\S*|singles?|partnerbörse\S*)`,
        es: String.raw`(?:solitari\S*|viud\S*|citas|solter\S*)`,
        zh: '聊|恋爱|交友|谈',
      },
      {
        en: String.raw`(?:sends?|pays?|money|gifts?|credits?|vouchers?|loans?|savings|lend)`,
        de: String.raw`(?:schick\S*|zahl\S*|geld|geschenk\S*|gutschein\S*|überweis\S*|leihen)`,
        es: String.raw`(?:env\S+|pag\S+|dinero|regalos?|créditos?|prést\S+)`,
        zh: '钱|转账|礼物|红包|投资|借',
      },
    ],
  },
  {
    id: 'names of others',
    reason: 'it passes off one person as another',
    act: {
      en: String.raw`(?:opens?|takes? out|orders?|signs?|applies|apply|registers?) (?:(?!(?:no|never|not)(?= ))\S+ ){0,4}?(?:accounts?|loans?|phones?|contracts?|credit\S*|cards?) (?:\S+ ){0,3}?in (?:the names? of (?:strangers|the dead|dead people|somebody else|someone else)|other people 's names|somebody else 's name|strangers ' names)`,
      de: String.raw`(?:eröffnen|nehmen|bestellen|beantragen|schließen) (?:(?!(?:nie|nicht|keine?n?)(?= ))\S+ ){0,5}?(?:auf den namen|unter dem namen|im namen) (?:von )?(?:fremden|toten|verstorbene\S*|ahnungslose\S*)`,
      es: String.raw`(?:abrimos|pedimos|contratamos|firmamos)(?: (?!(?:no|nunca)(?= ))\S+){0,5}? (?:a nombre|en nombre) de (?:muert\S+|fallecid\S+|desconocid\S+)`,
      zh: '(?:用|拿|以)(?:别人|他人|死人|陌生人)的?(?:身份证|名义|名字)[^。;；]{0,10}(?:开户|贷款|办卡|办贷|申请|注册|借)',
    },
    parts: [],
  },
];
