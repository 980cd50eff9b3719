import { Megaphone } from 'lucide-react';
import { useAuth } from '../../../auth/AuthProvider';
import { Button, type ButtonVariant } from '../../../ui/button/Button';
import { openComposerWithText } from '../../post/composer/openComposerWithText';
import { askNetworkText } from './askNetworkText';

/** Opens the composer with a question of a report. Nothing is posted until the viewer does so. */
export function AskNetwork({ question, variant }: { question: string; variant?: ButtonVariant }) {
  const viewerId = useAuth().user!.id;
  return (
    <Button variant={variant} icon={Megaphone} onClick={() => openComposerWithText(viewerId, askNetworkText(question))}>
      Ask the network
    </Button>
  );
}
