/** German words for what goes into a product or brings it, also at the end of a compound: "Arbeitslohn", as a pattern. */
export const germanInputs =
  '[^\\s,]*(?:stoff|material|mehl|zutaten|teile|holz|leder|garn|wolle|sprit|benzin|diesel|strom|verpackung|karton|porto|lohn|ware|farbe|kurier|fahrer|näherin|futter)';

/** English words for what goes into a product, by their lemma. */
export const materials =
  /^(?:leather|buckle|cotton|wool|wax|wick|wood|timber|steel|flour|wheat|yeast|egg|salt|spice|cocoa|chocolate|cream|cheese|meat|fish|rice|milk|sugar|butter|paint|varnish|dye|pigment|glue|fabric|cloth|linen|silk|felt|lining|thread|yarn|button|ribbon|lace|clay|brick|cement|sand|glass|plastic|resin|paper|cardboard|envelope|ink|toner|foam|rubber|metal|wire|nail|bolt|hinge|seed|feed|fertili[sz]er|soap|detergent|oil|gas|petrol|diesel|electricity|bean|zip|screw|label|jar|bottle|tube|cable|battery|sensor|motor|pump|valve|filter|lens|magnet|chip|bearing|hardware|electronics)$/;

/** Spanish ones, as they are written. */
export const spanishMaterials =
  /^(?:harina|levadura|huevos?|sal|azúcar|leche|mantequilla|chocolate|queso|carne|pescado|arroz|cuero|piel|papel|cartón|tela|hilo|lana|algodón|botones|cremalleras?|madera|tornillos?|clavos?|acero|hierro|aluminio|vidrio|plástico|resina|pintura|barniz|tinta|cera|mechas?|arcilla|cemento|ladrillos?|semillas?|pienso|abono|jabón|detergente|aceite|gas|gasolina|gasóleo|luz|electricidad|cables?|baterías?|sensores|motores|etiquetas?|frascos?|botellas?|cajas?)$/;
