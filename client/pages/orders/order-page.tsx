import { Form, useActionData, useParams } from 'react-router-dom'
import { useGetOrderQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { AddToAccountPrompt } from '../../features/orders/add-to-account-prompt.tsx'
import { hasDelivery } from '../../features/orders/delivery-note.tsx'
import { OrderDetails } from '../../features/orders/order-details.tsx'
import { orderTitle } from '../../features/orders/order-labels.ts'
import { orderPath } from '../../features/orders/order-path.ts'
import { OrderPageShell } from '../../features/orders/order-page-shell.tsx'
import { PrintButton } from './print-button.tsx'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormNote } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { ReorderAlert } from './reorder-alert.tsx'
import { createOrderLoader } from './create-order-loader.ts'
import type { ReorderResult } from './order-action.ts'
import styles from './order-page.module.css'

export { action } from './order-action.ts'

export { OrderError as ErrorBoundary } from './order-error.tsx'

export const loader = createOrderLoader()

export function Component() {
  const t = useT('orders')
  const { id = '' } = useParams()
  const actionData = useActionData<ReorderResult>()
  const { data: order } = useGetOrderQuery({ id })
  const { summary } = useFormErrors(actionData?.error, {})
  const title = order ? t('order', { number: order.number }) : ''
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  if (!order) return null
  const { contact, status, lines } = order
  const mayWithdraw = status !== 'cancelled' && lines.some(({ type }) => type !== 'event')
  const lead = [
    `${title}.`,
    ...(contact.email ? [t(hasDelivery(order) ? 'confirmed' : 'mailed', { email: contact.email })] : []),
  ].join(' ')

  return (
    <OrderPageShell order={order} title={orderTitle(order, t)} lead={lead}>
      <SuccessAlertFromUrl messages={{ claimed: t('addToAccount.done') }} />
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
      {actionData?.reordered ? <ReorderAlert result={actionData.reordered} /> : null}
      {/* First: the list of orders lacks this one until a customer, perhaps just registered, adds it. */}
      <AddToAccountPrompt order={order} audience="customer" />
      <OrderDetails order={order} />
      <section className={styles.actions} aria-labelledby="actions" data-no-print="">
        <SectionHead id="actions" title={t('actions.title')} />
        <Form method="post" className={styles.again}>
          <FormActions>
            <Button type="submit">{t('actions.reorder')}</Button>
            <PrintButton>{t('actions.print')}</PrintButton>
            {mayWithdraw ? <ButtonLink to={orderPath(order, 'withdrawal')}>{t('actions.withdraw')}</ButtonLink> : null}
          </FormActions>
          <FormNote>{t('actions.reorderNote')}</FormNote>
        </Form>
        <AddToAccountPrompt order={order} audience="guest" />
      </section>
    </OrderPageShell>
  )
}
