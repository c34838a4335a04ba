import { checkoutSteps, type CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { ErrorSummary, type SummaryError } from '../../ui/forms/error-summary.tsx'

type StepErrorsProps = { step: CheckoutStep; errors: SummaryError[]; submission: unknown }

/** The title of the open step, which says when there are errors, and a summary of these errors. */
export function StepErrors({ step, errors, submission }: StepErrorsProps) {
  const t = useT('checkout')
  const title = t('stepTitle', {
    step: t(`steps.${step}`),
    number: checkoutSteps.indexOf(step) + 1,
    count: checkoutSteps.length,
  })
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: errors.length > 0 })
  return <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} submission={submission} />
}
