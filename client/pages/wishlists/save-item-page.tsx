import {
  data,
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetWishlistsQuery } from '../../data/api.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import {
  saveItemPathFor,
  parseWishlistItem,
  type WishlistItemRef,
} from '../../features/wishlists/pending-wishlist-item.ts'
import { actionError } from '../../routing/action-error.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { withReturnTo } from '../../routing/with-return-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

type RejectedForm = { error: ApiError; item: WishlistItemRef }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getWishlists', {}, request)
  return null
}

/**
 * Saves the product, and shows it on its wishlist or leads back to the page of the button. A guest is redirected to
 * sign-in, after which the product is saved.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const item = parseWishlistItem(form)
  if (!item) throw data(null, { status: 400 })
  const session = await loadQuery(context, 'getSession', {})
  if (session.guest) return redirectTo(request, withReturnTo('/sign-in', saveItemPathFor(item)), 303)
  const wishlist = formText(form, 'wishlist')
  const { data: savedWishlist, error } = await runMutation(context, 'addToWishlist', {
    ...item,
    ...(wishlist ? { wishlist } : {}),
  })
  if (error) return actionError<RejectedForm>({ error, item })
  return redirectTo(
    request,
    toLocalPath(formText(form, 'fromPage'), `/account/wishlists/${savedWishlist.id}?done=saved`),
    303,
  )
}

/** Shown when saving failed or when a shopper opens the URL: a GET request saves nothing. */
export function Component() {
  const t = useT('wishlists')
  const rejected = useActionData<RejectedForm>()
  const [search] = useSearchParams()
  const item = rejected?.item ?? parseWishlistItem(search)
  const { data: wishlistsData } = useGetWishlistsQuery({})
  const { summary } = useFormErrors(rejected?.error, {})
  usePageMeta({
    title: t('common:titlePattern', { title: t('save.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })
  const wishlists = wishlistsData?.wishlists ?? []
  return (
    <AccountLayout
      title={t('save.title')}
      lead={t('save.text')}
      crumbs={[{ children: t('title'), href: '/account/wishlists' }]}
    >
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
      <Form method="post" noValidate>
        <FormStack>
          <input type="hidden" name="sku" value={item?.sku ?? ''} />
          <input type="hidden" name="of" value={item?.itemKind ?? 'product'} />
          {wishlists.length > 1 && (
            <SelectField id="wishlist" name="wishlist" label={t('save.list')}>
              {wishlists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <FormActions>
            <Button variant="solid" big type="submit">
              {t('save.submit')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </AccountLayout>
  )
}
