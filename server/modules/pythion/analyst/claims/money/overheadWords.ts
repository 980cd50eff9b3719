/** Rooms and grounds that a business rents. */
export const premises =
  /^(?:kitchen|shed|unit|workshop|office|garage|barn|field|land|room|shop|stall|premises|space|warehouse|studio|yard|plot|building|site|cellar|container|polytunnel|orchard|meadow|pool|hall|court|pitch|gym|church|chapel|classroom|theatre|rink)$/;

const place =
  '(?:kitchen|shed|unit|workshop|office|garage|barn|field|land|shop|store|stall|pitch|stand|premises|warehouse|studio|yard|plot|building|site|cellar|container|polytunnel|hall|lock - up|halle|saal|turnhalle|werkstatt|büro|garage|laden|ladenlokal|lager|lagerraum|atelier|küche|backstube|praxis|keller|scheune|stand|standplatz|local|nave|obrador|taller|oficina|almacén|garaje|puesto|plaza|cocina|cava|bodega|tienda|terreno|finca|bodeguita|cámara|sala|salón)';
const article =
  '(?:the|my|our|die|der|das|den|dem|unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|el|la|los|las|mi|mis|nuestr[oa]s?)';
const vehicle = '(?:van|car|truck|lorry|wagen|auto|transporter|lieferwagen|furgoneta|coche|camioneta|carro|camión)';
const market = '(?:market|fair|square|markt|wochenmarkt|mercado|feria)';
const ofPlace = `(?: (?:of|for|on|der|des|für|vom|von|de|del) (?:${article} )?(?:\\S+ )?(?:${place}|${vehicle}))?`;

/** What is paid whoever buys: "kitchen rent", "the pitch at the market", "Strom", "la cuota de autónomos". */
export const overheadPart = new RegExp(
  `^(?:${article} )?(?:monthly |monatliche |total )?(?:${[
    `(?:${place} )?(?:rent|lease)${ofPlace}`,
    `(?:${vehicle} |business |shop |public liability |liability |building )?insurance`,
    'fixed (?:costs?|expenses)|(?:fix|fixe[nr]? |feste[nr]? )kosten|(?:gastos|costes|costos) fijos(?: mensuales)?',
    'business rates|electricity|utilities|broadband|wages|salaries|payroll|overheads?|accountant|bookkeep(?:er|ing)',
    `market (?:pitch|stall|stand)(?: fee)?|(?:pitch|stall|stand) (?:at|in|on) (?:${article} )?(?:\\S+ )?${market}`,
    `${vehicle} (?:loan|lease|payments?)|loan (?:for|on) ${article} \\S+`,
    `(?:(?:laden|hallen|büro|raum|kalt|warm|stand|werkstatt|küchen|lager|garagen)?miete|pacht)${ofPlace}`,
    '(?:betriebs|haftpflicht|betriebshaftpflicht|kfz - |auto|gebäude)?versicherung|krankenversicherung|krankenkasse|sozialabgaben',
    'strom|stromkosten|nebenkosten|standplatz|standgebühr|gehälter|löhne|lohnkosten|steuerberater(?:in)?',
    `(?:auto|wagen|fahrzeug)(?:kredit|leasing)|(?:kredit|leasing|kreditrate|rate) für ${article} \\S+`,
    `(?:alquiler|arriendo|renta)${ofPlace}`,
    `(?:(?:cuota|recibo) de )?autónomos?|seguridad social|seguro(?: (?:de|del) (?:${article} )?(?:${vehicle}|${place}))?`,
    `luz|gestor(?:ía|a)?|nóminas?|sueldos?|puesto (?:de|del|en el) ${market}`,
    `(?:préstamo|crédito|letra) (?:del|de la|para el|para la) ${vehicle}`,
  ].join('|')})$`,
);

/** A room, a vehicle or a phone, which may be ours or what we let: "the van", "la plaza". */
export const thingPart = new RegExp(
  `^(?:${article} )?(?:${place}|${vehicle}|phone|mobile|laptop|storage|internet|software|telefon|handy|teléfono|móvil)(?: (?:at|in|on|auf|am|im|in der|auf dem|en|del) (?:${article} )?\\S+)?$`,
);

/** "My phone", "mi teléfono": nobody lets it. */
export const ownThing =
  /^(?:my|our|meine?|unsere?|mi|nuestr[oa]) (?:phone|mobile|laptop|internet|telefon|handy|teléfono|móvil)$/;
