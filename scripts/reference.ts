/** Writes the reference into the pages that tell how to write a lesson. */
import { readFileSync, writeFileSync } from 'node:fs'
import { GUIDES, withReference } from './reference-text'

for (const { path, language } of GUIDES) writeFileSync(path, withReference(readFileSync(path, 'utf8'), language))
