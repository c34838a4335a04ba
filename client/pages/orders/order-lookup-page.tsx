import { useMemo } from 'react'
import { Form, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { OrderSummary } from '#shared/api/orders/orders-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { orderStateLabel } from '../../features/orders/order-labels.ts'
import { SuccessAlert, SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { Container } from '../../ui/layout/container.tsx'

type FoundOrder = Pick<OrderSummary, 'number' | 'status' | 'payment'>
type RejectedForm = { error: ApiError; values: { email: string; number: string } }
type LookUpResult = RejectedForm | { found: FoundOrder }

export { loader } from './open-order-link.ts'

/**
 * Shows the state of the order with this number, and emails its link. Without a number, emails the links of all orders
 * of the address. Every rejection is the same, so that the response does not reveal who has ordered.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const values = { email: formText(form, 'email'), number: formText(form, 'number') }
  if (values.number === '') {
    const { error } = await runMutation(context, 'sendOrderLinks', { email: values.email })
    return error ? actionError<RejectedForm>({ error, values }) : redirectTo(request, '/orders/look-up?done=links', 303)
  }
  const { data, error } = await runMutation(context, 'lookUpOrder', values)
  if (error) return actionError<RejectedForm>({ error, values })
  return data.order ? { found: data.order } : redirectTo(request, '/orders/look-up?done=link', 303)
}

/** Says why the email link that led to this page did not open its order. */
function LinkAlert() {
  const t = useT('orders')
  const link = useSearchParams()[0].get('link')
  if (link !== 'ended' && link !== 'later') return null
  return (
    <FocusedAlert role="alert">
      <Alert title={t(`lookUp.${link}`)}>
        <p>{t(`lookUp.${link}Text`)}</p>
      </Alert>
    </FocusedAlert>
  )
}

function FoundOrderAlert({ order }: { order: FoundOrder }) {
  const t = useT('orders')
  // The look-up returns no amounts. An order without a payment is shown like one with nothing to pay.
  const state = orderStateLabel({ ...order, total: 0 }, t)
  return (
    <SuccessAlert title={t('order', { number: order.number })} focusKey={order}>
      <p>
        <strong>{state}</strong>
      </p>
      <p>{t('lookUp.foundText')}</p>
      <p>
        <TextLink to="/orders/look-up">{t('lookUp.another')}</TextLink>
      </p>
    </SuccessAlert>
  )
}

/** Shows the state of an order to a shopper who types its number and email address, and emails the order's link. */
export function Component() {
  const t = useT('orders')
  const result = useActionData<LookUpResult>()
  const found = result && 'found' in result ? result.found : undefined
  const { values, error } = result && 'error' in result ? result : {}
  // The error must not reveal which field is wrong; it is shown at the number, which is mistyped more often.
  const shownError = useMemo(
    () => (error?.status === 404 ? { ...error, fields: [{ field: 'number', message: t('lookUp.notFound') }] } : error),
    [error, t],
  )
  const { summary, submission, fieldError, validate } = useFormErrors(shownError, {
    email: t('lookUp.email'),
    number: t('lookUp.number'),
  })
  usePageMeta({
    title: t('common:titlePattern', { title: t('lookUp.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <PageBreadcrumbs items={[{ children: t('lookUp.title'), href: '/orders/look-up' }]} />
      <Container>
        <PageHead title={t('lookUp.title')} lead={t('lookUp.lead')} small />
        <TwoColumns>
          <div>
            {result ? null : (
              <>
                <SuccessAlertFromUrl messages={{ link: t('lookUp.linkSent'), links: t('lookUp.linksSent') }} />
                <LinkAlert />
              </>
            )}
            <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
            {found ? (
              <FoundOrderAlert order={found} />
            ) : (
              <Form method="post" noValidate onSubmit={validate}>
                <FormStack>
                  <TextField
                    id="email"
                    name="email"
                    label={t('lookUp.email')}
                    hint={t('lookUp.emailHint')}
                    defaultValue={values?.email}
                    autoComplete="email"
                    {...fieldRules.email}
                    {...fieldError('email')}
                  />
                  <TextField
                    id="number"
                    name="number"
                    label={t('lookUp.number')}
                    hint={t('lookUp.numberHint')}
                    defaultValue={values?.number}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    optional={t('common:optional')}
                    maxLength={40}
                    {...fieldError('number')}
                  />
                  <SubmitRow text={t('lookUp.submit')} />
                </FormStack>
              </Form>
            )}
          </div>
          <div>
            <p>
              {t('lookUp.account')} <Link to="/account/orders">{t('lookUp.toAccount')}</Link>
            </p>
            <p>
              {t('lookUp.noMail')} <Link to="/contact-us">{t('lookUp.contact')}</Link>
            </p>
          </div>
        </TwoColumns>
      </Container>
    </>
  )
}
