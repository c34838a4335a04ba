import {
  data,
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetWishlistsQuery } from '../../data/api.ts'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { keepPathFor, wishIn, type KeptWish } from '../../features/wishlists/keep-wish.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

type Refused = { error: ApiError; wish: KeptWish }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getWishlists', {}, request)
  return null
}

/**
 * Keeps what "Keep" was pressed at and shows it on its list. A guest is asked to sign in first; signing in then keeps
 * it.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const wish = wishIn(form)
  if (!wish) throw data(null, { status: 400 })
  const session = await load(context, 'getSession', {})
  if (session.guest) return redirectTo(request, `/sign-in?returnTo=${encodeURIComponent(keepPathFor(wish))}`, 303)
  const wishlist = textOf(form, 'wishlist')
  const { data: list, error } = await submit(context, 'addToWishlist', { ...wish, ...(wishlist ? { wishlist } : {}) })
  if (error) return data<Refused>({ error, wish }, { status: error.status || 503 })
  return redirectTo(request, `/account/wishlists/${list.id}`, 303)
}

/** Only seen when keeping failed, or by whoever comes back here by a link: a link keeps nothing by itself. */
export function Component() {
  const t = useT('wishlists')
  const refused = useActionData<Refused>()
  const [search] = useSearchParams()
  const wish = refused?.wish ?? wishIn(search)
  const { data: answer } = useGetWishlistsQuery({})
  const { summary } = useFormErrors(refused?.error, {})
  usePageHead({
    title: t('common:titlePattern', { title: t('keep.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })
  const lists = answer?.wishlists ?? []
  return (
    <AccountFrame
      title={t('keep.title')}
      lead={t('keep.text')}
      crumbs={[{ children: t('title'), href: '/account/wishlists' }]}
    >
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
      <Form method="post" noValidate>
        <FormStack>
          <input type="hidden" name="sku" value={wish?.sku ?? ''} />
          <input type="hidden" name="of" value={wish?.of ?? 'product'} />
          {lists.length > 1 && (
            <SelectField id="wishlist" name="wishlist" label={t('keep.list')}>
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <FormActions>
            <Button variant="solid" big type="submit">
              {t('keep.submit')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </AccountFrame>
  )
}
