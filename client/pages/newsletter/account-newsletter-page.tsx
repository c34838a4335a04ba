import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { data, Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetNewsletterQuery } from '../../data/api.ts'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { NewsletterSwitch } from '../../features/newsletter/newsletter-switch.tsx'
import { notices } from '../../data/notices-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'

type Refused = { error: ApiError }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getNewsletter', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const subscribed = textOf(await request.formData(), 'subscribed') === 'true'
  const { error } = await submit(context, 'changeNewsletter', { subscribed })
  return error
    ? data<Refused>({ error }, { status: error.status || 503 })
    : redirectTo(request, '/account/newsletter', 303)
}

/** Whether the customer's own address gets the newsletter, and the switch. */
export function Component() {
  const t = useT('newsletter')
  const dispatch = useDispatch()
  const refused = useActionData<Refused>()
  const { data: newsletter } = useGetNewsletterQuery({})
  const { summary } = useFormErrors(refused?.error, {})
  usePageHead({
    title: t('common:titlePattern', { title: t('account.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  const state = newsletter ? t(`account.${newsletter.status}`) : ''
  const said = useRef(state)
  useEffect(() => {
    if (said.current !== state) dispatch(notices.actions.announced(t('account.changed', { state })))
    said.current = state
  }, [state, dispatch, t])

  if (!newsletter) return null
  return (
    <AccountFrame
      title={t('account.title')}
      lead={t('account.lead')}
      crumbs={[{ children: t('account.title'), href: '/account/newsletter' }]}
    >
      <Form method="post">
        <FormStack>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
          <NewsletterSwitch {...newsletter} />
        </FormStack>
      </Form>
    </AccountFrame>
  )
}
