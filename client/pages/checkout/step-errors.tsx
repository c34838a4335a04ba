import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { ErrorSummary, type SummaryError } from '../../ui/forms/error-summary.tsx'

type StepErrorsProps = { errors: SummaryError[]; submission: unknown }

/** Shows the errors of the open step in its summary and in the page title. */
export function StepErrors({ errors, submission }: StepErrorsProps) {
  const t = useT('checkout')
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: errors.length > 0 })
  return <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} submission={submission} />
}
