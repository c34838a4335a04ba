import { useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { addressTypes } from '#shared/rules/address-types.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetAddressesQuery } from '../../data/api.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import type { AddressBookAnswer } from './address-book-action.ts'
import { AddressesOfType } from './addresses-of-type.tsx'
import { DeletedAddresses } from './deleted-addresses.tsx'
import { useAddressChanges } from './use-address-changes.ts'

export { action } from './address-book-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getAddresses', {}, request)
  return null
}

export function Component() {
  const t = useT('addresses')
  const { data } = useGetAddressesQuery({})
  const { error, removed, putBack, ...changes } = useAddressChanges(useActionData<AddressBookAnswer>())
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: error !== undefined })
  if (!data) return null

  const { addresses } = data
  const toNew = (
    <div>
      <ButtonLink variant="solid" to="/account/address-book/new">
        {t('new')}
      </ButtonLink>
    </div>
  )
  return (
    <AccountFrame
      title={t('title')}
      lead={t('lead')}
      crumbs={[{ children: t('title'), href: '/account/address-book' }]}
    >
      <FormStack>
        <ErrorSummary title={t('common:thereIsAProblem')} errors={error ? [{ text: errorText(error, t) }] : []} />
        <DeletedAddresses addresses={addresses} removed={removed} onPutBack={(address) => void putBack(address)} />
        {addresses.length > 0 ? toNew : null}
      </FormStack>
      {addresses.length > 0 ? (
        addressTypes.map((type) => <AddressesOfType key={type} type={type} addresses={addresses} changes={changes} />)
      ) : (
        <EmptyState title={t('emptyTitle')} action={toNew}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
    </AccountFrame>
  )
}
