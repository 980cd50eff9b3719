import { memoise } from '../../text/memoise';
import { spacedWords, type Token } from '../../text/token';

/** Words of a permit, for all rules of permits: sources of patterns for spaced words, each without its spaces. */
export const permitWords = {
  english:
    '(?:(?:un)?licen[cs](?:e[sd]?|ed)|permits?|permission|registration|registered|certificates?|certified|certification|approvals?|accredited|accreditation|authori[sz](?:ed|ation)|clearance|consents?|faculty|(?:ce|ukca) (?:mark(?:ing)?|label))',
  /** In compounds too: "Betriebserlaubnis", "Reisegewerbekarte". */
  german: String.raw`\S*(?:erlaubnis|genehmigung|zulassung|zugelassene?[nsr]?|lizenz|konzession|approbation|zertifizierung|gewerbeschein|gewerbekarte|bewilligung|gesundheitszeugnis|führungszeugnis|meisterbrief)(?:en)?`,
  spanish:
    '(?:licencias?|permisos?|autorizaci(?:[óo]n|ones)|autorizad[oa]s?|certificaci(?:[óo]n|ones)|certificados?|homologaci(?:[óo]n|ones)|homologad[oa]s?|habilitad[oa]s?|habilitaci(?:[óo]n|ones)|acreditad[oa]s?|carn[ée]|registro|(?:marcado|marca|sello) ce)',
  chinese: '(?:许可证?|执照|牌照|资质|持牌|认证|审批|批文|备案)',
} as const;

/** A permit in a language of Latin letters. */
export const permitInLatin = `(?:${permitWords.english}|${permitWords.german}|${permitWords.spanish})`;

/** A permit as a word of its own. */
export const permit = new RegExp(` ${permitInLatin} `);

/** Whether a permit is named at all, which many rules ask first. */
export const namesPermit = memoise((tokens: readonly Token[]): boolean => permit.test(spacedWords(tokens)));
