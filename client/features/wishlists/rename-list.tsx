import { Form } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { errorText } from '../../app/error-text.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { TextField } from '../../ui/text-field.tsx'

type RenameListProps = { list: Wishlist; typed: string | undefined; error: ApiError | undefined }

export function RenameList({ list, typed, error }: RenameListProps) {
  const t = useT('wishlists')
  const text = error && (error.fields?.[0]?.message ?? errorText(error, t))
  return (
    <section aria-labelledby="rename">
      <SectionHead id="rename" title={t('rename.title')} />
      <Form method="post" noValidate preventScrollReset>
        <FormStack>
          <TextField
            id="name"
            name="name"
            label={t('new.name')}
            defaultValue={error ? typed : list.name}
            autoComplete="off"
            required
            {...(text ? { error: text } : {})}
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
