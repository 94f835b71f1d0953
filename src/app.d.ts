declare global {
  /** The public address of the site with its base path and without a last slash, or '' where nobody knows it yet. */
  const __SITE__: string

  namespace App {
    interface Error {
      message: string
    }
  }
}

export {}
