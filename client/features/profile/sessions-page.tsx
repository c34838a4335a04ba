import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../app/account-frame.tsx'
import { useGetSessionsQuery } from '../../app/api.ts'
import { DoneNotice } from '../../app/done-notice.tsx'
import { textOf } from '../../app/form-values.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { load, submit } from '../../app/load.ts'
import { redirectToDocument } from '../../app/redirect-to.ts'
import { refuse } from '../../app/refuse.ts'
import { useFormErrors } from '../../app/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { SignedInList } from '../../ui/signed-in-list.tsx'
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
