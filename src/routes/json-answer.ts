import { error } from '@sveltejs/kit'

/** An answer of JSON that is a text already; 404 where there is none. */
export const jsonAnswer = (text: string | undefined): Response =>
  text === undefined ? error(404) : new Response(text, { headers: { 'content-type': 'application/json' } })
