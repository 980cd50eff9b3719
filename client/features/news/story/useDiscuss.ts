import { useAuth } from '../../../auth/AuthProvider';
import { openComposerWithAttachment } from '../../post/composer/openComposerWithAttachment';
import type { NewsStoryAttachment_NewsStoryCardFragment } from '../attachment/__generated__/NewsStoryAttachment.generated';

type StoryCard = Omit<NewsStoryAttachment_NewsStoryCardFragment, ' $fragmentName'>;

/** @returns a function that opens the composer with a story attached */
export function useDiscuss(): (story: StoryCard) => void {
  const viewerId = useAuth().user!.id;
  return ({ id, title, url, source, publishedAt, isSample, image }) =>
    openComposerWithAttachment(viewerId, {
      name: 'newsStory',
      card: { id, title, url, source, publishedAt, isSample, image },
    });
}
