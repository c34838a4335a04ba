import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetSessionsQuery } from '../../data/api.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SessionList } from './session-list.tsx'
import { SessionRow } from './session-row.tsx'

type RejectedForm = { error: ApiError }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getSessions', {}, request)
  return null
}

/** A session that has already ended counts as success. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const key = formText(await request.formData(), 'key')
  const { error } = key
    ? await runMutation(context, 'revokeSession', { key })
    : await runMutation(context, 'revokeOtherSessions', {})
  if (error && error.status !== 404) return actionError<RejectedForm>({ error })
  return redirectToDocument(request, `/account/sessions?done=${key ? 'one' : 'others'}`)
}

export function Component() {
  const t = useT('profile')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetSessionsQuery({})
  const { summary } = useFormErrors(rejected?.error, {})
  const title = t('sessions.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  if (!data) return null

  return (
    <AccountLayout title={title} lead={t('sessions.lead')} crumbs={[{ children: title, href: '/account/sessions' }]}>
      <FormStack>
        <SuccessAlertFromUrl
          messages={rejected ? {} : { one: t('sessions.endedOne'), others: t('sessions.endedOthers') }}
        />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
        <SessionList>
          {data.sessions.map((place) => (
            <SessionRow key={place.key} session={place} />
          ))}
        </SessionList>
        {data.sessions.length > 1 ? (
          <Form method="post">
            <Button type="submit">{t('sessions.endOthers')}</Button>
          </Form>
        ) : null}
      </FormStack>
    </AccountLayout>
  )
}
