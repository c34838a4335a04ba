type UnsentForm = { customerId: string | null; entries: [field: string, value: string][] }

const unsentFormNames = ['checkout-contact', 'checkout-delivery', 'gift-voucher'] as const

/** The key in the session storage of the tab. */
export type UnsentFormName = (typeof unsentFormNames)[number]

const isFieldTouched = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === 'radio' || field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Whether a field differs from its initial value: the shopper typed before hydration, or the browser restored it. */
export const isTouched = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldTouched)

/** Whether the shopper has changed a field since the page loaded. */
export const isTyped = (form: HTMLFormElement): boolean => [...form.elements].some((field) => 'isTyped' in field)

/**
 * `earlier` with the values of the form. It keeps the values of fields that the form no longer has, because the shopper
 * chose another option. A field that CSS hides replaces no value either.
 */
export const addFormValues = (earlier: FormData | undefined, form: HTMLFormElement): FormData => {
  const values = new FormData(form)
  const isShown = (field: Element) =>
    // The parent of a field is visible also where the shop draws its own control in place of the field.
    field.parentElement !== null && field.parentElement.getClientRects().length > 0
  const shown = new Set([...form.elements].filter(isShown).map((field) => field.getAttribute('name')))
  const kept = [...(earlier ?? [])].filter(([name]) => !shown.has(name))
  for (const [name] of kept) values.delete(name)
  for (const [name, value] of kept) values.append(name, value)
  return values
}

/** Saves a form for the next visit of its page in this tab. */
export const saveUnsentForm = (name: UnsentFormName, values: FormData, customerId: string | null): void => {
  const entries = [...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  try {
    sessionStorage.setItem(name, JSON.stringify({ customerId, entries } satisfies UnsentForm))
  } catch {
    // The browser blocks storage: the shopper must type the values again.
  }
}

/**
 * Returns the unsent form and deletes it: the browser stores it only while the shopper is away from the page. What a
 * customer typed is restored for this customer only; what a guest typed also after the guest has signed in.
 */
export const takeUnsentForm = (name: UnsentFormName, customerId: string | null): FormData | undefined => {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(name) ?? 'null') as UnsentForm | null
    sessionStorage.removeItem(name)
    if (!unsent || (unsent.customerId !== null && unsent.customerId !== customerId)) return undefined
    const form = new FormData()
    for (const [field, value] of unsent.entries) form.append(field, value)
    return form
  } catch {
    return undefined
  }
}

/**
 * What a guest typed belongs to the customer who signs in. So the next person at the screen does not get it after
 * sign-out.
 */
export const claimUnsentForms = (customerId: string): void => {
  try {
    for (const name of unsentFormNames) {
      const unsent = JSON.parse(sessionStorage.getItem(name) ?? 'null') as UnsentForm | null
      if (unsent?.customerId === null) sessionStorage.setItem(name, JSON.stringify({ ...unsent, customerId }))
    }
  } catch {
    // The storage is blocked: it has no form.
  }
}
