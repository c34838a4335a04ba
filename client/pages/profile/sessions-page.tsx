import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetSessionsQuery } from '../../data/api.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { SignedInList } from './signed-in-list.tsx'
import { SignedInRow } from './signed-in-row.tsx'

type Refused = { error: ApiError }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getSessions', {}, request)
  return null
}

/** One that has ended in the meantime is what was wanted. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const key = textOf(await request.formData(), 'key')
  const { error } = key ? await submit(context, 'endSession', { key }) : await submit(context, 'endOtherSessions', {})
  if (error && error.status !== 404) return refuse<Refused>({ error })
  return redirectToDocument(request, `/account/sessions?done=${key ? 'one' : 'others'}`)
}

export function Component() {
  const t = useT('profile')
  const refused = useActionData<Refused>()
  const { data } = useGetSessionsQuery({})
  const { summary } = useFormErrors(refused?.error, {})
  const title = t('sessions.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  if (!data) return null

  return (
    <AccountFrame title={title} lead={t('sessions.lead')} crumbs={[{ children: title, href: '/account/sessions' }]}>
      <FormStack>
        <DoneNotice texts={refused ? {} : { one: t('sessions.endedOne'), others: t('sessions.endedOthers') }} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
        <SignedInList>
          {data.places.map((place) => (
            <SignedInRow key={place.key} place={place} />
          ))}
        </SignedInList>
        {data.places.length > 1 ? (
          <Form method="post">
            <Button type="submit">{t('sessions.endOthers')}</Button>
          </Form>
        ) : null}
      </FormStack>
    </AccountFrame>
  )
}
