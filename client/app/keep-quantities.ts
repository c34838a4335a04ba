/** The key in the session storage of the tab. */
const storageKey = 'quantities'

const listQuantityFields = () => [...document.querySelectorAll<HTMLInputElement>('main input[name^="quantity:"]')]

/** React ignores an assignment to a field that it controls. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

const restoreQuantities = () => {
  const quantities = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
  sessionStorage.removeItem(storageKey)
  for (const field of listQuantityFields()) {
    const quantity = quantities[field.name]
    // What the shopper has chosen meanwhile is newer.
    if (!quantity || field.value !== field.defaultValue) continue
    setValue?.call(field, quantity)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const storeQuantities = ({ target }: Event) => {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/preferences') return
  const quantities = Object.fromEntries(listQuantityFields().map(({ name, value }) => [name, value]))
  if (Object.keys(quantities).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(quantities))
}

const ignoringBlockedStorage = (work: () => void) => {
  try {
    work()
  } catch {
    // The shopper must choose again.
  }
}

/** Keeps the chosen quantities when the page loads anew in another language or currency. */
export const keepQuantities = () => {
  addEventListener('submit', (event) => ignoringBlockedStorage(() => storeQuantities(event)))
  ignoringBlockedStorage(restoreQuantities)
}
