import type { ContactMessage } from '#pages/contact-schema.ts';

/** A stored contact message: the visitor's input, without data about the visitor. */
export interface StoredMessage extends Omit<ContactMessage, 'website'> {
  /** A random id; also the e-mail's Message-ID, so that a mailbox can drop a duplicate. */
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** A message that one server claimed for sending. `attempt` counts from 1 and identifies the claim. */
export interface ClaimedMessage extends StoredMessage {
  attempt: number;
}

export interface SearchCount {
  query: string;
  count: number;
}

/**
 * All data that the server stores. A write resolves once it would survive the process. Several servers may share one store.
 * The caller passes times in milliseconds since 1970; days are "2026-11-30" in UTC.
 */
export interface Store {
  /** Increments the count of a normalised query on a day. */
  countSearch(query: string, day: string): Promise<void>;
  /** The most frequent queries since that day, most frequent first. */
  topSearches(sinceDay: string, limit: number): Promise<SearchCount[]>;
  addMessage(message: StoredMessage): Promise<void>;
  /**
   * Claims the oldest due message for `lease` milliseconds; meanwhile no other server can claim it. Null if none is due.
   */
  claimMessage(now: number, lease: number): Promise<ClaimedMessage | null>;
  /** Marks the claimed message as sent. Ignored if another server has claimed it since. */
  markSent(claim: ClaimedMessage, now: number): Promise<void>;
  /** Makes the claimed message due again at a time. Ignored if another server has claimed it since. */
  postpone(claim: ClaimedMessage, dueAt: number): Promise<void>;
  /** Number of messages that wait to be sent. */
  countWaiting(): Promise<number>;
  /** Removes messages sent before a time, and counts before a day. */
  forget(sentBefore: number, beforeDay: string): Promise<void>;
  /** Rejects if the store is not available. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
