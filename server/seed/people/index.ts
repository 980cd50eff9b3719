import type { CastMember } from '../types';
import { firstHalf } from './firstHalf';
import { secondHalf } from './secondHalf';

/** The cast of the demo community. Email addresses are `<username>@demo.venturion.example`. */
export const cast: CastMember[] = [...firstHalf, ...secondHalf];
