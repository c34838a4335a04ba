import { getDocumentLoad } from './get-document-load.ts'

/** The key in the session storage of the tab. The inline script writes it. */
const storageKey = 'typed'

type Typed = { path: string; switched?: boolean; values: Record<string, string> }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the inline script knows about the fields of a page. */
export type TypedFields = {
  fields: () => Field[]
  /** The same in another document, and in the same page rendered again. */
  toKey: (field: Field) => string
  /** The fields whose values are kept. */
  findTyped: () => Field[]
}

/** React ignores an assignment to a field that it controls. */
const setValue = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Restores a value unless the shopper has typed meanwhile, which is newer. */
const restoreField = (field: Field, value: string) => {
  if ('isTyped' in field) return
  if (field.type === 'radio' || field.type === 'checkbox') {
    if (!(field as HTMLInputElement).checked) field.click()
  } else if (value !== field.value) setValue(field, value)
}

/**
 * Restores values by the keys of their fields, also in fields that the page shows later. Returns a function that stops
 * this. `otherFields` belong to another page.
 */
export const restoreValues = (values: Map<string, string>, otherFields: readonly Field[] = []) => {
  const restoreShown = () => {
    const found = new Set<string>()
    for (const field of globalThis.stagedoor?.fields() ?? []) {
      const key = globalThis.stagedoor!.toKey(field)
      const value = values.get(key)
      if (value === undefined || otherFields.includes(field)) continue
      found.add(key)
      restoreField(field, value)
    }
    for (const key of found) values.delete(key)
    if (values.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(restoreShown)
  observer.observe(document.body, { childList: true, subtree: true })
  restoreShown()
  return () => observer.disconnect()
}

const readStored = () => {
  const typed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Typed | null
  sessionStorage.removeItem(storageKey)
  const isSamePage = typed?.path === location.pathname && (typed.switched || getDocumentLoad()?.type === 'reload')
  return Object.entries(isSamePage ? typed.values : {})
}

/**
 * Restores what was typed before the same page loaded anew: by a reload, or in another language or currency. The inline
 * script stored it. Returns a function that stops this.
 */
export const restoreTypedValues = () => {
  try {
    return restoreValues(new Map(readStored()))
  } catch {
    // The storage is blocked. The shopper must type again.
    return () => {}
  }
}
