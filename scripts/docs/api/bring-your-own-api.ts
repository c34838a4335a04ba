import { replaceGenerated } from '../replace-generated.ts'
import { renderExamples } from './api-examples.ts'
import { countCalls, renderCapabilities, renderRequiredCalls } from './api-tables.ts'
import { createRequiredApi } from './required-api.ts'
import { renderResourceNotes } from './resource-notes.ts'

const toBeginMarker = (part: string) => `<!-- Made of the schemas by npm run generate:docs: ${part}. -->\n`

const renderCounts = () => {
  const { required, optional } = countCalls()
  return `The shop needs ${required} calls. ${optional} more belong to capabilities.`
}

/** Replaces the generated parts of docs/bring-your-own-api.md. */
export const replaceApiTables = (document: string): string => {
  const api = createRequiredApi()
  const parts = [
    ['number of calls', renderCounts()],
    ['required calls', renderRequiredCalls(api)],
    ['notes on resources', renderResourceNotes()],
    ['examples', renderExamples(api)],
    ['capabilities', renderCapabilities()],
  ] as const
  return parts.reduce((text, [part, table]) => replaceGenerated(text, toBeginMarker(part), table), document)
}
