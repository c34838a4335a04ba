import { useActionData, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetWishlistQuery, useGetWishlistsQuery } from '../../data/api.ts'
import { useErrorEntry } from '../../features/forms/use-error-entry.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { useCapability } from '../../data/page-info.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { readPageArgs, toPagePath } from '../../routing/list-page.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { quantityId } from '../../features/basket/quantity-form.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { AddedToBasketAlert } from './added-to-basket-alert.tsx'
import { DeleteWishlistForm } from './delete-wishlist-form.tsx'
import { RenameWishlistForm } from './rename-wishlist-form.tsx'
import { ShareWishlistForm } from './share-wishlist-form.tsx'
import { variantFieldId } from './add-to-basket-fields.tsx'
import { useItemChanges } from './use-item-changes.ts'
import styles from './wishlist-page.module.css'
import type { WishlistActionData } from './wishlist-action.ts'
import { WishlistItems } from './wishlist-items.tsx'

export { action } from './wishlist-action.ts'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await Promise.all([
    loadQuery(context, 'getWishlist', { id: params.id!, ...readPageArgs(new URL(request.url).searchParams) }, request),
    loadQuery(context, 'getWishlists', {}, request),
  ])
  return null
}

export function Component() {
  const t = useT('wishlists')
  const toErrorEntry = useErrorEntry()
  const { id = '' } = useParams()
  const actionData = useActionData<WishlistActionData>()
  const { data: wishlist } = useGetWishlistQuery({ id, ...readPageArgs(useSearchParams()[0]) })
  const { data: wishlistsData } = useGetWishlistsQuery({})
  const changes = useItemChanges(id, actionData)
  const { error, subject, added } = actionData ?? {}
  const changeErrors = [...(error ? [{ error, ...(subject ? { subject } : {}) }] : []), ...changes.errors]
  const nameErrors = useFormErrors(changeErrors.find((changeError) => changeError.subject === 'name')?.error, {
    name: t('new.name'),
  })
  const otherErrors = changeErrors.filter((changeError) => changeError.subject !== 'name')
  const itemErrors = otherErrors.map((changeError) => {
    const text = changeError.error.fields?.[0]?.message
    const entry = text ? { text } : toErrorEntry(changeError.error)
    return wishlist?.items.some((item) => item.id === changeError.subject)
      ? { ...entry, id: quantityId(changeError.subject!) }
      : entry
  })
  const errors = [...itemErrors, ...nameErrors.summary]
  const missingVariants = new Set(
    (added?.itemErrors ?? []).flatMap((itemError) => (itemError.code === 'choose_variant' ? [itemError.id] : [])),
  )
  const hasErrors = errors.length > 0 || (added?.itemErrors.length ?? 0) > 0
  usePageMeta({ title: t('common:titlePattern', { title: wishlist?.name ?? t('title') }), noindex: true, hasErrors })
  const canShare = useCapability('shared-wishlists')
  if (!wishlist) return null

  const otherWishlists = (wishlistsData?.wishlists ?? [])
    .filter((otherWishlist) => otherWishlist.id !== id)
    .map((otherWishlist) => ({ id: otherWishlist.id, name: otherWishlist.name }))
  return (
    <AccountLayout
      title={wishlist.name}
      lead={t('count', { count: wishlist.itemCount })}
      crumbs={[
        { children: t('title'), href: '/account/wishlists' },
        { children: wishlist.name, href: `/account/wishlists/${id}` },
      ]}
    >
      <SuccessAlertFromUrl messages={{ saved: t('save.done') }} />
      <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} submission={nameErrors.submission} />
      {added ? (
        <AddedToBasketAlert
          added={added}
          getVariantFieldId={(item) => (missingVariants.has(item) ? variantFieldId(item) : undefined)}
        />
      ) : null}
      <WishlistItems
        wishlist={wishlist}
        others={otherWishlists}
        changes={changes}
        errors={changeErrors}
        missingVariants={missingVariants}
      />
      <ListPagination
        label={t('list.pages')}
        page={wishlist.page}
        pages={wishlist.pages}
        href={(page) => toPagePath(`/account/wishlists/${id}`, page)}
      />
      <div className={styles.settings}>
        {canShare && <ShareWishlistForm wishlist={wishlist} />}
        <RenameWishlistForm
          key={wishlist.name}
          wishlist={wishlist}
          typedName={actionData?.error ? actionData.name : undefined}
          fieldError={nameErrors.fieldError}
          onSubmit={nameErrors.validate}
        />
        <DeleteWishlistForm wishlist={wishlist} />
      </div>
    </AccountLayout>
  )
}
