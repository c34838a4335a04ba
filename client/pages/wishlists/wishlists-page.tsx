import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetWishlistsQuery } from '../../data/api.ts'
import { actionError } from '../../routing/action-error.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { WishlistPreview, WishlistPreviews } from '../../features/wishlists/wishlist-preview.tsx'

type RejectedForm = { error: ApiError; name: string }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getWishlists', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const name = formText(await request.formData(), 'name')
  const { data: created, error } = await runMutation(context, 'createWishlist', { name })
  if (error) return actionError<RejectedForm>({ error, name })
  return redirectTo(request, `/account/wishlists/${created.id}`, 303)
}

export function Component() {
  const t = useT('wishlists')
  const rejected = useActionData<RejectedForm>()
  const { data: wishlistsData } = useGetWishlistsQuery({})
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, { name: t('new.name') })
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: summary.length > 0 })
  const wishlists = wishlistsData?.wishlists ?? []

  return (
    <AccountLayout title={t('title')} lead={t('lead')} crumbs={[{ children: t('title'), href: '/account/wishlists' }]}>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
      {wishlists.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={<ButtonLink to="/whats-on">{t('toProgramme')}</ButtonLink>}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <WishlistPreviews>
          {wishlists.map(({ id, name, itemCount, shared, images }) => (
            <WishlistPreview
              key={id}
              to={`/account/wishlists/${id}`}
              name={name}
              images={images}
              note={t(shared ? 'shared' : 'private', { what: t('count', { count: itemCount }) })}
            />
          ))}
        </WishlistPreviews>
      )}
      <section className="max-width-34" aria-labelledby="new-list">
        <SectionHead id="new-list" title={t('new.title')} />
        <Form method="post" noValidate onSubmit={validate}>
          <FormStack>
            <TextField
              id="name"
              name="name"
              label={t('new.name')}
              hint={t('new.hint')}
              defaultValue={rejected?.name}
              autoComplete="off"
              {...fieldRules.wishlistName}
              {...fieldError('name')}
            />
            <FormActions>
              <Button variant="solid" type="submit">
                {t('new.submit')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </section>
    </AccountLayout>
  )
}
