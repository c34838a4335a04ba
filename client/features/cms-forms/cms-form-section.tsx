import type { SubmitEvent } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { useT } from '../../i18n/i18n.ts'
import { useSubmitOnce } from '../forms/use-submit-once.ts'
import styles from './cms-form-section.module.css'
import { FormSuccess } from './form-success.tsx'
import { CmsFormField } from './cms-form-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { cmsFormFieldNames } from './cms-form-field-names.ts'
import type { CmsFormState } from './use-cms-form.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

export const cmsFormId = 'form'

function CmsFormFields({ state, form }: { state: CmsFormState; form: CmsForm }) {
  const t = useT('forms')
  const { rejected, isContinued, values, errors, formToken } = state
  const { search } = useLocation()
  const { isSubmitting, submitOnce } = useSubmitOnce(rejected)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    errors.validate(event)
    if (!event.defaultPrevented) submitOnce(event)
  }
  return (
    <>
      {isContinued && (
        // The page opens at the form, so the focus must not start at the top.
        <FocusedAlert>
          <Alert title={t('begun', { button: form.submitLabel })} />
        </FocusedAlert>
      )}
      {form.intro ? <p lang={form.lang}>{form.intro}</p> : null}
      <ErrorSummary title={t('common:thereIsAProblem')} errors={errors.summary} submission={errors.submission} />
      {/* Without JavaScript the page with errors opens at the form. */}
      <Form method="post" action={`${search}#${cmsFormId}`} noValidate preventScrollReset onSubmit={handleSubmit}>
        <FormStack>
          {form.fields.map((field) => (
            <CmsFormField
              key={field.name}
              field={field}
              lang={form.lang}
              value={values?.[field.name]}
              {...errors.fieldError(field.name)}
            />
          ))}
          <input type="hidden" name={cmsFormFieldNames.code} value={form.code} />
          <input type="hidden" name={cmsFormFieldNames.formToken} value={formToken ?? form.formToken} />
          <Honeypot />
          <FormActions>
            <Button variant="solid" big type="submit" busy={isSubmitting}>
              {markLanguage(form.submitLabel, form.lang)}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </>
  )
}

type CmsFormSectionProps = {
  state: CmsFormState
  /** Aligns the form with the page's title instead of the text of an article. */
  isBelowTitle?: boolean
}

/** A CMS form on a page: its questions, its errors, or its confirmation. */
export function CmsFormSection({ state, isBelowTitle = false }: CmsFormSectionProps) {
  const t = useT('forms')
  const { pathname } = useLocation()
  const { code, form, isSubmitted } = state
  if (code === undefined) return null
  return (
    <section
      id={cmsFormId}
      className={classNames(styles.block, !isBelowTitle && styles.besideTitle)}
      aria-labelledby={form ? 'form-title' : undefined}
    >
      {form ? (
        <SectionHead id="form-title" title={form.title} lang={form.lang} />
      ) : (
        <Alert kind="error" title={t('failed')}>
          <p>{t('failedText')}</p>
        </Alert>
      )}
      {form && isSubmitted ? <FormSuccess form={form} path={pathname} /> : null}
      {form && !isSubmitted ? <CmsFormFields key={form.code} state={state} form={form} /> : null}
    </section>
  )
}
