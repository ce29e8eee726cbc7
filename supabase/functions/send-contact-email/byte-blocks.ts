const blockSize = 4096;

/**
 * Memory for bytes that come in parts, in blocks that are used again. New arrays for each part would be freed only when
 * the collector comes by, which looks at objects and not at their bytes: 5,000 half-sent bodies were 500 MB by then.
 */
export class ByteBlocks {
  readonly #free: Uint8Array[] = [];

  /** Bytes that are empty yet. */
  open(): HeldBytes {
    return new HeldBytes(this.#free);
  }
}

/** Bytes in blocks. */
export class HeldBytes {
  readonly #free: Uint8Array[];
  #blocks: Uint8Array[] = [];
  #size = 0;

  constructor(free: Uint8Array[]) {
    this.#free = free;
  }

  get size(): number {
    return this.#size;
  }

  append(part: Uint8Array): void {
    for (let at = 0; at < part.length; ) {
      const start = this.#size % blockSize;
      if (start === 0) this.#blocks.push(this.#free.pop() ?? new Uint8Array(blockSize));
      const piece = part.subarray(at, at + blockSize - start);
      this.#blocks.at(-1)?.set(piece, start);
      this.#size += piece.length;
      at += piece.length;
    }
  }

  /** A copy in one piece. */
  whole(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.#size);
    this.#blocks.forEach((block, index) => {
      const at = index * blockSize;
      whole.set(block.subarray(0, Math.min(blockSize, this.#size - at)), at);
    });
    return whole;
  }

  /** Gives the blocks to others; it is empty then. */
  release(): void {
    for (const block of this.#blocks) this.#free.push(block);
    this.#blocks = [];
    this.#size = 0;
  }
}
