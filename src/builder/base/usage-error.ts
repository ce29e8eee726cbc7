/** The command was called or configured in a way it can't follow; the message is what the person reads. */
export class UsageError extends Error {}
