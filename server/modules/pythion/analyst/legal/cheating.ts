import { nous, sentence, we, wir, type PlainAct } from './plainAct';

/** "We do homework for pupils", "wir legen für andere die Fahrprüfung ab": what pupils and students have to do themselves. */
export const cheating: PlainAct = {
  id: 'cheating',
  reason: 'it helps people cheat',
  patterns: [
    // "Students hand in our essay as their own".
    /^(?=.* (?:we|us|our|ours|i) )(?!.* (?:anthology|magazine|publish|print|detect|check|spot|find|catch|prove|warn|compare|never|not|n't)[^ ]* ).* (?:essays?|thes[ie]s|coursework|dissertations?|term papers?) (?:[^;]* )?(?:as (?:their|his|her) own|(?:in|under) (?:their|his|her) own names?) /,
    sentence(
      we,
      'writes? (?:[^ ]+ ){0,3}?(?:essays|thes[ie]s|coursework|dissertations|term papers|homework) for (?:[^ ]+ )?(?:students|pupils|undergraduates)',
    ),
    sentence(
      wir,
      'schreiben (?:[^ ]*(?:haus|bachelor|master|abschluss|doktor|seminar|facharbeit)[^ ]*|dissertationen) für (?:[^ ]+ )?(?:student|schüler)[^ ]*',
    ),
    /^我们?(?:(?!不|反|查|检测|举报|打击)[^,，。;:]){0,10}?代写(?:毕业)?(?:的)?(?:论文|作业|学位论文)/,
    sentence(
      nous,
      '(?:écrivons|rédigeons|faisons) (?:les|des|leurs|vos) (?:mémoires?|thèses?|devoirs|dissertations?|examens)(?: [^ ,;:]+){0,6}? (?:rendent|remettent|déposent|sous leur nom|comme les leurs|à leur place|à votre place)',
    ),
    sentence(
      '(?:nós |nosotros )?',
      '(?:escrevemos|fazemos|escribimos|redactamos|hacemos|escribo|redacto|hago) (?:[^ ]+ )?(?:tccs?|trabalhos|monografias|teses|provas|trabajos(?! de (?:carpinter|jardiner|pint|costur|albañil|fontaner|limpiez|reform|artesan))|tesis|tfgs?|exámenes)(?: [^ ,;:]+){0,6}? (?:entregam|entregan|em nome d|no lugar d|(?:a|con|bajo) su (?:propio )?nombre|como propios?|en lugar d)',
    ),

    // "Students send us the assignment and we write it"; not "their essay, and we write comments".
    sentence(
      '(?:students|pupils|undergraduates) ',
      '(?:send|give|mail) us (?:the|their|an|a) (?:[^ ]+ )?(?:assignments?|tasks?|homework|coursework|essay topics?|topics?)(?: (?!comment|feedback|hint)[^ ]+){0,6}? (?:and|,) (?:then )?(?:we|our [^ ]+) (?:[^ ]+ )?(?:write|writes|do|does|solve|solves) (?:it|them|the (?:essay|paper|thesis|text|homework))(?: [^ ]+)? (?:[.,]|and|for|at|in) ',
    ),
    sentence(
      we,
      '(?:do|does|finish(?:es)?) (?:the |all |your |their )?(?:homework|assignments?|coursework) (?:for|of) (?:[^ ]+ )?(?:students|pupils|kids|teenagers|undergraduates) ',
    ),
    // "We do your online exam for you"; not "the eye exam".
    sentence(
      we,
      '(?:do|does|sits?|takes?|pass(?:es)?) (?:your|their|the|an?) (?!(?:eye|medical|dental|physical|health|hearing)[ ])(?:[^ ]+ ){0,2}?(?:exams?|(?:driving|theory|language|citizenship|entrance|online|maths?|school) tests?) (?:for (?:you|them|him|her|others|somebody|someone|students|pupils|candidates|(?:other|busy|lazy) [^ ]+)|in (?:your|their) (?:place|name)) ',
    ),
    sentence(
      we,
      'sells? (?:the )?(?:[^ ]+ )?(?:exam|test) (?:answers|questions|papers) (?:[^ ]+ ){0,4}?before the (?:exam|test) ',
    ),
    sentence(
      '(?:die )?(?:studenten|studierende|studentinnen|schüler) ',
      '(?:schicken|geben|mailen|senden) uns (?:die|ihre|das|ihr) (?:[^ ]*aufgaben?|themen|thema)(?: [^ ]+)? (?:und|,) (?:dann )?wir (?:schreiben|machen|lösen) (?:die (?:arbeit|hausarbeit|aufgabe)|sie|es|ihnen die arbeit) ',
    ),
    sentence(
      wir,
      '(?:schreiben|machen|verfassen) für (?:[^ ]+ )?(?:student[^ ]*|studierende|schüler[^ ]*) (?:die |ihre |eine |deren )?(?:[^ ]*(?:bachelor|master|haus|seminar|abschluss|doktor|fach)arbeit(?:en)?|hausaufgaben|dissertation(?:en)?) ',
    ),
    sentence(wir, 'machen (?:die )?hausaufgaben (?:von|für|der) (?:[^ ]+ )?schülern? '),
    sentence(
      wir,
      'legen (?:[^ ]+ )?(?:für (?:andere|sie|dich|fremde|kandidaten)(?: (?:leute|menschen))?|an (?:ihrer|deiner) stelle) (?:(?:die|ihre|deine|eine) )?[^ ]*prüfung(?:en)? ab ',
    ),
    sentence(
      '(?:nosotros )?',
      '(?:hacemos|escribimos) (?:los|sus|tus) deberes (?:de|a|por) (?:los |las )?(?:alumn|estudiant|niñ)[^ ]+ ',
    ),
    sentence(
      '(?:los |las )?(?:alumn[oa]s|estudiantes) ',
      'nos (?:mandan|envían|dan) (?:el|su|la|los|sus) (?:trabajo|tarea|tareas|deberes|tema|ensayo) y (?:nosotros )?l[oa]s? (?:escribimos|hacemos|redactamos) ',
    ),
    sentence(
      '(?:nosotros )?',
      '(?:hacemos|pasamos) (?:el|tu|su) examen (?:de conducir |en línea |online )?(?:por (?:ti|usted|ellos|otros|otras personas)|en (?:tu|su) lugar) ',
    ),
    /^我们?(?:帮|替|给)(?:大|小|中|留)?学生(?:们)?代?写(?:好)?(?:毕业)?论文[^。;]{0,4}[,，]?[^。;]{0,4}(?:署|交上去|交给老师|当作?自己)/,
    /^我们?(?:(?!不|反|查|检测)[^,，。;:]){0,10}?(?:作业|论文)(?:全部|都)?代(?:做|写)/,
    /^学生们?把(?:作业|论文题目?|题目)(?:发|交|寄)给我们[,，]?(?:由)?我们(?:来)?(?:写|做)(?:好|完|[,，。])/,
    /^我们?(?:替|代)(?:别人|他人|人|考生|学员|学生)(?:去|来)?(?:参加)?考(?:试|驾照|科目|证|[^,，。;]{0,6}(?:理论|执照))/,
    // 帮学生代考驾照理论; not 帮学校抓代考.
    /^我们?(?:(?!不|反|防|查|检测|举报|打击|抓|识别|杜绝)[^,，。;:]){0,10}?(?:代考|替考)(?!的|者|检测|识别|举报)/,
  ],
};
