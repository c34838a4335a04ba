import type { FormFieldResource, FormResource, FormSubmissionResource } from '#shared/wire/forms.ts'
import type { Checker } from '../checker.ts'
import { unknownId } from './account-checks.ts'
import { signInAgain } from './session-checks.ts'

const invalid = [400, 422]

/** Checks a call that needs the token of an email, which the check does not have. */
const refuseTokens = async ({ refuse }: Checker) => {
  const token = crypto.randomUUID()
  const email = `nobody-${crypto.randomUUID()}@example.com`
  const names = [
    'POST /users/open-verification',
    'POST /users/verify-email',
    'POST /users/disown-email',
    'POST /users/open-email-undo',
    'POST /users/undo-email-change',
    'POST /newsletter-subscriptions/confirm',
    'POST /newsletter-subscriptions/unsubscribe',
    'POST /orders/open-link',
    'POST /orders/disown',
  ]
  for (const name of names) await refuse(name, { body: { token }, status: invalid, violation: 'token' })
  await refuse('POST /users/open-password-reset', { body: { token, email }, status: invalid, violation: 'token' })
  const reset = { email, token, newPassword: crypto.randomUUID() }
  await refuse('POST /users/update-password', { body: reset, status: [401] })
}

const checkEmailCalls = async ({ call, refuse }: Checker, guestToken: string) => {
  const malformed = { body: { email: 'no address', language: 'en' }, violation: 'email' }
  await refuse('POST /users/reset-password', { ...malformed, status: [400] })
  await call('POST /users/reset-password', { body: { email: `nobody-${crypto.randomUUID()}@example.com` } })
  await refuse('POST /newsletter-subscriptions', { ...malformed, status: [422] })
  await refuse('POST /orders/send-links', { ...malformed, status: invalid })
  const unknown = { email: 'nobody@example.com', number: 'NO-SUCH-ORDER' }
  await refuse('POST /orders/look-up', { body: unknown, status: [404] })
  await refuse('POST /vouchers/balance', { token: guestToken, body: { code: 'NO-SUCH-VOUCHER' }, status: [404] })
}

/** A new password must be another one, and long. */
const createPassword = () => `check ${crypto.randomUUID()}`

type NewAccount = { email: string; password: string; token: string; id: string }

const changePassword = async (checker: Checker, { email, password, token, id }: NewAccount) => {
  const name = 'PUT /users/{id}/change-password'
  const newPassword = createPassword()
  checker.report.keepSecret(newPassword)
  const wrong = { existingPassword: createPassword(), newPassword }
  await checker.refuse(name, {
    token,
    params: { id },
    body: wrong,
    status: [400],
    violation: 'existingPassword',
  })
  const body = { existingPassword: password, newPassword }
  await checker.refuse(name, { token, params: { id: unknownId }, body, status: [404] })
  await checker.call(name, { token, params: { id }, body })
  const session = await signInAgain(checker, { email, password: newPassword })
  return session && { ...session, password: newPassword }
}

/** Registers an account, and deletes it where the API can. */
const checkRegistration = async (checker: Checker) => {
  const { call, refuse, expect, has, report } = checker
  const name = 'POST /users'
  const email = `check-api-${crypto.randomUUID()}@example.com`
  const password = createPassword()
  const form = { firstName: 'Check', lastName: 'Api', email, password }
  await refuse(name, { body: { ...form, email: 'no address' }, status: invalid, violation: 'email' })
  await refuse(name, { body: { ...form, firstName: '' }, status: invalid, violation: 'firstName' })
  const user = await call<{ id: string; email: string }>(name, { body: form, status: [200, 201] })
  if (!user) return report.skip(['PUT /users/{id}/change-password'], 'POST /users does not fit')
  expect(name, 'email', email, user.email)
  await refuse(name, { body: form, status: invalid, violation: 'email' })
  const signedIn = await signInAgain(checker, { email, password })
  const { id } = user
  const changed = signedIn && (await changePassword(checker, { email, password, token: signedIn.token, id }))
  const remove = 'DELETE /users/{id}'
  if (has('account-data') && changed) {
    const { token } = changed
    const wrong = { password: createPassword() }
    await refuse(remove, { token, params: { id }, body: wrong, status: invalid, violation: 'password' })
    const deletion = await call(remove, { token, params: { id }, body: { password: changed.password } })
    if (deletion) return report.leaveBehind(`the account ${email}, until the API deletes it by itself`)
  }
  report.leaveBehind(`the account ${email}`)
}

const texts: Partial<Record<FormFieldResource['type'], string>> = {
  email: 'check-api@example.com',
  tel: '020 7946 0000',
}

const createValue = ({ type, options, minimum, maxLength, earliest }: FormFieldResource) => {
  const [choice] = options
  if (type === 'checkbox') return true
  if (choice) return choice.value
  if (type === 'number') return String(minimum ?? 1)
  if (type === 'date') return earliest ?? '2099-01-01'
  return (texts[type] ?? 'A check of the API. Ignore it.').slice(0, maxLength ?? undefined)
}

const checkSubmission = async ({ call, expect, refuse, report, has }: Checker, forms: FormResource[]) => {
  const form = forms.find(({ purpose }) => purpose === 'message') ?? forms[0]
  if (!form) return
  const name = 'POST /form-submissions'
  const body = { form: form.code, clientKey: crypto.randomUUID(), language: 'en' }
  const required = form.fields.find((field) => field.required)
  const withoutEmail = has('form-emails') ? { emailsSender: false } : {}
  if (required) await refuse(name, { body: { ...body, values: {} }, status: invalid, violation: required.name })
  const values = Object.fromEntries(form.fields.map((field) => [field.name, createValue(field)]))
  const options = { body: { ...body, values, ...withoutEmail }, status: [200, 201, 202] }
  const first = await call<FormSubmissionResource>(name, options)
  if (!first) return
  report.leaveBehind(`a submission of the form ${form.code}, and its emails`)
  const again = await call<FormSubmissionResource>(name, options)
  // The shop never reads the time, so it may be missing.
  if (again) expect(name, 'receivedAt is the same for the same clientKey', first.receivedAt, again.receivedAt)
}

/** Checks the writing calls that need no account: registration, links in emails, forms. */
export const checkPublicChanges = async (
  checker: Checker,
  guestToken: string,
  forms: FormResource[],
): Promise<void> => {
  if (!checker.mayWrite) return
  await refuseTokens(checker)
  await checkEmailCalls(checker, guestToken)
  await checkRegistration(checker)
  await checkSubmission(checker, forms)
}
