/** Where a message of a visitor lies: as people have left it, or kept apart until somebody releases it. */
export type Box = 'new' | 'answered' | 'archived' | 'apart';

/** Which messages are asked for. */
export type InboxFilter = {
  box: Box;
  /** The key of a form. */
  form?: string | undefined;
  /** Words that all have to be in a message. */
  words?: string | undefined;
  sort?: 'newest' | 'oldest' | 'name' | undefined;
};

/** A line of the list. */
export type InboxRow = {
  id: string;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** Where its mail stands. */
  status: 'queued' | 'sent' | 'failed' | 'quarantined';
  name: string;
  email: string;
  /** What its form is called. */
  form: string;
  /** Its first words. */
  excerpt: string;
  box: Box;
};

/** A page of the list, with what the choices beside it say. */
export type InboxPage = {
  rows: readonly InboxRow[];
  /** How many messages fit in all. */
  all: number;
  boxes: Readonly<Record<Box, number>>;
  forms: readonly { key: string; title: string; count: number }[];
  /** How many messages are still to be read after a start. */
  unread: number;
};

/** A file as a letter names it; `about` is what it is and its size, in words. */
export type InboxFile = { id: string; name: string; about: string };

/** One question with its answer, as a letter has them. `kind` is missing where it is the message of a usual form. */
export type InboxAnswer = { label: string; text: string; kind?: string; files?: readonly InboxFile[] };

/** A message as a letter, with all that is told of it. Times are ISO 8601, UTC. */
export type InboxLetter = InboxRow & {
  phone: string;
  answers: readonly InboxAnswer[];
  /** The mailbox that it goes to. */
  to: string | undefined;
  /** `mails`: whether there is a mail server. */
  delivery: {
    attempts: number;
    nextAttemptAt: string;
    sentAt: string | null;
    lastError: string | null;
    mails: boolean;
  };
  /** Why it was kept apart. */
  suspicions: readonly string[];
  /** Who has answered it or laid it aside. */
  handled: { by: string; at: string } | undefined;
  /** When it is deleted by itself, in milliseconds since 1970; missing where it isn't. */
  goesAt: number | undefined;
  /** The person whom it is from, and how many messages of theirs there are. */
  person: string | undefined;
  ofPerson: number;
};
