import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetNewsletterQuery } from '../../data/api.ts'
import { actionError } from '../../routing/action-error.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { NewsletterStatus } from './newsletter-status.tsx'
import { notifications } from '../../data/notifications-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'

type RejectedForm = { error: ApiError }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getNewsletter', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const subscribed = formText(await request.formData(), 'subscribed') === 'true'
  const { error } = await runMutation(context, 'updateNewsletter', { subscribed })
  return error ? actionError<RejectedForm>({ error }) : redirectTo(request, '/account/newsletter', 303)
}

export function Component() {
  const t = useT('newsletter')
  const dispatch = useDispatch()
  const rejected = useActionData<RejectedForm>()
  const { data: newsletter } = useGetNewsletterQuery({})
  const { summary } = useFormErrors(rejected?.error, {})
  usePageMeta({
    title: t('common:titlePattern', { title: t('account.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  const state = newsletter ? t(`account.${newsletter.status}`) : ''
  const lastAnnounced = useRef(state)
  useEffect(() => {
    if (lastAnnounced.current !== state) dispatch(notifications.actions.announce(t('account.changed', { state })))
    lastAnnounced.current = state
  }, [state, dispatch, t])

  if (!newsletter) return null
  return (
    <AccountLayout
      title={t('account.title')}
      lead={t('account.lead')}
      crumbs={[{ children: t('account.title'), href: '/account/newsletter' }]}
    >
      <Form method="post">
        <FormStack>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
          <NewsletterStatus {...newsletter} />
        </FormStack>
      </Form>
    </AccountLayout>
  )
}
