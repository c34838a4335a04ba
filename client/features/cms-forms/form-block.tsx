import type { SubmitEvent } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { useT } from '../../i18n/i18n.ts'
import { useSendOnce } from '../forms/use-send-once.ts'
import styles from './form-block.module.css'
import { FormDone } from './form-done.tsx'
import { FormField } from './form-field.tsx'
import { RobotTrap } from './robot-trap.tsx'
import { formNames } from './sent-form.ts'
import type { CmsFormState } from './use-cms-form.ts'

/** Where a link to the form of a page leads. */
export const formId = 'form'

function Fields({ state, form }: { state: CmsFormState; form: CmsForm }) {
  const t = useT('forms')
  const { refused, errors, seal } = state
  const { sending, once } = useSendOnce(refused)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    errors.check(event)
    if (!event.defaultPrevented) once(event)
  }
  return (
    <>
      {form.intro ? <p>{form.intro}</p> : null}
      <ErrorSummary title={t('common:thereIsAProblem')} errors={errors.summary} attempt={errors.attempt} />
      <Form method="post" noValidate preventScrollReset onSubmit={send}>
        <FormStack>
          {form.fields.map((question) => (
            <FormField
              key={question.name}
              question={question}
              value={refused?.values[question.name]}
              {...errors.at(question.name)}
            />
          ))}
          <input type="hidden" name={formNames.code} value={form.code} />
          <input type="hidden" name={formNames.seal} value={seal ?? form.seal} />
          <RobotTrap />
          <FormActions>
            <Button variant="solid" big type="submit" busy={sending}>
              {form.submitLabel}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </>
  )
}

/** A form of the back office on a page: what is asked, what was refused, or that it was sent. */
export function FormBlock({ state }: { state: CmsFormState }) {
  const t = useT('forms')
  const { pathname } = useLocation()
  const { code, form, isDone } = state
  if (code === undefined) return null
  return (
    <section id={formId} className={styles.block} aria-labelledby={form ? 'form-title' : undefined}>
      {form ? (
        <SectionHead id="form-title" title={form.title} />
      ) : (
        <Notice kind="error" title={t('failed')}>
          <p>{t('failedText')}</p>
        </Notice>
      )}
      {form && isDone ? <FormDone form={form} path={pathname} /> : null}
      {form && !isDone ? <Fields key={form.code} state={state} form={form} /> : null}
    </section>
  )
}
