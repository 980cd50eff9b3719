import { affirmed, alternatives, type HarmSigns } from './harmSigns';

const denial = String.raw`(?:\bno|\bsin|nunca|\bni|nadie|tampoco) (?:\S+ ){0,3}`;

export const spanish: HarmSigns = {
  unaware: alternatives([
    String.raw`(?:\b(?:no|ni)|nunca|jamás|nadie|ningun[oa]|casi nadie|pocos)(?: (?:se|lo|la|les|le|los|las|nos|ha|han|me|lo han|se ha|se han)){0,3}(?: \S+){0,2}? (?:enter|sab(?:e|en|ía)|not(?:a|an|ó|ado)|d(?:a|an|ado|io) cuenta|pregunt|revis|mir(?:a|an|ó)|comprueb|sospech|entend|entiend|leen?|recl|quej|averigu|descub|pill|controla|inspecc|protest|denunci|ve\b|ven\b|aparece)`,
    String.raw`sin que (?:\S+ ){0,5}?(?:sep|enter|not|den cuenta|dé cuenta|vea)`,
    'sin (?:saber|avisar|decir|preguntar|pedir|contar|consultar|su (?:permiso|consentimiento|conocimiento))',
    'a escondidas|en secreto|a (?:sus )?espaldas|disimul',
    String.raw`(?:se da cuenta|se dan cuenta|se entera|se enteran|descubre|descubren|nota|notan|lo ve) (?:\S+ ){0,5}?(?:cuando|tarde|después|meses|semanas|ya)`,
    'demasiado tarde|cuando ya|creen? que|piensan? que|creyendo|convencid|como si fuera|ingenu',
    'pasa desapercib|ni idea',
  ]),
  unchecked: alternatives([
    String.raw`sin (?:\S+ ){0,2}?(?:pisar|ver|mirar|revisar|probar|analizar|examen|examinar|prueba|inspecci|visitar|entrar|control|receta|factura|contrato|recibo|papeles|formaci|título|medir|comprobar|registro|preguntas|análisis)`,
    String.raw`firma(?:do)? en blanco|sello|certificad\S* (?:\S+ ){0,4}?(?:falso|sin|vendemos|listo|por \d)`,
    'nadie (?:viene|revisa|comprueba|mira|controla|pregunta)|que no se (?:dieron|hicieron|hizo|dio)',
    String.raw`no (?:se )?(?:hicieron|dieron|existió)|ni (?:factura|contrato|papeles|recibo)|en negro|en b\b`,
  ]),
  withoutPermit: alternatives([
    String.raw`sin (?:\S+ )?(?:licencia|permiso|autorizaci|registro|título|habilitaci|concesi|colegiar|carnet|darnos de alta|alta)`,
    String.raw`no (?:\S+ ){0,2}?(?:tenemos|tengo|pensamos|pienso|vamos a|pedimos|pedir|sacar|sacamos|pagamos) (?:\S+ ){0,3}?(?:licencia|permiso|autorizaci|registro|título|habilitaci|carnet|colegia|trámite)`,
    String.raw`(?:licencia|permiso|autorizaci\S+|registro|título|habilitaci\S+) (?:\S+ ){0,6}?(?:tarda|caro|cuesta|no (?:la|lo) (?:pensamos|vamos)|para qué|nos da igual|ni )`,
    String.raw`nos salt|saltamos|saltarse|esquiv|evit(?:ar|amos) (?:\S+ )?(?:control|inspecc|impuest|multa)|burlar`,
    'ignoramos|papeleo',
  ]),
  bribed: alternatives([
    String.raw`sobre (?:con|para)|sobres|soborn|coima|mordida|\buntar|\buntamos|miran? (?:para|hacia) otro lado`,
    'hacen? la vista gorda',
    '(?:se lleva|recibe|le damos|les damos) (?:su|una) (?:parte|tajada|propina|comisión)',
    String.raw`(?:amigo|conocido|primo|contacto|alguien|cuñado|tío|señor|funcionario) (?:\S+ )?(?:en|de|del) (?:el |la |los )?(?:ministerio|ayuntamiento|municipio|alcaldía|registro|banco|imprenta|aduana|policía|laboratorio|juzgado|tráfico)`,
    'funcionari|vigilante',
  ]),
  trapped: alternatives([
    'pasaporte|documentos|guardamos los|nos quedamos|quedamos con|se quedan? con nosotros|retenemos',
    String.raw`descontamos|no se (?:los|las|lo|la) devolvemos|deuda|intereses|asust|amenaz|miedo|\bpresion|extorsi`,
    '(?<!sin )embarg|se llevan|encerr|llave|candado|no (?:puede|pueden) (?:salir|irse|cancelar|leer|dejar)',
    String.raw`hasta que (?:pag|termin|firm)|firma(?:n)? (?:\S+ ){0,4}?(?:sin|que no)|pago por adelantado|por adelantado`,
    String.raw`anticipo|depósito|señal\b|les damos|prometemos|ilusionad|desesperad|vergüenza|no se atreve|les quitamos`,
    'sacamos (?:la|el|los)|vacía',
  ]),
  consented: affirmed(denial, [
    String.raw`consentim|\bacuerdo|permiso de|autoriz|acept|voluntari|por escrito|firma(?:do|n)? (?:el|un) consent|a petici`,
    'nos (?:pide|piden|lo pide)|lo sabe|saben|informad|avisamos|se lo (?:decimos|contamos)',
    'con su (?:permiso|firma)|a la vista|transparente|anónim|dueñ[oa]s? (?:nos|firman|aceptan)',
  ]),
  lawful: affirmed(denial, [
    String.raw`con (?:\S+ )?(?:licencia|permiso|autorizaci|registro)|licencia (?:de|municipal)|registrad|certificad|acredit`,
    'habilitad|homologad|colegiad|inspector|juez|juzgado|abogad|notari|policía|ministerio|sanidad|veterinari',
    String.raw`hospital|universidad|titulad|auditor|\bperit|bomberos|superintend`,
  ]),
  preventing: affirmed(denial, [
    'avis(?:a|amos|o)|alert|detect|reconoc|evit|proteg|frena|bloque|impid|denunci|devolv|devoluci|reembols',
    'contra |para que (?:nadie|no)|ayud|asesor|revis(?:a|amos)|comprueb|comprobar|verific|rescat|víctima|segur',
    String.raw`antes de|auténtic|\bcompara|enseñ|recicl|destru`,
  ]),
  staged: alternatives([
    String.raw`teatro|película|\bcine\b|museo|juego|novela|utiler|simulacro|(?<!in)formación|\bcursos?\b|escape|historia|escenario`,
    String.raw`\bactor|banda|concierto`,
  ]),
};
