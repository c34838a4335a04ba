import { Form, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetEmailUndoQuery } from '../../data/api.ts'
import { EmailLinkFrame } from '../../features/forms/email-link-frame.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { actionError } from '../../routing/action-error.ts'
import { createEmailLinkLoader } from '../../routing/create-email-link-loader.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { runMutation } from '../../routing/route-data.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'

type RejectedForm = { error: ApiError }

const path = '/undo-email-change'

/** Target of the link that was mailed to the previous address of an account. Its button undoes the change. */
export const loader = createEmailLinkLoader(path, { storeToken: 'storeEmailUndoToken', readLink: 'getEmailUndo' })

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { error } = await runMutation(context, 'undoEmailChange', {})
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, `${path}?done=undone`)
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetEmailUndoQuery({})
  const errors = useFormErrors(rejected?.error, {})
  const isDone = useSearchParams()[0].get('done') === 'undone' && !data?.pending
  return (
    <EmailLinkFrame
      path={path}
      title={t(isDone ? 'undoEmail.doneTitle' : 'undoEmail.title')}
      lead={data?.link || isDone ? undefined : t('undoEmail.noLink')}
      successMessages={data?.pending ? {} : { undone: t('undoEmail.done') }}
      errors={errors}
    >
      {data?.link ? (
        <Form method="post" className="max-width-44">
          <FormStack>
            <p>{t('undoEmail.lead', { email: data.link.email, date: data.link.changedOn })}</p>
            <p>{t('undoEmail.effect')}</p>
            <SubmitRow text={t('undoEmail.submit')} />
          </FormStack>
        </Form>
      ) : (
        !isDone && (
          <FormActions>
            <ButtonLink to="/contact-us">{t('undoEmail.contact')}</ButtonLink>
          </FormActions>
        )
      )}
    </EmailLinkFrame>
  )
}
