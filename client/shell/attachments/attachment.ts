import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';

/**
 * Objects of a domain that posts and messages carry, by the name of their field there. Each domain adds its own:
 * `declare module '…/shell/attachments/attachment' { interface AttachmentCards { newsStory: … } }`.
 */
export interface AttachmentCards {}

export type AttachmentName = keyof AttachmentCards;

export interface AttachmentCode<Card> {
  Card: ComponentType<{ card: Card }>;
  /** Called after the viewer has published a post with the object. */
  afterPublish?: (client: ApolloClient, card: Card) => void;
}

/** How a domain renders its object inside a post, a message or the composer. */
export interface AttachmentKind<Name extends AttachmentName = AttachmentName> {
  /** The field of posts and messages. `createPost` has the input `<name>Id`. */
  name: Name;
  /** What it is: "story". Button labels contain it. */
  label: string;
  /** The content of the card, 96 px high or more, without its border. `card` may be from an earlier version's draft. */
  load: () => Promise<AttachmentCode<AttachmentCards[Name]>>;
}

/** One kind, whichever. */
export type AnyAttachmentKind = { [Name in AttachmentName]: AttachmentKind<Name> }[AttachmentName];

/** One object to attach to a post. */
export type Attachment = { [Name in AttachmentName]: { name: Name; card: AttachmentCards[Name] } }[AttachmentName];
