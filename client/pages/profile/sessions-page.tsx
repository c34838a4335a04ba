import { useState } from 'react'
import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import type { RawInput } from '#shared/api/schemas.ts'
import { useGetSessionsQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { readCredential } from '../../features/identity/read-credential.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { SessionList } from './session-list.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { getDeviceLabel, SessionRow } from './session-row.tsx'

type RejectedForm = { error: ApiError }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const passkeys = loadPasskeys(context)
  await loadQuery(context, 'getSessions', {}, request)
  await passkeys
  return null
}

const addPasskey = async ({ request, context }: ActionFunctionArgs, form: FormData) => {
  const credential = readCredential<RawInput<'addPasskey'>['credential']>(form)
  const { error } = await runMutation(context, 'addPasskey', { name: formText(form, 'name'), credential })
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/account/sessions?done=passkey')
}

const removePasskey = async ({ request, context }: ActionFunctionArgs, form: FormData) => {
  const input = { key: formText(form, 'passkey'), password: formText(form, 'password') }
  const { error } = await runMutation(context, 'removePasskey', input)
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/account/sessions?done=removed')
}

/** A session that has already ended counts as success. */
const endSessions = async ({ request, context }: ActionFunctionArgs, form: FormData) => {
  const key = formText(form, 'key')
  const { error } = key
    ? await runMutation(context, 'revokeSession', { key })
    : await runMutation(context, 'revokeOtherSessions', {})
  if (error && error.status !== 404) return actionError<RejectedForm>({ error })
  return redirectToDocument(request, `/account/sessions?done=${key ? 'one' : 'others'}`)
}

export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData()
  if (form.has('name')) return addPasskey(args, form)
  return (form.has('passkey') ? removePasskey : endSessions)(args, form)
}

export function Component() {
  const t = useT('profile')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetSessionsQuery({})
  const hasPasskeys = useCapability('passkeys')
  const [clientError, setClientError] = useState<ApiError>()
  const error = clientError ?? rejected?.error
  const labels = { name: t('passkeys.name'), password: t('currentPassword') }
  const { summary, submission, fieldError, validate } = useFormErrors(error, labels)
  const title = t(hasPasskeys ? 'sessions.title' : 'sessions.titleDevices')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  if (!data) return null
  const current = data.sessions.find(({ isCurrent }) => isCurrent)
  const messages = {
    one: t('sessions.endedOne'),
    others: t('sessions.endedOthers'),
    passkey: t('passkeys.added'),
    removed: t('passkeys.removed'),
  }

  return (
    <AccountLayout
      title={title}
      lead={t(hasPasskeys ? 'sessions.lead' : 'sessions.leadDevices')}
      crumbs={[{ children: title, href: '/account/sessions' }]}
    >
      <FormStack>
        <SuccessAlertFromUrl messages={error ? {} : messages} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        <div>
          <SectionHead title={t('sessions.where')}>
            {data.sessions.length > 1 ? (
              <Form method="post">
                <TextButton type="submit">{t('sessions.endOthers')}</TextButton>
              </Form>
            ) : null}
          </SectionHead>
          <SessionList>
            {data.sessions.map((place, index) => (
              <SessionRow key={place.key} session={place} position={index + 1} total={data.sessions.length} />
            ))}
          </SessionList>
        </div>
      </FormStack>
      {hasPasskeys && (
        <PasskeysSection
          suggestedName={current ? getDeviceLabel(current, t) : ''}
          onError={setClientError}
          submission={error?.requestId}
          fieldError={fieldError}
          validate={validate}
        />
      )}
    </AccountLayout>
  )
}
