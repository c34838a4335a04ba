import { useActionData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetWishlistQuery, useGetWishlistsQuery } from '../../data/api.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { quantityId } from '../../features/basket/quantity-form.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { AddedNotice } from './added-notice.tsx'
import { DeleteList } from './delete-list.tsx'
import { RenameList } from './rename-list.tsx'
import { ShareList } from './share-list.tsx'
import { kindId } from './take-wish.tsx'
import { useWishChanges } from './use-wish-changes.ts'
import styles from './wishlist-page.module.css'
import type { WishlistActionData } from './wishlist-action.ts'
import { Wishes } from './wishes.tsx'

export { action } from './wishlist-action.ts'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await Promise.all([
    load(context, 'getWishlist', { id: params.id! }, request),
    load(context, 'getWishlists', {}, request),
  ])
  return null
}

/** One list: what is on it, who may see it, what it is called. */
export function Component() {
  const t = useT('wishlists')
  const { id = '' } = useParams()
  const answer = useActionData<WishlistActionData>()
  const { data: list } = useGetWishlistQuery({ id })
  const { data: all } = useGetWishlistsQuery({})
  const changes = useWishChanges(id, answer)
  const { error, at, added } = answer ?? {}
  const problems = [...(error ? [{ error, ...(at ? { at } : {}) }] : []), ...changes.problems]
  const naming = useFormErrors(problems.find((problem) => problem.at === 'name')?.error, { name: t('new.name') })
  const others = problems.filter((problem) => problem.at !== 'name')
  const ofWishes = others.map((problem) => {
    const text = problem.error.fields?.[0]?.message ?? errorText(problem.error, t)
    return list?.items.some((item) => item.id === problem.at) ? { id: quantityId(problem.at!), text } : { text }
  })
  const errors = [...ofWishes, ...naming.summary]
  const missing = new Set(
    (added?.problems ?? []).flatMap((problem) => (problem.code === 'choose_kind' ? [problem.id] : [])),
  )
  const hasErrors = errors.length > 0 || (added?.problems.length ?? 0) > 0
  usePageHead({ title: t('common:titlePattern', { title: list?.name ?? t('title') }), noindex: true, hasErrors })
  if (!list) return null

  const otherLists = (all?.wishlists ?? [])
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, name: other.name }))
  return (
    <AccountFrame
      title={list.name}
      lead={t('count', { count: list.itemCount })}
      crumbs={[
        { children: t('title'), href: '/account/wishlists' },
        { children: list.name, href: `/account/wishlists/${id}` },
      ]}
    >
      <ErrorSummary title={t('common:thereIsAProblem')} errors={errors} attempt={naming.attempt} />
      {added ? (
        <AddedNotice added={added} kindField={(item) => (missing.has(item) ? kindId(item) : undefined)} />
      ) : null}
      <Wishes list={list} others={otherLists} changes={changes} problems={problems} missing={missing} />
      <div className={styles.settings}>
        <ShareList list={list} />
        <RenameList
          key={list.name}
          list={list}
          typed={answer?.error ? answer.name : undefined}
          at={naming.at}
          onSubmit={naming.check}
        />
        <DeleteList list={list} />
      </div>
    </AccountFrame>
  )
}
