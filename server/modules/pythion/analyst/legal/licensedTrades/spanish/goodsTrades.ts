import type { Trade } from '../trade';
import { acts, beasts, build, drinks, end, run } from './words';

/** Trades with goods, works and waste, and with the money, the rights and the safety of others. */
export const goodsTrades: readonly Trade[] = [
  {
    field: 'lending',
    act: build(
      acts(
        'prestamos|presto|adelantamos|anticipamos|fiamos',
        String.raw`(?:\d[\d.]* (?:euros|pesos|dólares|soles|€)|dinero|efectivo)(?= )`,
      ),
      acts('damos|ofrecemos|concedemos', `(?:préstamos|microcréditos|créditos|minicréditos)${end}`),
    ),
  },
  {
    field: 'insurance',
    act: build(
      acts('vendemos|ofrecemos', `seguros?${end}`),
      acts(
        'cubrimos|cubro|pagamos|asumimos|reponemos',
        `(?:entierros?|funeral(?:es)?|sepelio|daños|robos?|siniestros|averías|hospital|veterinario|pérdidas)${end}`,
      ) + '(?<= (?:al|por|cada) (?:mes|año|semana) .*)',
    ),
  },
  {
    field: 'raw milk',
    act: build(
      acts(
        'vendemos|vendo|repartimos|servimos|embotellamos|ofrecemos',
        '(?:leche|queso de leche) (?:\\S+ )?(?:cruda|sin pasteurizar)(?= )',
      ),
    ),
  },
  {
    field: 'slaughter',
    act: build(acts('matamos|sacrificamos|mato|sacrifico|degollamos', `${beasts}${end}`, 3), run('matadero')),
  },
  {
    field: 'alcohol and drugs',
    act: build(
      acts('destilamos|destilo', `${drinks}(?= )`),
      acts(
        'vendemos|importamos|cultivamos|liamos|repartimos|vendo',
        `(?:tabaco|cigarrillos|puros|vapeadores|vapers?|cannabis|marihuana|cbd|cigarros electrónicos)${end}`,
      ),
      run('destilería'),
    ),
  },
  { field: 'alcohol and drugs', act: / (?:l[oa]s?) (?:destilamos|destilo) /, about: new RegExp(` ${drinks} `) },
  {
    field: 'food',
    act: build(
      acts(
        'cocino|cocinamos|horneo|horneamos|preparo|preparamos|guiso|guisamos',
        '(?:en casa|en (?:mi|nuestra) (?:cocina|casa|piso|garaje))(?= )',
        7,
        'cocina|hornea|prepara|guisa',
      ),
      run('restaurante|puesto de (?:comida|tacos|empanadas|churros)|food truck|chiringuito|casa de comidas'),
    ),
    isPaid: true,
  },
  {
    // "Nadie les revisa la cocina de gas. Cobro 60 euros por cocina".
    field: 'gas',
    act: / (?:cobro|cobramos) (?:\S+ ){1,4}?(?:por|cada) (?:cocina|estufa|caldera|calentador|hornillo|aparato) /,
    about:
      / (?:revis|repar|arregl|instal|mont)\S+ (?:\S+ ){0,3}?(?:cocinas?|estufas?|calderas?|calentador(?:es)?|hornillos?|aparatos?) (?:de|a) gas /,
    isPaid: true,
  },
  {
    field: 'gas',
    act: / (?:reparo|reparamos|instalo|instalamos|arreglo|arreglamos|reviso|revisamos) (?:\S+ ){0,2}?(?:calderas?|estufas?|instalaciones|calentadores|tuberías|cocinas) (?:de|a) gas /,
  },
  {
    field: 'electrical work',
    act: build(
      acts(
        'instalamos|instalo|conectamos|montamos|cambiamos',
        `(?:enchufes|cuadros eléctricos|cargadores de coches?|puntos de (?:recarga|carga)|cableado eléctrico|instalaciones eléctricas|la luz)${end}`,
      ),
    ),
  },
  {
    field: 'security',
    act: build(
      String.raw` nuestros (?:vigilantes|guardias|guardas|escoltas|porteros) (?:\S+ )?(?:recorren|vigilan|cuidan|protegen|patrullan|están|hacen|guardan|trabajan) `,
      acts(
        'vigilamos|custodiamos|patrullamos',
        String.raw`(?:naves|obras|polígonos|fincas|tiendas|locales|discotecas|almacenes|conciertos|urbanizaciones)${end}`,
        3,
      ),
      acts('ofrecemos|mandamos|ponemos', `(?:vigilantes|guardias de seguridad|escoltas)${end}`, 3),
    ),
  },
  {
    field: 'private detectives',
    act: / (?:(?:somos|soy) (?:un |una )?(?:detectives? privad[oa]s?|detectives)|nuestros detectives \S+) /,
  },
  {
    // "Las empresas de pirotecnia son caras. Disparamos un castillo de diez minutos".
    field: 'explosives',
    act: build(
      acts(
        'tiramos|lanzamos|disparamos|quemamos|encendemos',
        String.raw`(?:castillos?|espectáculos?|tracas?|funci[óo]n(?:es)?|show|exhibici[óo]n(?:es)?)(?= )`,
        3,
      ),
    ),
    about: / (?:fuegos artificiales|pirot[ée]cni\S+|pólvora|petardos|cohetes) /,
  },
  {
    field: 'explosives',
    act: build(
      acts('vendemos|tiramos|lanzamos|disparamos', `(?:fuegos artificiales|petardos|cohetes|pirotecnia)${end}`, 3),
      ' (?:dinamitamos|volamos con dinamita|hacemos voladuras) ',
    ),
  },
  {
    field: 'gambling',
    act: build(
      acts(
        'organizamos|hacemos|vendemos|abrimos|montamos',
        `(?:rifas?|sorteos?|loterías?|bingos?|apuestas|timbas?|casinos?|tragaperras|papeletas)${end}`,
      ),
    ),
    isPaid: true,
  },
  {
    field: 'commercial drones',
    act: build(
      acts('volamos|pilotamos', `dron(?:es)?${end}`, 3),
      acts(
        'fumigamos|grabamos|fotografiamos|inspeccionamos|pulverizamos|sembramos|medimos|filmamos|tratamos|contamos|revisamos',
        String.raw`(?:(?:\S+ ){0,5}?con )(?:un |nuestro |nuestros )?dron(?:es)?${end}`,
      ),
    ),
  },
  {
    field: 'law and tax advice',
    act: build(
      acts(
        'representamos|represento|defendemos',
        String.raw`\S+ (?:\S+ ){0,3}?(?:en (?:el )?juicio|en los? juzgados?|ante los? tribunal(?:es)?|ante el juez)(?= )`,
      ),
      acts(
        'damos|ofrecemos',
        `(?:asesoría|asesoramiento|consejo|consejos) (?:legal|fiscal|jurídic\\S+|financier\\S+|de inversión)(?= )`,
        3,
      ),
      acts('hacemos|hago', `declaración de la renta${end}`, 3),
    ),
  },
  { field: 'investments', act: / (?:recomendamos|decimos|recomiendo) (?:\S+ )?qué (?:acciones|fondos) / },
  {
    field: 'payments',
    act: build(
      acts(
        'enviamos|mandamos|giramos|transferimos',
        '(?:dinero|remesas|su sueldo) (?:\\S+ ){0,3}?(?:a casa|a su país|al extranjero|a sus familias|a su familia)(?= )',
        3,
      ),
      acts('cambiamos|cambio', `(?:divisas|dólares|moneda extranjera|pesos por)${end}`, 2),
    ),
  },
  {
    field: 'waste',
    act: build(
      acts(
        'recogemos|retiramos|transportamos|quemamos|eliminamos',
        `(?:residuos (?:peligrosos|sanitarios|tóxicos|químicos|industriales)|agujas|jeringuillas|escombros|baterías viejas|lodos|aguas fecales)${end}`,
      ),
    ),
  },
  {
    field: 'pesticides',
    act: build(
      acts('fumigamos|fumigo', String.raw`\S+`, 0),
      acts(
        'rociamos|pulverizamos|aplicamos|echamos|esparcimos',
        `(?:pesticidas|herbicidas|fungicidas|insecticidas|glifosato|plaguicidas)${end}`,
      ),
    ),
  },
  {
    field: 'asbestos',
    act: / (?:quito|quitamos|retiro|retiramos|elimino|eliminamos|desmonto|desmontamos) (?:\S+ ){0,3}?(?:amianto|asbesto|uralita) /,
  },
  {
    field: 'asbestos',
    act: / l[oa]s? (?:quitamos|quito|retiramos|desmontamos|arrancamos|tiramos) /,
    about: / (?:amianto|asbesto|uralita) /,
  },
  {
    field: 'demolition',
    act: build(acts('demolemos|derribamos', `(?:casas|edificios|naves|muros|chimeneas)${end}`, 3)),
  },
];
