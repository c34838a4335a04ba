import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetProfileQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { ProfileForm, type ProfileValues } from './profile-form.tsx'
import { EmailVerification } from './email-verification.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'

/** `values` are missing when another form of the page was rejected. */
type RejectedForm = { error: ApiError; values?: ProfileValues }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const passkeys = loadPasskeys(context)
  await loadQuery(context, 'getProfile', {}, request)
  await passkeys
  return null
}

/** Redirects with a new document, because the header may show the changed name. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  if (form.has('sendVerification')) {
    const { error } = await runMutation(context, 'sendVerificationEmail', {})
    return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/account/profile?done=mailed')
  }
  if (form.has('keepEmail')) {
    const { error } = await runMutation(context, 'keepEmail', {})
    return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/account/profile?done=kept')
  }
  const values = {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
  }
  const { data, error } = await runMutation(context, 'updateProfile', {
    ...values,
    currentPassword: formText(form, 'currentPassword'),
  })
  if (error) return actionError<RejectedForm>({ error, values })
  const isEmailPending = data.pendingEmail === values.email.trim().toLowerCase()
  return redirectToDocument(request, `/account/profile?done=${isEmailPending ? 'pending' : 'saved'}`)
}

export function Component() {
  const t = useT('profile')
  const rejected = useActionData<RejectedForm>()
  const { data: profile } = useGetProfileQuery({})
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    currentPassword: t('currentPassword'),
  }
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, labels)
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: summary.length > 0 })
  const hasAccountData = useCapability('account-data')
  if (!profile) return null
  const successMessages = {
    saved: t('saved'),
    pending: t('savedPending'),
    mailed: t('verification.sent'),
    kept: t('verification.unchanged'),
  }

  return (
    <AccountLayout title={t('title')} crumbs={[{ children: t('title'), href: '/account/profile' }]}>
      <FormStack>
        <SuccessAlertFromUrl messages={rejected ? {} : successMessages} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        <ProfileForm
          values={rejected?.values ?? profile}
          savedEmail={profile.email}
          isVerified={profile.emailVerified}
          submission={rejected?.error.requestId}
          fieldError={fieldError}
          onSubmit={validate}
        />
      </FormStack>
      <EmailVerification email={profile.email} isVerified={profile.emailVerified} pendingEmail={profile.pendingEmail} />
      {hasAccountData && <PersonalDataSection />}
    </AccountLayout>
  )
}
