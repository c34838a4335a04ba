import { use, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Form } from 'react-router-dom'
import { KeepButton } from './keep-button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useAddToWishlistMutation, useGetWishlistsQuery, useRemoveWishlistItemMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { keepPath } from './keep-wish.ts'
import { notices } from '../../data/notices-slice.ts'
import { useSession } from '../../data/session.ts'

type KeepControlProps = {
  sku: string
  /** What it is called: "Marrow Choir". */
  name: string
  /** The mark alone, for the corner of a poster. */
  small?: boolean
}

/**
 * Where a thing is on the shopper's lists; known only to scripts, and only of customers, so that public pages stay
 * everybody's.
 */
const useHeld = (sku: string, known: boolean) =>
  useGetWishlistsQuery(
    {},
    {
      skip: !known,
      selectFromResult: ({ data }) => ({
        lists: data?.wishlists.filter(({ items }) => items.some((item) => item.sku === sku)),
      }),
    },
  ).lists

/** What the form holds. `state` names the button's word; `kept` is undefined while nobody knows. */
function KeepFields({
  sku,
  name,
  small = false,
  state,
  kept,
}: KeepControlProps & { state: 'keep' | 'kept' | 'tryAgain'; kept?: boolean }) {
  const t = useT('keep')
  const text = t(state)
  return (
    <>
      <input type="hidden" name="sku" value={sku} />
      <KeepButton
        label={small && state !== 'tryAgain' ? t('keepNamed', { name }) : t('named', { text, name })}
        {...(small ? {} : { text })}
        {...(kept === undefined ? {} : { kept })}
      />
    </>
  )
}

function KeepControlInBrowser({ sku, name, small = false }: KeepControlProps) {
  const t = useT('keep')
  const dispatch = useDispatch()
  const language = use(LinkLanguageContext)
  const session = useSession()
  const customer = session !== undefined && !session.guest
  const held = useHeld(sku, customer)
  const [failed, setFailed] = useState(false)
  const [add, { isLoading: adding }] = useAddToWishlistMutation()
  const [remove] = useRemoveWishlistItemMutation()
  const kept = (held !== undefined && held.length > 0) || adding

  const say = (kind: 'status' | 'error', text: string) => {
    setFailed(kind === 'error')
    dispatch(notices.actions.toasted({ kind, text }))
  }
  const keep = async () => {
    const { data } = await add({ sku })
    if (data) say('status', t('added', { name, list: data.name }))
    else say('error', t('failed', { name }))
  }
  const letGo = async () => {
    const ids = (held ?? []).flatMap(({ items }) =>
      items.filter((item) => item.sku === sku && item.id !== '').map(({ id }) => id),
    )
    const results = await Promise.all(ids.map((id) => remove({ id })))
    if (results.some(({ error }) => error)) say('error', t('letGoFailed', { name }))
    else say('status', t('letGo', { name }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!customer) return
    event.preventDefault()
    void (kept ? letGo() : keep())
  }

  const state = kept ? 'kept' : 'keep'
  return (
    <Form method="post" action={withLanguage(keepPath, language)} discover="none" onSubmit={submit}>
      <KeepFields
        sku={sku}
        name={name}
        small={small}
        state={failed ? 'tryAgain' : state}
        {...(customer && held ? { kept } : {})}
      />
    </Form>
  )
}

/**
 * What the one in the browser begins with. Nothing is known of anybody's lists here, so nothing asks for them, once for
 * each poster.
 */
function KeepControlInHtml(props: KeepControlProps) {
  const language = use(LinkLanguageContext)
  return (
    <form method="post" action={withLanguage(keepPath, language)}>
      <KeepFields {...props} state="keep" />
    </form>
  )
}

/**
 * Keeps something on a wishlist, or lets it go. A real form: without a script, and for guests, who are asked to sign in
 * first, it leads to the list. Needs the area `keep` on the page.
 */
export const KeepControl = import.meta.env.SSR ? KeepControlInHtml : KeepControlInBrowser
