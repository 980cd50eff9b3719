/** Rows of the tables that the seed fills, under their columns' names. */
export type Rows = {
  account: { id: string; email: string; password_hash: string; created_at: Date; password_changed_at: Date }[];
  profile: {
    id: string;
    username: string;
    display_name: string;
    headline: string;
    bio: string;
    location: string;
    skills: string[];
    stage: string | null;
    looking_for: string[];
    looking_for_note: string;
    links: { label: string; url: string }[];
    hidden: boolean;
    created_at: Date;
    updated_at: Date;
  }[];
  connection: {
    id: string;
    requester_id: string;
    recipient_id: string;
    status: 'pending' | 'accepted';
    message: string;
    created_at: Date;
    responded_at: Date | null;
  }[];
  follow: { follower_id: string; followee_id: string; created_at: Date }[];
  media: {
    id: string;
    owner_id: string;
    folder: string;
    url: string;
    width: number;
    height: number;
    src_set: string;
    placeholder: string;
    bytes: number;
    created_at: Date;
  }[];
  news_source: {
    id: string;
    url: string;
    title: string;
    is_active: boolean;
    failures: number;
    next_fetch_at: Date;
  }[];
  news_story: {
    id: string;
    source_id: string;
    url: string;
    canonical_url: string;
    title: string;
    title_key: string;
    summary: string;
    is_sample: boolean;
    picture_attempts: number;
    published_at: Date;
    fetched_at: Date;
  }[];
  post: PostRow[];
  post_revision: { post_id: string; number: number; content: string; written_at: Date }[];
  post_like: { post_id: string; account_id: string; created_at: Date }[];
  post_bookmark: { post_id: string; account_id: string; created_at: Date }[];
  comment: CommentRow[];
  comment_like: { comment_id: string; account_id: string; created_at: Date }[];
  conversation: {
    id: string;
    is_group: boolean;
    title: string;
    pair: string | null;
    owner_id: string | null;
    last_seq: number;
    created_at: Date;
  }[];
  conversation_member: {
    conversation_id: string;
    account_id: string;
    peer_id: string | null;
    state: 'joined' | 'requested';
    read_seq: number;
    last_seq: number;
    last_at: Date;
  }[];
  message: {
    id: string;
    conversation_id: string;
    seq: number;
    sender_id: string;
    content: string;
    change_kind: string | null;
    change_person_id: string | null;
    change_title: string | null;
    created_at: Date;
  }[];
  message_reaction: { message_id: string; account_id: string; emoji: string; created_at: Date }[];
  job: JobRow[];
  application: {
    id: string;
    job_id: string;
    applicant_id: string;
    note: string;
    status: 'SENT';
    private_note: string;
    conversation_id: string | null;
    created_at: Date;
    updated_at: Date;
  }[];
};

export type PostRow = {
  id: string;
  author_id: string;
  content: string;
  image_id: string | null;
  image_alt: string;
  news_story_id: string | null;
  is_public: boolean;
  is_edited: boolean;
  edited_at: Date | null;
  shared_post_id: string | null;
  is_share: boolean;
  like_count: number;
  comment_count: number;
  share_count: number;
  created_at: Date;
};

export type JobRow = {
  id: string;
  owner_id: string;
  title: string;
  company: string;
  location: string;
  description: string;
  type: string;
  seniority: string | null;
  is_remote: boolean;
  time_zone_from: number | null;
  time_zone_to: number | null;
  skills: string[];
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  equity_min: number | null;
  equity_max: number | null;
  apply_url: string | null;
  visit_count: number;
  status: 'DRAFT';
  is_listed: boolean;
  created_at: Date;
  updated_at: Date;
};

export type CommentRow = {
  id: string;
  post_id: string;
  parent_id: string | null;
  author_id: string;
  content: string;
  like_count: number;
  created_at: Date;
};
