import type { InboxFilter, InboxLetter, InboxPage } from '#kit/model';
import type { CommandResult, MessageAction } from '../delivery/message-actions.ts';
import type { Handling } from '../spool/handled-files.ts';
import type { PersonMessage } from './person-archive.ts';

/** How many messages a page of the list has. */
export const pageLength = 50;

/** How long a list may wait for messages that came, in ms; after a start it shows what has been read by then. */
export const patience = 600;

/** A file that a visitor has sent, and its bytes, as long as it is there. */
export type KeptFile = {
  type: string;
  bytes: number;
  /** What it is called when it is saved. */
  name: string;
  open(): Promise<AsyncIterable<Uint8Array> | undefined>;
};

/** The messages of a site for the people who read and answer them, wherever they are kept. */
export interface MessageInbox {
  /** The messages that fit a filter, from one on; all that is told of each is as it is now. */
  list(filter: InboxFilter, from: number): Promise<InboxPage>;
  /** A message as a letter; nothing where there is none. */
  read(id: string): Promise<InboxLetter | undefined>;
  /** A file of a message; nothing where no message names it. */
  file(id: string, file: string): Promise<KeptFile | undefined>;
  /** What a message is called in a log: nothing that a visitor has typed. */
  aboutOf(id: string): Promise<string>;
  /** Writes down what somebody has done with a message; `undefined`: it is new again. */
  handle(id: string, handling: Handling | undefined, by: string): Promise<InboxLetter | undefined>;
  /** Delivers a message again, releases one that was kept apart, or deletes one. */
  act(action: MessageAction, id: string): Promise<CommandResult>;
  /** The messages that fit a filter as a table for spreadsheets, and how many they are. */
  table(filter: InboxFilter): Promise<{ count: number; text: AsyncIterable<string> }>;
  /** All messages of somebody, by an address or a number of theirs, as far as they are there. */
  ofPerson(person: string): Promise<PersonMessage[]>;
  /** Writes down beside the messages what was done with them, where more than one place reads them. */
  log(by: string, did: string, about: string): Promise<void>;
}

/** The messages can't be had now. What it says is for people. */
export class InboxAwayError extends Error {}
