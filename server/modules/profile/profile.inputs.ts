import * as v from 'valibot';
import { shortText } from '../../core/check';

export const updateProfileInput = v.object({
  displayName: v.optional(v.pipe(shortText('The name', 64), v.minLength(1, 'Give a name to show.'))),
  headline: v.optional(shortText('The headline', 220)),
  bio: v.optional(shortText('The bio', 2_600)),
  location: v.optional(shortText('The place', 100)),
});
