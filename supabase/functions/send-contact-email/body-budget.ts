import { ByteBlocks, type HeldBytes } from './byte-blocks.ts';
import type { SenderGroups } from './sender-group.ts';

/** What all bodies together may take while they are read and kept. Times are milliseconds. */
export type BodyLimits = {
  /** Bytes held for all posts, until each is answered. */
  bytes: number;
  /** Posts whose body is still coming: of all senders, and of one. */
  posts: number;
  postsOfSender: number;
  /** Of one sender's posts, those whose body takes longer than `slowAfter`. */
  slowPostsOfSender: number;
  slowAfter: number;
  /** How long one body may take. */
  time: number;
};

/** For a process of 512 MB, where a message takes several times its bytes while it is checked and kept. */
const usualLimits: BodyLimits = {
  bytes: 16 * 1024 * 1024,
  posts: 256,
  postsOfSender: 64,
  slowPostsOfSender: 8,
  slowAfter: 1000,
  time: 10_000,
};

/** What a post takes besides its body: its request, its answer and the streams between. */
const bytesOfPost = 4096;

/** Why a body is not read on: there are too many, or it takes too long. */
export type BodyRefusal = 'crowded' | 'late';

/** One post, from its headers to its answer. */
export class PostedBody {
  readonly sender: SenderGroups;
  refusal: BodyRefusal | undefined;
  /** What it counts in the budget. */
  weight = 0;
  isComing = true;
  isSlow = false;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Called once, when the body is not to be read on. */
  onRefused: () => void = () => undefined;

  /** What has come so far. */
  readonly content: HeldBytes;

  constructor(sender: SenderGroups, content: HeldBytes) {
    this.sender = sender;
    this.content = content;
  }
}

/**
 * Counts the bytes of all posts and bounds them. A newcomer is let in and somebody else refused: who has most and, of
 * theirs, what has stood still longest. So whoever fills the budget refuses themselves, and a message that
 * arrives in one piece gets through however many half-sent ones there are.
 */
export class BodyBudget {
  readonly #limits: BodyLimits;
  /** What stood still longest comes first. */
  readonly #posts = new Set<PostedBody>();
  readonly #blocks = new ByteBlocks();
  #bytes = 0;

  /** `limits`: those that differ from the usual ones. */
  constructor(limits: Partial<BodyLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** A new post of a sender; `refusal` is set at once where there is no room for it. Give it to `close` in the end. */
  open(sender: SenderGroups): PostedBody {
    const { posts, postsOfSender, slowAfter } = this.#limits;
    const isOwn = (post: PostedBody) => post.sender.narrow === sender.narrow;
    if (this.#coming(isOwn).length >= postsOfSender) this.#refuse(this.#coming(isOwn)[0], 'crowded');
    else if (this.#coming().length >= posts)
      this.#refuse(
        this.#stillestOfGreediest(() => 1),
        'crowded',
      );
    const post = new PostedBody(sender, this.#blocks.open());
    this.#posts.add(post);
    post.timer = setTimeout(() => this.#slowDown(post), slowAfter);
    this.#grow(post, bytesOfPost);
    return post;
  }

  /** More of a body has come. `refusal` may be set afterwards, on this post or on others. */
  add(post: PostedBody, part: Uint8Array): void {
    if (!this.#posts.delete(post)) return;
    this.#posts.add(post);
    this.#grow(post, part.length);
    if (!post.refusal) post.content.append(part);
  }

  /** The body is there as a whole: what it takes still counts, but nobody waits for it. */
  complete(post: PostedBody): void {
    post.isComing = false;
    clearTimeout(post.timer);
  }

  /** The post is answered. */
  close(post: PostedBody): void {
    this.complete(post);
    if (!this.#posts.delete(post)) return;
    this.#bytes -= post.weight;
    post.content.release();
  }

  #grow(post: PostedBody, bytes: number): void {
    post.weight += bytes;
    this.#bytes += bytes;
    // Where only whole bodies are left, which can't be refused any more, the newcomer is.
    while (this.#bytes > this.#limits.bytes && !post.refusal)
      this.#refuse(this.#stillestOfGreediest((held) => held.weight) ?? post, 'crowded');
  }

  #slowDown(post: PostedBody): void {
    const { slowPostsOfSender, slowAfter, time } = this.#limits;
    post.isSlow = true;
    post.timer = setTimeout(() => this.#refuse(post, 'late'), time - slowAfter);
    const slow = this.#coming((other) => other.isSlow && other.sender.narrow === post.sender.narrow);
    if (slow.length > slowPostsOfSender) this.#refuse(slow[0], 'crowded');
  }

  #coming(isMeant: (post: PostedBody) => boolean = () => true): PostedBody[] {
    return [...this.#posts].filter((post) => post.isComing && isMeant(post));
  }

  /** Of the network whose posts weigh most together, the one that has stood still longest. */
  #stillestOfGreediest(weigh: (post: PostedBody) => number): PostedBody | undefined {
    const weights = new Map<string, number>();
    const coming = this.#coming();
    for (const post of coming) weights.set(post.sender.wide, (weights.get(post.sender.wide) ?? 0) + weigh(post));
    const most = Math.max(...weights.values());
    return coming.find(({ sender }) => weights.get(sender.wide) === most);
  }

  #refuse(post: PostedBody | undefined, refusal: BodyRefusal): void {
    if (!post || post.refusal) return;
    this.close(post);
    post.refusal = refusal;
    post.onRefused();
  }
}
