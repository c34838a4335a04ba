import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom'
import { parseCurrency, parseLanguage } from '#shared/preferences.ts'
import { localPath } from '#shared/local-path.ts'
import { submit } from '../../app/load.ts'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

/** Changes language, currency or tax display and comes back to the page it was asked on. What is not valid changes nothing. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const incTax = text(form, 'incTax')
  await submit(context, 'updatePreferences', {
    language: parseLanguage(text(form, 'language')),
    currency: parseCurrency(text(form, 'currency')),
    ...(incTax === 'true' || incTax === 'false' ? { incTax } : {}),
  })
  return redirectDocument(localPath(text(form, 'returnTo')), 303)
}

/** There is nothing to see here; somebody typed the address. */
export const loader = () => redirect('/')

export const Component = () => null
