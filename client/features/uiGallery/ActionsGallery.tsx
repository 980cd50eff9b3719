import { Bell, Bookmark, Ellipsis, Heart, MessageSquare, Pencil, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton';
import { Badge, CountBadge } from '../../ui/feedback/Badge';
import { Button, type ButtonVariant } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Kbd } from '../../ui/text/Kbd';
import { Tabs, TabPanel } from '../../ui/Tabs';
import { ExternalLink, TextLink } from '../../ui/text/TextLink';
import { Tick } from '../../ui/Tick';
import { Tooltip } from '../../ui/overlay/Tooltip';
import { Row, Specimen } from './Specimen';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionsGallery() {
  const [isLiked, setLiked] = useState(true);
  return (
    <>
      <Specimen title="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Save changes</Button>
            <Button variant={variant} icon={Pencil}>
              Edit
            </Button>
            <Button variant={variant} loading>
              Sending
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
      </Specimen>
      <Specimen title="Icon button, action, tooltip">
        <Row>
          <IconButton label="Edit" icon={Pencil} />
          <IconButton label="More" icon={Ellipsis} disabled />
          <Tooltip label="Notifications" keys="g n">
            <IconButton label="Notifications" icon={Bell}>
              <CountBadge count={7} of="unread notifications" className="absolute top-0 right-0" />
            </IconButton>
          </Tooltip>
        </Row>
        <Row>
          <ActionButton
            label="Like"
            icon={Heart}
            count={isLiked ? 1001 : 1000}
            pressed={isLiked}
            onClick={() => setLiked(!isLiked)}
          />
          <ActionButton label="Comment" icon={MessageSquare} count={12} />
          <ActionButton label="Share" icon={Repeat2} />
          <ActionButton label="Bookmark" icon={Bookmark} pressed={false} />
        </Row>
      </Specimen>
      <Specimen title="Link, badge, tick, keys">
        <Row>
          <span>
            Read the <TextLink to="/terms">terms</TextLink> or an{' '}
            <ExternalLink href="https://example.com">article elsewhere</ExternalLink>.
          </span>
        </Row>
        <Row>
          <Badge>Draft</Badge>
          <Badge tone="primary">Published</Badge>
          <Badge tone="warn">Closes soon</Badge>
          <Badge tone="danger">Blocked</Badge>
          <Badge tone="info">Remote</Badge>
          <CountBadge count={1} of="new" />
          <CountBadge count={23} of="new" />
          <CountBadge count={1200} of="new" />
        </Row>
        <ul className="border-t border-line">
          <li className="relative border-b border-line px-4 py-2 font-bold">
            <Tick />
            Unread or current: the tick and bold text
          </li>
          <li className="relative border-b border-line px-4 py-2 text-ink-2">Read</li>
        </ul>
        <Row>
          <Kbd keys="g h" /> <Kbd keys="?" /> <Kbd keys="mod+k" />
        </Row>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Feed"
          defaultValue="for_you"
          className="-mx-4"
          items={[
            { value: 'for_you', label: 'For you' },
            { value: 'following', label: 'Following' },
            { value: 'latest', label: 'Latest' },
          ]}
        >
          <TabPanel value="for_you" className="py-4">
            Ranked, with the reason.
          </TabPanel>
          <TabPanel value="following" className="py-4">
            People you follow.
          </TabPanel>
          <TabPanel value="latest" className="py-4">
            Newest first.
          </TabPanel>
        </Tabs>
      </Specimen>
    </>
  );
}
