import { makeSafeImage, type ImageKind, type SafeImage } from '../../modules/media/media.image';
import { loadSharp } from '../../modules/media/sharp';
import type { CoverName, Face, PictureName } from '../types';
import { drawCash, drawChurn, drawCohorts, drawFunnel } from './charts';
import { covers } from './covers';
import { drawFace } from './faces';
import { drawPricing, drawWhiteboard } from './sketches';

const pictures: Record<PictureName, { draw: () => string; alt: string }> = {
  churn: {
    draw: drawChurn,
    alt: 'Line chart of monthly churn over twelve months: about 5 per cent until March, then falling from the month the calls began to 2.2 per cent in October.',
  },
  funnel: {
    draw: drawFunnel,
    alt: 'Bar chart of five steps: 1,000 riders heard of us, 620 asked for a quote, 254 paid for day 1, 97 for day 2 and 71 for day 10.',
  },
  pricing: {
    draw: drawPricing,
    alt: 'Sketch of a price list with three columns. Small costs 19 and Practice 16 per chair and month; the third column, Group, is crossed out.',
  },
  whiteboard: {
    draw: drawWhiteboard,
    alt: 'Whiteboard with six boxes: answer call, visit house, measure, calculate, write offer, sign. A red arrow leads from the offer back to the visit, labelled “4 in 10 go back: cellar door”.',
  },
  cash: {
    draw: drawCash,
    alt: 'Bar chart of cash by month: it rises to 312,000 euros in September, falls to a planned low of 38,000 in April, and recovers in May.',
  },
  cohorts: {
    draw: drawCohorts,
    alt: 'Table of retention by month of joining. After three months 64 to 66 per cent of the January to March customers still pay, against 80 and 81 per cent of those from June and July.',
  },
};

export const pictureAlt = (name: PictureName): string => pictures[name].alt;

async function render(svg: string, kind: ImageKind): Promise<SafeImage> {
  const sharp = await loadSharp();
  return makeSafeImage(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(), kind, 'image');
}

export const renderPicture = (name: PictureName): Promise<SafeImage> => render(pictures[name].draw(), 'post');
export const renderFace = (face: Face): Promise<SafeImage> => render(drawFace(face), 'avatar');
export const renderCover = (name: CoverName): Promise<SafeImage> => render(covers[name](), 'cover');
