import type { ContactMessage } from '#catalogue/contact-schema.ts';

/** A contact message as it lies in the store: what the visitor wrote, and nothing about the visitor. */
export interface StoredMessage extends Omit<ContactMessage, 'website'> {
  /** A random id; also the e-mail's Message-ID, so that a mailbox can drop a repetition. */
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** A message that one server took out for sending. `attempt` counts from 1 and names the claim. */
export interface ClaimedMessage extends StoredMessage {
  attempt: number;
}

export interface SearchCount {
  query: string;
  count: number;
}

/**
 * All that the server keeps. A promise of a write settles once the write would outlive the process. Several servers may
 * share one store; times are milliseconds since 1970 and come from the caller, days are "2026-11-30" in UTC.
 */
export interface Store {
  /** Add one to the count of a normalised query on a day. */
  countSearch(query: string, day: string): Promise<void>;
  /** The most counted queries from that day on, most wanted first. */
  topSearches(sinceDay: string, limit: number): Promise<SearchCount[]>;
  addMessage(message: StoredMessage): Promise<void>;
  /**
   * Take the message that has waited longest among those due, for `lease` milliseconds: until then no other server is
   * given it. Null when none is due.
   */
  claimMessage(now: number, lease: number): Promise<ClaimedMessage | null>;
  /** The claimed message was sent. Ignored when the claim has passed to another server. */
  markSent(claim: ClaimedMessage, now: number): Promise<void>;
  /** The claimed message was not sent; it is due again at that time. Ignored when the claim has passed to another server. */
  postpone(claim: ClaimedMessage, dueAt: number): Promise<void>;
  /** How many messages wait to be sent. */
  countWaiting(): Promise<number>;
  /** Remove what is no longer needed: messages that were sent before a time, and counts before a day. */
  forget(sentBefore: number, beforeDay: string): Promise<void>;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
