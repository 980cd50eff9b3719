/** A character, a blank and its simplified form; entries are parted by a bar. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}
