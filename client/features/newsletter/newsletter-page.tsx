import { data, Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/breadcrumbs.ts'
import { fieldRules } from '#shared/field-rules.ts'
import { useGetContentQuery } from '../../app/api.ts'
import { textOf } from '../../app/form-values.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { load, submit } from '../../app/load.ts'
import { useFormErrors } from '../../app/use-form-errors.ts'
import { ArticleHead } from '../../ui/article-head.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { DoneNotice } from './done-notice.tsx'
import styles from './newsletter-page.module.css'

type Answer = { error?: ApiError; email?: string; message?: string }

const content = { path: 'newsletter' }

/** What the back office says about the newsletter stands above the form; without it the form has to do. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  await load(context, 'getContent', content).catch(() => undefined)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const email = textOf(await request.formData(), 'email')
  const { data: answer, error } = await submit(context, 'subscribeToNewsletter', { email })
  return error ? data<Answer>({ error, email }, { status: error.status || 503 }) : data<Answer>({ message: answer.message })
}

/** The one newsletter form of the shop. What it answers says nothing about who is subscribed. */
export function Component() {
  const t = useT('newsletter')
  const answer = useActionData<Answer>()
  const page = useGetContentQuery(content).data?.page
  const { summary, attempt, at, check } = useFormErrors(answer?.error, { email: t('form.email') })
  const title = page?.title ?? t('form.title')
  usePageHead({
    title: page?.metaTitle ?? t('common:titlePattern', { title }),
    description: page?.metaDescription,
    canonicalPath: '/newsletter',
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={page?.breadcrumbs ?? [...homeBreadcrumbs(t('common:home')), { children: t('crumb'), href: '/newsletter' }]} />
      <Wrap>
        <ArticleHead title={title} lead={page?.lead ?? null} />
        {page ? <RichText html={page.html} article /> : null}
        <section className={styles.form} aria-labelledby="subscribe">
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
          {answer?.message ? <DoneNotice title={t('form.done')} text={answer.message} /> : null}
          <SectionHead id="subscribe" title={t('form.title')} />
          <Form method="post" noValidate preventScrollReset onSubmit={check}>
            <FormStack>
              <TextField
                id="email"
                name="email"
                {...fieldRules.email}
                label={t('form.email')}
                hint={t('form.hint')}
                autoComplete="email"
                defaultValue={answer?.email}
                {...at('email')}
              />
              <FormActions>
                <Button variant="solid" big type="submit">
                  {t('form.submit')}
                </Button>
              </FormActions>
            </FormStack>
          </Form>
        </section>
      </Wrap>
    </>
  )
}
