/** The top of 32 bits. */
const RANGE = 2 ** 32

/**
 * Numbers by chance as a seed has them: the same on every machine, since all of it is arithmetic on 32-bit integers
 * (xorshift with a multiplied output).
 */
export class Random {
  private bits: number

  /** `seed`: any integer. */
  constructor(seed: number) {
    // Seeds that lie side by side must not give streams that look alike.
    this.bits = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ 0x6d2b79f5 || 1
    for (let i = 0; i < 4; i++) this.next()
  }

  /** 32 bits, without a sign. */
  next(): number {
    let { bits } = this
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    this.bits = bits
    const mixed = Math.imul(bits ^ (bits >>> 16), 0x297a2d39)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }

  /** From 0 up to `count`, which is not reached; `count` is an integer from 1 on. Every number is as likely as another. */
  below(count: number): number {
    const fair = RANGE - (RANGE % count)
    let number = this.next()
    while (number >= fair) number = this.next()
    return number % count
  }

  /** True `part` times of `of`. */
  chance(part: number, of: number): boolean {
    return this.below(of) < part
  }

  /** One of them; undefined of none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)]
  }

  /** All of them in another order. */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items]
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = mixed[i]
      mixed[i] = mixed[j]
      mixed[j] = kept
    }
    return mixed
  }
}
