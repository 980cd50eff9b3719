import * as v from 'valibot';
import { shortText } from '../../core/check';

export const updateProfileInput = v.object({
  displayName: v.nullish(v.pipe(shortText('The name', 64), v.minLength(1, 'Give a name to show.'))),
  headline: v.nullish(shortText('The headline', 220)),
  bio: v.nullish(shortText('The bio', 2_600)),
  location: v.nullish(shortText('The place', 100)),
});
