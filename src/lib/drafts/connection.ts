import { openDatabase, type Database } from './database'
import type { StorageCode } from './schema'

/** Milliseconds to wait for a database that somebody else holds. */
const PATIENCE = 4000

/** Storage says no, in a way that has a name. */
export class StorageFault extends Error {
  readonly code: StorageCode

  constructor(code: StorageCode) {
    super(code)
    this.code = code
  }
}

const codeOf = (error: unknown): StorageCode => {
  if (error instanceof StorageFault) return error.code
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-failed'
}

/** The connection was closed under us: another one may do. */
const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'

/** A connection to the database that is opened when it is wanted, and again after it was lost. */
export class Connection {
  private readonly name: string
  private database: Promise<Database> | undefined

  constructor(name: string) {
    this.name = name
  }

  /** What `work` gives; a `StorageFault` where storage gives nothing. */
  async use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await this.tryOnce(work).catch((error: unknown) => {
        if (!isClosed(error)) throw error
        this.database = undefined
        return this.tryOnce(work)
      })
    } catch (error) {
      throw new StorageFault(codeOf(error))
    }
  }

  private async tryOnce<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return work(await this.open())
  }

  private open(): Promise<Database> {
    this.database ??= this.begin()
    return this.database
  }

  private begin(): Promise<Database> {
    const opening = new Promise<Database>((resolve, reject) => {
      const timer = setTimeout(() => reject(new StorageFault('storage-failed')), PATIENCE)
      const lose = (): void => this.lose(opening)
      openDatabase(this.name, lose, () => reject(new StorageFault('storage-failed')))
        .then((database) => resolve(database))
        .catch((error: unknown) => {
          // A database of a newer app opens for no older one.
          const isNewer = error instanceof Error && error.name === 'VersionError'
          reject(new StorageFault(isNewer ? 'storage-failed' : 'storage-refused'))
        })
        .finally(() => clearTimeout(timer))
    })
    opening.catch(() => this.lose(opening))
    return opening
  }

  /** The next one who asks opens it anew. */
  private lose(opening: Promise<Database>): void {
    if (this.database === opening) this.database = undefined
  }
}
