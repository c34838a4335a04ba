import { data, Form, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { actionError } from '../../routing/action-error.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { runMutation } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { SuccessAlert } from '../../features/forms/success-alert.tsx'

type NewsletterLinkActionData = { error?: ApiError; token?: string; message?: string }

const endpointByKind = { confirm: 'confirmNewsletter', unsubscribe: 'unsubscribeFromNewsletter' } as const

type NewsletterLinkKind = keyof typeof endpointByKind

export const createNewsletterLinkAction =
  (kind: NewsletterLinkKind) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const token = formText(await request.formData(), 'token')
    const { data: result, error } = await runMutation(context, endpointByKind[kind], { token })
    return error ? actionError({ error, token }) : data<NewsletterLinkActionData>({ message: result.message })
  }

/**
 * Target of links in newsletter emails. Mail scanners open links but submit no forms, so only the button confirms or
 * unsubscribes. It posts to a URL without the token.
 */
export function NewsletterLinkPage({ kind }: { kind: NewsletterLinkKind }) {
  const t = useT('newsletter')
  const actionData = useActionData<NewsletterLinkActionData>()
  const [search] = useSearchParams()
  const token = actionData?.token ?? search.get('token')
  const path = `/newsletter/${kind}`
  const errors = actionData?.error
    ? [{ text: actionData.error.fields?.[0]?.message ?? errorMessage(actionData.error, t) }]
    : []
  usePageMeta({
    title: t('common:titlePattern', { title: t(`${kind}.title`) }),
    noindex: true,
    hasErrors: errors.length > 0,
  })

  return (
    <>
      <PageBreadcrumbs
        items={[
          { children: t('crumb'), href: '/newsletter' },
          { children: t(`${kind}.title`), href: path },
        ]}
      />
      <Container>
        <PageHead
          title={t(`${kind}.title`)}
          {...(actionData?.message ? {} : { lead: t(token ? `${kind}.text` : 'noToken') })}
        />
        <div className="stack-24 max-width-44 padding-bottom-96">
          <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} />
          {actionData?.message ? (
            <>
              <SuccessAlert title={t(`${kind}.done`)} focusKey={actionData.message}>
                <p>{actionData.message}</p>
              </SuccessAlert>
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
      </Container>
    </>
  )
}
