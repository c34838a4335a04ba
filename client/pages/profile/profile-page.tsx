import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetNewsletterQuery, useGetProfileQuery } from '../../data/api.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { NewsletterState } from './newsletter-state.tsx'
import { ProfileForm, type ProfileValues } from './profile-form.tsx'
import { VerifiedAddress } from './verified-address.tsx'
import { YourData } from './your-data.tsx'

/** `values` are missing when it was not the form that was refused. */
type Refused = { error: ApiError; values?: ProfileValues }

/**
 * The newsletter is waited for, so that its switch is there without JavaScript; where it fails, the profile does
 * without.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const newsletter = load(context, 'getNewsletter', {}).catch(() => undefined)
  await load(context, 'getProfile', {}, request)
  await newsletter
  return null
}

/** What has changed may be in the header too, so the next page is a new document. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  if (form.has('sendVerification')) {
    const { error } = await submit(context, 'sendVerificationMail', {})
    return error ? refuse<Refused>({ error }) : redirectToDocument(request, '/account/profile?done=mailed')
  }
  if (form.has('subscribed')) {
    const { error } = await submit(context, 'changeNewsletter', { subscribed: textOf(form, 'subscribed') === 'true' })
    return error ? refuse<Refused>({ error }) : redirectTo(request, '/account/profile?done=newsletter', 303)
  }
  const values = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  }
  const { error } = await submit(context, 'updateProfile', {
    ...values,
    currentPassword: textOf(form, 'currentPassword'),
  })
  return error ? refuse<Refused>({ error, values }) : redirectToDocument(request, '/account/profile?done=saved')
}

export function Component() {
  const t = useT('profile')
  const refused = useActionData<Refused>()
  const tNewsletter = useT('newsletter')
  const { data: profile } = useGetProfileQuery({})
  const { data: newsletter } = useGetNewsletterQuery({})
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    currentPassword: t('currentPassword'),
  }
  const { summary, attempt, at, check } = useFormErrors(refused?.error, labels)
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: summary.length > 0 })
  if (!profile) return null
  const done = {
    saved: t('saved'),
    mailed: t('verification.sent'),
    ...(newsletter
      ? { newsletter: tNewsletter('account.changed', { state: tNewsletter(`account.${newsletter.status}`) }) }
      : {}),
  }

  return (
    <AccountFrame title={t('title')} crumbs={[{ children: t('title'), href: '/account/profile' }]}>
      <FormStack>
        <DoneNotice texts={refused ? {} : done} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        <ProfileForm values={refused?.values ?? profile} attempt={refused?.error.requestId} at={at} onSubmit={check} />
      </FormStack>
      <VerifiedAddress email={profile.email} verified={profile.emailVerified} />
      <NewsletterState />
      <YourData />
    </AccountFrame>
  )
}
