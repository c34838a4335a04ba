import { escapeJsonForScript } from '#shared/rules/escape-json-for-script.ts'
import type { PageState } from '../data/page-state.ts'

/** The escaped JSON of objects that pages share: texts, configuration and cached results. */
const escapedTexts = new WeakMap<object, string>()

const escapeOnce = (value: object) => {
  const known = escapedTexts.get(value)
  if (known !== undefined) return known
  const text = escapeJsonForScript(value)
  escapedTexts.set(value, text)
  return text
}

/** Formats an object whose values `formatValue` formats; leaves out undefined values, as JSON does. */
const formatObject = <T>(object: Record<string, T>, formatValue: (value: T, key: string) => string) =>
  `{${Object.entries(object)
    .flatMap(([key, value]) => (value === undefined ? [] : `${escapeJsonForScript(key)}:${formatValue(value, key)}`))
    .join()}}`

/** Only the data of a result is shared; its entry is new for every page. */
const formatQuery = (entry: object) =>
  formatObject(entry as Record<string, unknown>, (value, key) =>
    key === 'data' && typeof value === 'object' && value !== null ? escapeOnce(value) : escapeJsonForScript(value),
  )

const formatStore = ({ api }: PageState['store']) =>
  `{"api":${formatObject(api as unknown as Record<string, unknown>, (value, key) =>
    key === 'queries' ? formatObject(value as Record<string, object>, formatQuery) : escapeJsonForScript(value),
  )}}`

/** The JSON of a page's state for a `<script>` element. What other pages share is formatted once. */
export const formatPageState = (state: PageState): string =>
  formatObject(state as unknown as Record<string, unknown>, (value, key) => {
    if (key === 'store') return formatStore(value as PageState['store'])
    if (key === 'resources') return formatObject(value as Record<string, object>, escapeOnce)
    return key === 'config' ? escapeOnce(value as object) : escapeJsonForScript(value)
  })
