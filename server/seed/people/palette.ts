/** Colours of the drawn faces. */
export const skin = { pale: '#f0cfb4', sand: '#dcae86', olive: '#c08e64', brown: '#94633f', deep: '#6b442c' };
export const hair = { black: '#221d1b', brown: '#553826', grey: '#9b9a96', blond: '#c79c56', red: '#9a4b2a' };
export const ground = {
  laurel: '#cfe3d3',
  ochre: '#efdcae',
  blue: '#cddcf2',
  plum: '#e8d2e2',
  rust: '#f0d2c4',
  sky: '#cbe3ea',
};
export const shirt = {
  laurel: '#2c6340',
  ochre: '#9a6c16',
  blue: '#2f5aa8',
  plum: '#7d4570',
  rust: '#9c4a2c',
  ink: '#2b332e',
};
