import type { Face } from '../types';

const shapes: Record<Face['hair'], { behind?: string; front?: string }> = {
  short: {
    front: 'M122 190C112 96 164 66 204 70C256 66 290 104 278 190C270 150 250 132 200 134C150 132 132 152 122 190Z',
  },
  long: {
    behind: 'M112 330C92 190 110 66 200 66C290 66 308 190 288 330Z',
    front: 'M122 190C124 116 170 96 214 100C262 102 276 140 278 190C262 150 232 142 198 124C176 146 142 150 122 190Z',
  },
  bun: {
    behind: 'M156 66a44 44 0 1 0 88 0a44 44 0 1 0-88 0',
    front: 'M122 186C116 96 160 78 200 78C240 78 284 96 278 186C262 136 232 122 200 122C168 122 138 136 122 186Z',
  },
  curly: {
    behind: 'M106 214a40 40 0 0 1 6-70a46 46 0 0 1 44-66a52 52 0 0 1 88 0a46 46 0 0 1 44 66a40 40 0 0 1 6 70Z',
    front:
      'M122 176a30 30 0 0 1 30-44a34 34 0 0 1 52-12a34 34 0 0 1 48 14a30 30 0 0 1 26 42C262 158 240 150 200 152C160 150 140 158 122 176Z',
  },
  none: {},
  scarf: {
    behind: 'M104 340C84 190 104 62 200 62C296 62 316 190 296 340Z',
    front: 'M122 196C118 100 160 78 200 78C240 78 282 100 278 196C270 144 240 122 200 122C160 122 130 144 122 196Z',
  },
};
const dark = '#1f1a18';
const path = (d: string | undefined, fill: string) => (d ? `<path d="${d}" fill="${fill}"/>` : '');

/** Draws a square portrait. */
export function drawFace({ hair, hairColour, skin, shirt, ground, glasses, beard }: Face): string {
  const { behind, front } = shapes[hair];
  const chin = beard
    ? path(
        'M124 206C124 262 152 296 200 296C248 296 276 262 276 206C270 238 250 236 200 236C150 236 130 238 124 206Z',
        hairColour,
      )
    : '';
  const lenses = glasses
    ? `<g fill="none" stroke="${dark}" stroke-width="5"><circle cx="172" cy="204" r="24"/><circle cx="228" cy="204" r="24"/><path d="M196 200H204M148 198L126 192M252 198L274 192"/></g>`
    : '';
  const parts = [
    path(behind, hairColour),
    path('M44 400C50 326 120 312 172 304H228C280 312 350 326 356 400Z', shirt),
    path('M168 268H232V306C232 338 168 338 168 306Z', skin),
    path(
      'M122 192C122 118 158 92 200 92C242 92 278 118 278 192C278 256 244 290 200 290C156 290 122 256 122 192Z',
      skin,
    ),
    chin,
    path(front, hairColour),
    `<circle cx="172" cy="204" r="7" fill="${dark}"/><circle cx="228" cy="204" r="7" fill="${dark}"/>${lenses}`,
    `<path d="M178 254Q200 270 222 254" stroke="${beard ? skin : dark}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/>${parts.join('')}</svg>`;
}
