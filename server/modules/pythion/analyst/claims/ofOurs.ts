/** Us and what is ours, as a pattern's part between spaces: "our", "uns", "nuestra". */
export const ourWords = String.raw`us|our|ours|uns|unser\S*|nos|nuestr\S+`;

/** What they do with ours: "bought", "nutzen", "pagaron". */
export const dealingWords = String.raw`use[ds]?|using|buys?|bought|pays?|paid|sign(?:s|ed)? up|kauf\S+|gekauft|zahl\S*|nutz\S+|compr[aóoe]\S*|pag[aóou]\S*|us[aóo]\S*`;

/** What they do with ours in Chinese, where a word of it stands among others. */
export const dealingInChinese = '我们|用';
