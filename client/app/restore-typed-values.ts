/** The key in the session storage of the tab. The inline script writes it. */
const storageKey = 'typed'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** React ignores an assignment to a field that it controls. */
const setValue = (field: TextField, value: string) => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const restore = () => {
  const values = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
  sessionStorage.removeItem(storageKey)
  for (const field of document.querySelectorAll<TextField>('main input, main textarea')) {
    const value = values[field.id || field.name]
    // What the shopper has typed meanwhile is newer. The checkout restores its own fields.
    if (value && value !== field.value && field.value === field.defaultValue) setValue(field, value)
  }
}

/**
 * Restores the quantities and texts that were typed before the page loaded anew in another language or currency. The
 * inline script stored them.
 */
export const restoreTypedValues = () => {
  try {
    restore()
  } catch {
    // The storage is blocked. The shopper must type again.
  }
}
