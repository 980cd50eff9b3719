/** "florist", "beekeeper": words for people that no list contains. Words for things with the same ending are excepted. */
export const isAgentive = (lemma: string | undefined): boolean =>
  lemma !== undefined &&
  /(?:[^aeiou](?:er|or)|ier|ist|ian|eer|ee|man|woman|smith|wright|herd|monger|clerk|guide|folk)$/.test(lemma) &&
  lemma.length > 4 &&
  !/(?:number|barrier|carrier|pier|tier|frontier|supplier|soldier|paper|order|quarter|letter|center|meter|liter|water|power|summer|winter|computer|container|december|september|october|november|printer|sensor|scanner|tracker|offer|matter|river|tower|layer|register|mirror|error|floor|door|color|motor|factor|dinner|danger|answer|newsletter|weather|leather|filter|charger|folder|trailer|shower|theater|chapter|poster|degree|coffee|fee|committee|tree|list|human|toaster|boiler|sticker|planter|tractor|mixer|heater|dryer|washer|freezer|feeder|monitor|blender|cooler|burner|roller|lighter|ladder|butter|flower|gutter|timber|rubber|corner|feather|slipper|sweater|jumper|copper|pepper|ginger|burger|cucumber|lavender|shutter|transformer|generator|radiator|elevator|calculator|refrigerator|ventilator|incubator|indicator|inverter|excavator|detector|reactor|projector|adapter|hanger|strainer|router)$/.test(
    lemma,
  );
