const hour = 3_600_000;

/** How many mails go out within an hour: from one person, to one address, and in all. */
const most = { from: 30, to: 5, inAll: 200 };

/** Counts the mails that people have sent to others: nobody's mailbox is filled, and nobody mails the world from here. */
export class MailLimit {
  readonly #now: () => number;
  #sent: { at: number; from: string; to: string }[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Why no mails may go to these addresses now, in words. */
  problem(from: string, addresses: readonly string[]): { refused: string } | undefined {
    this.#sent = this.#sent.filter(({ at }) => this.#now() - at < hour);
    const wanted = eachOnce(addresses).map(mailboxOf);
    const own = this.#sent.filter((one) => one.from === from);
    const full = wanted.find((to) => this.#sent.filter((one) => one.to === to).length >= most.to);
    if (full !== undefined)
      return this.#wait(
        `${full} was mailed ${most.to} times within an hour.`,
        this.#sent.find(({ to }) => to === full),
      );
    if (own.length + wanted.length > most.from)
      return this.#wait(`Within an hour, one person mails ${most.from} people at most.`, own[0]);
    if (this.#sent.length + wanted.length > most.inAll)
      return this.#wait(`Within an hour, ${most.inAll} mails are sent at most.`, this.#sent[0]);
    return undefined;
  }

  /** Counts mails that are about to be sent. Why none is to be, where there were too many. */
  take(from: string, addresses: readonly string[]): { refused: string } | undefined {
    const problem = this.problem(from, addresses);
    if (!problem) for (const to of eachOnce(addresses)) this.#sent.push({ at: this.#now(), from, to: mailboxOf(to) });
    return problem;
  }

  #wait(why: string, oldest: { at: number } | undefined): { refused: string } {
    const minutes = Math.max(1, Math.ceil(((oldest?.at ?? this.#now()) + hour - this.#now()) / 60_000));
    return {
      refused: `${why} Send the link yourself, or try it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    };
  }
}

/** Addresses, each mailbox once. */
export function eachOnce(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((one) => [mailboxOf(one), one.trim()])).values()];
}

const mailboxOf = (address: string) => address.trim().toLowerCase();
