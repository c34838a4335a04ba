import { data, Form, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { submit } from '../../routing/load.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { DoneNotice } from './done-notice.tsx'
import styles from './mailed-link-page.module.css'

type Answer = { error?: ApiError; token?: string; message?: string }

const endpoints = { confirm: 'confirmNewsletter', unsubscribe: 'unsubscribeFromNewsletter' } as const

type Kind = keyof typeof endpoints

export const mailedLinkAction =
  (kind: Kind) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const token = textOf(await request.formData(), 'token')
    const { data: answer, error } = await submit(context, endpoints[kind], { token })
    return error
      ? data<Answer>({ error, token }, { status: error.status || 503 })
      : data<Answer>({ message: answer.message })
  }

/**
 * What a link in a mail leads to: a button. Programs that read mail follow its links to look for harm; they press no
 * button, so that they neither confirm nor unsubscribe for anybody. The button posts to an address without the token.
 */
export function MailedLink({ kind }: { kind: Kind }) {
  const t = useT('newsletter')
  const answer = useActionData<Answer>()
  const [search] = useSearchParams()
  const token = answer?.token ?? search.get('token')
  const path = `/newsletter/${kind}`
  const errors = answer?.error ? [{ text: answer.error.fields?.[0]?.message ?? errorText(answer.error, t) }] : []
  usePageHead({
    title: t('common:titlePattern', { title: t(`${kind}.title`) }),
    noindex: true,
    hasErrors: errors.length > 0,
  })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          ...homeBreadcrumbs(t('common:home')),
          { children: t('crumb'), href: '/newsletter' },
          { children: t(`${kind}.title`), href: path },
        ]}
      />
      <Wrap>
        <PageHead
          title={t(`${kind}.title`)}
          {...(answer?.message ? {} : { lead: t(token ? `${kind}.text` : 'noToken') })}
        />
        <div className={styles.parts}>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} />
          {answer?.message ? (
            <>
              <DoneNotice title={t(`${kind}.done`)} text={answer.message} />
              <FormActions>
                <ButtonLink to="/whats-on">{t('toProgramme')}</ButtonLink>
              </FormActions>
            </>
          ) : (
            <FormActions>
              {token ? (
                <Form method="post" action={path}>
                  <input type="hidden" name="token" value={token} />
                  <Button variant="solid" big type="submit">
                    {t(`${kind}.submit`)}
                  </Button>
                </Form>
              ) : null}
              {token && errors.length === 0 ? null : <ButtonLink to="/newsletter">{t('again')}</ButtonLink>}
            </FormActions>
          )}
        </div>
      </Wrap>
    </>
  )
}
