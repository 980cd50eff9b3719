/** Children and teenagers, as words of a pattern. */
export const child = {
  en: String.raw`(?:children|kids|toddlers|babies|infants|pupils|schoolchildren|minors|teenagers|teens|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) ?-? ?graders|(?:[5-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen) ?-? ?years? ?-? ?olds)`,
  de: String.raw`(?:(?:\S*[^ ])?kindern?|kleinkindern?|minderjährigen?|schülern?|schülerinnen|jugendlichen?|teenagern?|(?:[5-9]|1[0-5]|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn)(?: ?- ?)?jährigen?)`,
  es: String.raw`(?:niñ[oa]s|menores|alumn[oa]s|escolares|adolescentes|bebés|chic[oa]s de (?:[5-9]|1[0-5]|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince) años)`,
  zh: '(?:孩子|小孩|儿童|未成年人?|小学生|初中生|中学生|幼儿|宝宝|娃)',
};

export const ofChildren = new RegExp(` (?:${child.en}|${child.de}|${child.es}) `);
export const ofChildrenInChinese = new RegExp(child.zh);
