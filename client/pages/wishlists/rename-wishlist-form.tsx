import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

type RenameWishlistProps = {
  wishlist: Wishlist
  /** The rejected name. */
  typedName: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function RenameWishlistForm({ wishlist, typedName, fieldError, onSubmit }: RenameWishlistProps) {
  const t = useT('wishlists')
  return (
    <section aria-labelledby="rename">
      <SectionHead id="rename" title={t('rename.title')} />
      <Form method="post" noValidate preventScrollReset onSubmit={onSubmit}>
        <FormStack>
          <TextField
            id="name"
            name="name"
            label={t('new.name')}
            defaultValue={typedName ?? wishlist.name}
            autoComplete="off"
            {...fieldRules.wishlistName}
            {...fieldError('name')}
          />
          <FormActions>
            <Button type="submit" name="intent" value="rename">
              {t('rename.submit')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </section>
  )
}
