import { illness, nosotros, sentence, we, wir, type PlainAct } from './plainAct';

/** Short acts against those who pay us, the tax office or the owners of films. */
export const customerTraps: readonly PlainAct[] = [
  {
    id: 'cancel trap',
    reason: 'it makes people pay for what they didn’t choose',
    patterns: [
      // "We make the subscription hard to cancel"; not "our app cancels what is hard to cancel".
      sentence(
        we,
        '(?:makes?|keeps?) (?:it|(?:the|our|their|your|every) [^ ]+) (?:[^ ]+ ){0,2}?(?:hard|difficult|impossible|complicated) to (?:cancel|unsubscribe|quit) ',
      ),
      sentence(
        we,
        '(?:makes?|keeps?) (?:cancell?ing|cancellations?|unsubscribing) (?:[^ ]+ )?(?:hard|difficult|impossible|complicated|slow) ',
      ),
      sentence(
        we,
        '(?:hides?|bur(?:y|ies)) the (?:[^ ]+ )?(?:cancel|cancellation|unsubscribe|opt(?: -)? out) (?:button|link|option|page|form)s? ',
      ),
      sentence(wir, 'verstecken (?:den|die|das) (?:[^ ]+ )?(?:kündigungs|abmelde|abbestell|storno)[^ ]+ '),
      sentence(
        wir,
        'machen (?:(?:die kündigung|das kündigen)(?: [^ ]+){0,2}? (?:schwer|schwierig|kompliziert|unmöglich)|es(?: [^ ]+){0,3}? (?:schwer|schwierig|unmöglich)(?: ,)? (?:zu kündigen|das abo zu kündigen)) ',
      ),
      sentence(
        nosotros,
        '(?:escondemos|ocultamos) (?:el|la) (?:botón|enlace|opción|página) (?:de|para) (?:la )?(?:baja|cancelación|cancelar|darse de baja) ',
      ),
      sentence(
        nosotros,
        'hacemos (?:que )?(?:(?:sea )?(?:[^ ]+ )?(?:difícil|imposible|complicado) (?:darse de baja|cancelar)|(?:darse de baja|cancelar) sea (?:[^ ]+ )?(?:difícil|imposible|complicado)) ',
      ),
      /^我们?(?:故意)?(?:把(?:取消|退订|注销)(?:订阅)?(?:的)?(?:按钮|入口|链接)?(?:藏|隐藏)|隐藏(?:取消|退订)(?:按钮|入口)|让(?:用户|客户)(?:很难|无法|没法)(?:取消|退订))/,
    ],
  },
  {
    id: 'hidden sales',
    reason: 'it hides money from the law',
    patterns: [
      sentence(
        we,
        '(?:(?:helps?|lets?|teach(?:es)?|shows?) (?:[^ ,;:]+ ){1,5}?)?(?:to |how to )?(?:keeps? two sets of books|hides? (?:[^ ,;:]+ ){1,5}?from the tax (?:office|man|authorit(?:y|ies)|collector)) ',
      ),
      sentence(wir, '(?:verstecken|verbergen|verheimlichen) (?:[^ ,;:]+ ){1,5}?vor dem finanzamt '),
      sentence(
        nosotros,
        '(?:(?:escondemos|ocultamos) (?:[^ ,;:]+ ){1,5}?a hacienda|llevamos una? (?:doble contabilidad|contabilidad b)) ',
      ),
    ],
  },
  {
    id: 'untested licence',
    reason: 'it lets people without the skill pass for those who have it',
    patterns: [
      sentence(
        we,
        "(?:gets?|sells?|offers?|issues?) (?:you |people |drivers |anybody |anyone )?(?:an? |the )?(?:driving|driver 's|drivers '|boat|truck|pilot 's) licen[cs]es? (?:[^ ,;:]+ ){0,3}?without (?:an? |any |the )?(?:[^ ]+ )?(?:tests?|exams?) ",
      ),
      sentence(
        wir,
        '(?:verkaufen|besorgen|vermitteln) (?:[^ ,;:]+ ){0,2}?(?:führerscheine?|bootsscheine?) (?:[^ ,;:]+ )?ohne (?:[^ ]+ )?prüfung ',
      ),
      sentence(
        nosotros,
        '(?:vendemos|conseguimos) (?:[^ ,;:]+ )?(?:carn[eé]s?|carnets?|permisos?|licencias?) de conducir (?:[^ ,;:]+ )?sin (?:[^ ]+ )?(?:examen|exámenes) ',
      ),
      /^我们?(?:专门)?(?:卖|代办|办)驾照[,，]?(?:不用|无需|不需要|免)(?:参加)?考/,
    ],
  },
  {
    id: 'false cure',
    reason: 'it endangers people',
    patterns: [
      sentence(
        we,
        `(?:tells?|promises?) (?:[^ ]+ )?(?:people|patients|women|men|those|customers|families|pensioners|buyers) (?:with|who have|suffering from) (?:[^ ]+ )?${illness.en} that (?:our|the|a) (?:[^ ,;:]+ ){1,3}?(?:heals?|cures?) `,
      ),
      sentence(
        wir,
        '(?:sagen|erzählen|versprechen) (?:krebskranken|(?:menschen|leuten|patienten|kranken) mit [^ ]+) , (?:dass )?(?:unser[^ ]*|der|die|das) (?:[^ ,;:]+ ){1,2}?(?:sie |ihn |den krebs )?heilt',
      ),
      sentence(
        nosotros,
        `decimos a (?:[^ ,;:]+ ){1,5}?${illness.es} que (?:nuestr[oa]|el|la) [^ ]+ (?:l[oae]s )?(?:cura|sana) `,
      ),
      // "I sell powder to pensioners and tell them it cures cancer".
      sentence(
        we,
        `(?:sells?|offers?|makes?) (?:[^ ]+ ){1,12}?(?:tells?|telling|say|saying|promise|promising) (?:to )?(?:them |people |customers |buyers )?(?:that )?(?:it|they|this) (?:will |can )?(?:cures?|heals?) (?:[^ ]+ )?${illness.en} `,
      ),
      sentence(
        wir,
        `(?:verkaufen?|biete[nt]?) (?:[^ ]+ ){1,12}?(?:sagen?|erzählen?|verspreche?n?|zu sagen|behaupte[nt]?) (?:ihnen |den leuten )?, (?:dass )?(?:es|das|sie) (?:[^ ]+ )?${illness.de} heil(?:t|en|e) `,
      ),
      sentence(
        nosotros,
        `(?:vend(?:emos|o)|ofre(?:cemos|zco)) (?:[^ ]+ ){1,12}?(?:(?:les|le) (?:decimos|digo|prometemos)|diciéndoles|diciendo) que (?:[^ ]+ )?(?:cura|sana) (?:[^ ]+ )?${illness.es} `,
      ),
      // 给老人卖保健品，告诉他们能治好糖尿病，不用再吃药.
      /^我们?(?:(?!查|防|揭|举报|检测|不卖|医生)[^。;]){0,10}?卖[^。;]{0,12}(?:告诉|跟|对|和|说|宣传|保证|承诺)(?!.*(?:不能|没法|无法|假的|骗局))[^。;]{0,12}(?:治好?|治愈|根治|消除|代替)[^,，。;]{0,4}(?:糖尿病|癌症?|肿瘤|高血压|老年痴呆|心脏病|中风|风湿|胰岛素|降[糖压]药)/,
    ],
  },
  {
    id: 'unpaid films',
    reason: 'it takes what belongs to others',
    patterns: [
      sentence(
        we,
        '(?:shows?|streams?|uploads?|offers?|screens?|sells?) (?:[^ ,;:]+ ){0,3}?(?:films|movies|series|songs|music|books|matches|games) (?:[^ ,;:]+ ){0,3}?without paying (?:the |any )?(?:studios?|artists?|authors?|owners?|rights|labels?|publishers?|leagues?|makers?|licen[cs]es?) ',
      ),
      sentence(
        wir,
        '(?:zeigen|streamen|bieten) (?:[^ ,;:]+ ){0,2}?(?:filme|serien|musik|spiele|bücher)(?: ,)? (?:ohne (?:[^ ,;:]+ ){1,4}?zu (?:be)?zahlen) ',
      ),
      sentence(
        nosotros,
        '(?:ponemos|mostramos|ofrecemos|subimos) (?:[^ ,;:]+ ){0,2}?(?:películas|series|música|libros|partidos)(?: [^ ,;:]+){0,2}? sin pagar (?:[^ ,;:]+ ){0,3}?(?:estudios|autores|derechos|artistas|licencias?) ',
      ),
    ],
    unless: / (?:public domain|our own|expired|gemeinfrei[^ ]*|dominio público) /,
  },
  {
    id: 'bought followers',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        we,
        'sells? (?:(?:\\d[^ ]*|instagram|tiktok|youtube|cheap|new|twitter) ){0,3}(?:followers|likes)(?: (?:and|,|or) (?:followers|likes|views|comments))? (?:[.,]|to|for|at|on|by|from) ',
      ),
      sentence(
        wir,
        'verkaufen (?:[^ ,;:]+ )?(?:follower|likes)(?: und (?:follower|likes|kommentare))? (?:[.,]|an|für|auf|ab|zu) ',
      ),
      sentence(
        nosotros,
        'vendemos (?:seguidores|me gusta|likes)(?: y (?:seguidores|me gusta|likes|comentarios))? (?:[.,]|a|para|en|por|desde) ',
      ),
    ],
  },
];
