import * as v from 'valibot';

export const setNewsSourceInput = v.object({
  enabled: v.pipe(
    v.boolean('enabled must be true or false.'),
    v.description('False leaves its stories out of your news.'),
  ),
});
