type KeptForm = { customerId: string | null; entries: [field: string, value: string][] }

/** The key in the session storage of the tab. */
export type KeptFormName = 'checkout-contact' | 'checkout-delivery' | 'gift-voucher'

const isFieldTouched = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === 'radio' || field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Whether a field differs from what the page showed first. Also true for what was typed before hydration. */
export const isTouched = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldTouched)

/** Keeps a form for the next visit of its page in this tab. */
export const keepForm = (name: KeptFormName, form: HTMLFormElement, customerId: string | null): void => {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  try {
    sessionStorage.setItem(name, JSON.stringify({ customerId, entries } satisfies KeptForm))
  } catch {
    // The browser blocks storage: the shopper types it again.
  }
}

/**
 * The kept form, which is deleted: the browser stores what was typed only while the shopper is away from the page. What
 * a customer typed is for this customer only; what a guest typed stays when the guest signs in.
 */
export const takeKeptForm = (name: KeptFormName, customerId: string | null): FormData | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as KeptForm | null
    sessionStorage.removeItem(name)
    if (!kept || (kept.customerId !== null && kept.customerId !== customerId)) return undefined
    const form = new FormData()
    for (const [field, value] of kept.entries) form.append(field, value)
    return form
  } catch {
    return undefined
  }
}
