/** The key in the session storage of the tab. The inline script writes it. */
const storageKey = 'buyForm'

/** React ignores an assignment to a field that it controls. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

const restore = () => {
  const values = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
  sessionStorage.removeItem(storageKey)
  for (const field of document.querySelectorAll<HTMLInputElement>('main [name^="quantity:"], main [name^="text-"]')) {
    const value = values[field.name]
    // What the shopper has chosen meanwhile is newer.
    if (!value || field.value !== field.defaultValue) continue
    setValue?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Restores the quantities and texts that were chosen before the page loaded anew in another language or currency. The
 * inline script stored them.
 */
export const restoreBuyForm = () => {
  try {
    restore()
  } catch {
    // The storage is blocked. The shopper must choose again.
  }
}
