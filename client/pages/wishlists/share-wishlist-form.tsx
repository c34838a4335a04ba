import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions, FormNote, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'

/** Creates and revokes the secret link to the wishlist. */
export function ShareWishlistForm({ wishlist: { sharedUrl } }: { wishlist: Wishlist }) {
  const t = useT('wishlists')
  const dispatch = useDispatch()
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isShared = sharedUrl !== null
  const wasShared = useRef(isShared)
  const tellChange = useEffectEvent(() => {
    if (wasShared.current === isShared) return
    wasShared.current = isShared
    dispatch(notifications.actions.announce(t(isShared ? 'share.shared' : 'share.private')))
    // The button that had the focus has disappeared.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  })
  useEffect(() => tellChange(), [isShared])
  const copyLink = async () => {
    field.current?.select()
    await navigator.clipboard.writeText(sharedUrl ?? '').then(
      () => dispatch(notifications.actions.showToast({ kind: 'status', text: t('share.copied') })),
      // The browser denied clipboard access; the selected link can be copied by hand.
      () => undefined,
    )
  }
  return (
    <section aria-labelledby="share">
      <SectionHead id="share" title={t('share.title')} />
      <Form ref={form} method="post" preventScrollReset>
        <FormStack>
          {!isShared ? (
            <>
              <p>{t('share.private')}</p>
              <div className="stack-12">
                <FormActions>
                  <Button type="submit" name="intent" value="share">
                    {t('share.submit')}
                  </Button>
                </FormActions>
                <FormNote>{t('share.note')}</FormNote>
              </div>
            </>
          ) : (
            <>
              <TextField
                ref={field}
                id="shared-link"
                label={t('share.link')}
                type="url"
                hint={t('share.note')}
                value={sharedUrl}
                readOnly
                autoComplete="off"
              />
              <div className="stack-12">
                <FormActions>
                  <JsOnly>
                    <Button onClick={() => void copyLink()}>{t('share.copy')}</Button>
                  </JsOnly>
                  <TextLink to={new URL(sharedUrl).pathname}>{t('share.open')}</TextLink>
                  <TextButton type="submit" name="intent" value="unshare">
                    {t('share.revoke')}
                  </TextButton>
                </FormActions>
                <FormNote>{t('share.revokeNote')}</FormNote>
              </div>
            </>
          )}
        </FormStack>
      </Form>
    </section>
  )
}
