import { useMutation } from '@apollo/client/react';
import { PairionProfileDocument, SavePairionProfileDocument } from './__generated__/Pairion.generated';

/** Saves changes of the viewer’s profile, which has no id, and writes the answer to the cache. */
export const useSaveProfile = () =>
  useMutation(SavePairionProfileDocument, {
    update(cache, { data }) {
      if (data) cache.writeQuery({ query: PairionProfileDocument, data: { pairionProfile: data.savePairionProfile } });
    },
  });
