/** German words for what goes into a product or brings it, also at the end of a compound: "Arbeitslohn", as a pattern. */
export const germanInputs =
  '[^\\s,]*(?:stoff|material|mehl|zutaten|teile|holz|leder|garn|wolle|sprit|benzin|diesel|strom|verpackung|karton|porto|lohn|ware|farbe|kurier|fahrer|näherin|futter)';
