import { sentence, we, wir, type PlainAct } from './plainAct';

const cheaper =
  '(?:normal(?:es)?|común|corriente|barat[oa]s?|más barat[oa]s?|congelad[oa]s?|vencid[oa]s?|de segunda|usad[oa]s?|vieja?s?|del súper|de sobra|otr[oa])';
const unseen =
  '(?:ni se enteran?|no se enteran?|nadie se entera|ni se dan cuenta|nadie se da cuenta|no se nota|sin (?:decir nada|decirlo|avisar))';

/** Ways out, up to a time or the end: not "the emergency exits of other clubs". */
/** Up to three words, none of which denies. */
const undenied = '(?:(?!(?:nie|niemals|nicht|weder) )[^ ,;:]+ ){0,3}?';
const exits = {
  en: '(?:(?:the|our|all|both|any of the|its) ){0,2}(?:emergency|fire|escape) (?:exits?|doors?)(?= (?:[.,;]|at|by|during|while|because|so|when|in|and|with|from|for|to))',
  de: '(?:(?:die|den|unsere|alle|unseren) )?(?:notausgänge?|notausgang|fluchttüren?|fluchtwege?|rettungswege?) ',
  es: '(?:(?:las|la|nuestras|todas las) )?(?:salidas? de (?:emergencia|incendios?)|puertas? (?:de emergencia|cortafuegos)) ',
};

/** Rules that are broken in everyday words: what goes into the food, who signs, and as what workers are registered. */
export const cutCorners: readonly PlainAct[] = [
  {
    id: 'passed off',
    reason: 'it passes off something false as real',
    patterns: [
      // "Si me falta harina especial meto un poco de la normal y dejo la misma etiqueta, total, ni se enteran".
      new RegExp(
        `^(?!.* (?:antes|otros?|rival(?:es)?|competencia) ).* (?:meto|metemos|pongo|ponemos|echo|echamos|uso|usamos|mezclo|mezclamos|relleno|rellenamos|completo|completamos) (?:[^ ,;:]+ ){0,5}?${cheaper} .{0,80}?(?:(?:misma|igual) etiqueta|etiqueta de siempre).{0,80}? ${unseen} `,
      ),
    ],
    unless: / (?:nunca|jamás|no (?:meto|metemos|pongo|ponemos|echo|uso|mezclo)|lo (?:digo|decimos|aviso|avisamos)) /,
  },
  {
    id: 'false papers',
    reason: 'it falsifies what others rely on',
    patterns: [
      // "No son médicos titulados, pero firman la receta con el sello de una doctora que ya se jubiló".
      /^(?=.* (?:no (?:son|somos|soy|es|tienen|tenemos|tengo) (?:\S+ )?(?:médic[oa]s?|doctor[ae]?s?|titulad[oa]s?|título|cédula|colegiad[oa]s?|veterinari[oa]s?|ingenier[oa]s?|arquitect[oa]s?|matrícula)|sin (?:título|cédula|matrícula)) ).* (?:firman?|firmamos|firmo|sellan?|sellamos|sello) (?:\S+ ){1,5}?con (?:el sello|la firma|la cédula|la matrícula|el nombre|la clave) de (?:otr[oa]|un[oa]?|mi|el|la) /,
    ],
    unless: / (?:revisa|supervisa|autoriza|delante de|presente|autorizad[oa]) /,
  },
  {
    id: 'false self-employment',
    reason: 'it cheats workers of their rights',
    patterns: [
      // "A los repartidores los ponemos como autónomos aunque tienen horario y jefe".
      /^(?!.* (?:nunca|jamás|no l[oa]s) ).* (?:ponemos|pongo|tenemos|tengo|damos de alta|contratamos|contrato|hacemos pasar) (?:\S+ ){0,3}?(?:como|por|de) (?:falsos )?(?:autónom|monotributist|independient|socios cooperativist)\S* (?:\S+ )?(?:aunque|pero|y) (?:\S+ ){0,3}?(?:tienen|cumplen|llevan|con) (?:\S+ ){0,2}?(?:horario(?! (?:libre|flexible|propio))|jefe|turno|uniforme)/,
      / (?:un[oa]s|nuestros|mis|de) falsos autónomos /,
    ],
    unless: / (?:contra los|evita\S*|denuncia\S*|inspecci\S+|problema|rival|competencia|sin falsos) /,
  },
  {
    id: 'shut exits',
    reason: 'it endangers people',
    patterns: [
      // "We never open the emergency exits at night", "wir schließen die Notausgänge ab".
      sentence(
        we,
        `(?:(?:never|(?:do|does) (?:n't|not)) (?:open|opens|unlock|unlocks|clear|clears|check|checks)|(?:lock|locks|chain|chains|block|blocks|bolt|bolts|bar|bars|nail|nails|weld|welds)) ${exits.en}`,
      ),
      sentence(
        wir,
        `(?:(?:öffnen|räumen|prüfen) ${exits.de}(?:[^ ,;:]+ ){0,3}?(?:nie|niemals|nicht) |(?:schließen|sperren|verriegeln|verrammeln) ${exits.de}${undenied}(?:ab|zu) |stellen ${exits.de}${undenied}zu |ketten ${exits.de}${undenied}(?:ab|zu|an) |(?:verriegeln|versperren|blockieren) ${exits.de}(?!(?:[^ ,;:]+ ){0,2}?(?:nie|niemals|nicht) ))`,
      ),
      new RegExp(
        ` (?:(?:nunca|jamás|no) (?:abr(?:o|imos)|despej(?:o|amos)|revis(?:o|amos))|(?<! (?:no|nunca|jamás) )(?:cerr(?:o|amos)|cierro|bloque(?:o|amos)|encaden(?:o|amos)|tap(?:o|amos))) (?:con (?:llave|candado) )?${exits.es}`,
      ),
      /^我们?(?:(?!不|没|别|防|查|举报|发现|禁|教|提醒)[^,，。;:]){0,8}?(?:(?:(?:从来?不|不|从没)(?:打)?开|锁(?:上|住|死)?|堵(?:上|住|死)?|封(?:上|住|死)?)(?:安全出口|紧急出口|消防通道|逃生门|消防门)|把(?:安全出口|紧急出口|消防通道|逃生门|消防门)(?:都|全)?(?:锁|堵|封)(?:上|住|死|起来))/,
    ],
    unless:
      / (?:only|except|unless|after everyone|until|test|tests|install|film|outside|from outside|during the day|nur|außer|erst|test\S*|von außen|solo|excepto|salvo|hasta|desde fuera|prueba) |没人|下班后|从外面/,
  },
];
