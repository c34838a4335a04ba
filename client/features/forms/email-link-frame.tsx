import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SuccessAlertFromUrl } from './success-alert.tsx'
import type { useFormErrors } from './use-form-errors.ts'

type EmailLinkFrameProps = {
  path: string
  title: string
  lead?: string | undefined
  /** The messages by the value of `?done=` in the URL. */
  successMessages: Readonly<Record<string, string>>
  errors: Pick<ReturnType<typeof useFormErrors>, 'summary' | 'submission'>
  children: ReactNode
}

/** The head, messages and errors of a page that an email links to. Only the button of the page acts. */
export function EmailLinkFrame({ path, title, lead, successMessages, errors, children }: EmailLinkFrameProps) {
  const t = useT('common')
  const { summary, submission } = errors
  usePageMeta({ title: t('titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: path }]} />
      <Container className="padding-bottom-96">
        <PageHead title={title} lead={lead} small />
        <FormStack>
          <SuccessAlertFromUrl messages={successMessages} />
          <ErrorSummary title={t('thereIsAProblem')} errors={summary} submission={submission} />
          {children}
        </FormStack>
      </Container>
    </>
  )
}
