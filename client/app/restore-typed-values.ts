/** The key in the session storage of the tab. The inline script writes it. */
const storageKey = 'typed'

type Typed = { path: string; switched?: boolean; values: Record<string, string> }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React ignores an assignment to a field that it controls. */
const setValue = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const restore = () => {
  const typed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Typed | null
  sessionStorage.removeItem(storageKey)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (typed?.path !== location.pathname || !(typed.switched || navigation?.type === 'reload')) return
  for (const field of document.querySelectorAll<Field>('main input, main textarea, main select')) {
    const value = typed.values[field.id || field.name]
    // What the shopper has typed meanwhile is newer. The checkout restores its own fields.
    if (!value || 'isTyped' in field) continue
    if (field.type === 'radio' || field.type === 'checkbox') {
      if (!(field as HTMLInputElement).checked) field.click()
    } else if (value !== field.value) setValue(field, value)
  }
}

/**
 * Restores what was typed before the same page loaded anew: by a reload, or in another language or currency. The inline
 * script stored it.
 */
export const restoreTypedValues = () => {
  try {
    restore()
  } catch {
    // The storage is blocked. The shopper must type again.
  }
}
