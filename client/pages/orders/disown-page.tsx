import { Form, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetDisownTokenQuery } from '../../data/api.ts'
import { EmailLinkFrame } from '../../features/forms/email-link-frame.tsx'
import { SuccessAlert } from '../../features/forms/success-alert.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { actionError } from '../../routing/action-error.ts'
import { createEmailLinkLoader } from '../../routing/create-email-link-loader.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { runMutation } from '../../routing/route-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'

type RejectedForm = { error: ApiError }

const path = '/orders/not-me'

/** Target of “this was not me” in the emails of an order. Opening the page shows nothing of the order. */
export const loader = createEmailLinkLoader(path, { storeToken: 'storeDisownToken', readLink: 'getDisownToken' })

/** The redirect loads a new document, since this session may lose an order that it had opened. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { error } = await runMutation(context, 'disownOrder', {})
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, `${path}?done=disowned`)
}

export function Component() {
  const t = useT('orders')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetDisownTokenQuery({})
  const errors = useFormErrors(rejected?.error, {})
  const isDone = useSearchParams()[0].get('done') === 'disowned' && !data?.pending
  return (
    <EmailLinkFrame
      path={path}
      title={t(isDone ? 'notMe.doneTitle' : 'notMe.title')}
      lead={data?.pending ? t('notMe.lead') : isDone ? undefined : t('notMe.noLink')}
      successMessages={{}}
      errors={errors}
    >
      {data?.pending ? (
        <Form method="post">
          <FormStack>
            <p>{t('notMe.forwarded')}</p>
            <div>
              <Button variant="solid" big type="submit">
                {t('notMe.submit')}
              </Button>
            </div>
          </FormStack>
        </Form>
      ) : (
        <>
          {isDone ? (
            <SuccessAlert title={t('notMe.doneAlert')} focusKey="disowned">
              <p>{t('notMe.done')}</p>
            </SuccessAlert>
          ) : (
            <p>{t('notMe.meant')}</p>
          )}
          <FormActions>
            <ButtonLink variant="solid" to={isDone ? '/whats-on' : '/orders/look-up'}>
              {t(isDone ? 'notMe.whatsOn' : 'notMe.lookUp')}
            </ButtonLink>
            <ButtonLink to="/contact-us">{t('notMe.contact')}</ButtonLink>
          </FormActions>
        </>
      )}
    </EmailLinkFrame>
  )
}
