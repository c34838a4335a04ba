import { data, Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetWishlistsQuery } from '../../data/api.ts'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { WishStrip } from '../../features/wishlists/wish-strip.tsx'
import { WishStrips } from '../../features/wishlists/wish-strips.tsx'
import styles from './wishlists-page.module.css'

type Refused = { error: ApiError; name: string }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getWishlists', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const name = textOf(await request.formData(), 'name')
  const { data: made, error } = await submit(context, 'createWishlist', { name })
  if (error) return data<Refused>({ error, name }, { status: error.status || 503 })
  return redirectTo(request, `/account/wishlists/${made.id}`, 303)
}

/** All lists, the last changed first, and a form for another one. */
export function Component() {
  const t = useT('wishlists')
  const refused = useActionData<Refused>()
  const { data: answer } = useGetWishlistsQuery({})
  const { summary, attempt, at, check } = useFormErrors(refused?.error, { name: t('new.name') })
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: summary.length > 0 })
  const lists = answer?.wishlists ?? []

  return (
    <AccountFrame title={t('title')} lead={t('lead')} crumbs={[{ children: t('title'), href: '/account/wishlists' }]}>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
      {lists.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={<ButtonLink to="/whats-on">{t('toProgramme')}</ButtonLink>}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <WishStrips>
          {lists.map(({ id, name, itemCount, shared, images }) => (
            <WishStrip
              key={id}
              to={`/account/wishlists/${id}`}
              name={name}
              images={images}
              note={t(shared ? 'shared' : 'private', { what: t('count', { count: itemCount }) })}
            />
          ))}
        </WishStrips>
      )}
      <section className={styles.more} aria-labelledby="new-list">
        <SectionHead id="new-list" title={t('new.title')} />
        <Form method="post" noValidate onSubmit={check}>
          <FormStack>
            <TextField
              id="name"
              name="name"
              label={t('new.name')}
              hint={t('new.hint')}
              defaultValue={refused?.name}
              autoComplete="off"
              {...fieldRules.wishlistName}
              {...at('name')}
            />
            <FormActions>
              <Button variant="solid" type="submit">
                {t('new.submit')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </section>
    </AccountFrame>
  )
}
