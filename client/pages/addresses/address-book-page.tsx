import { useState } from 'react'
import { useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { addressTypes, maxAddresses } from '#shared/wire/address-types.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetAddressesQuery } from '../../data/api.ts'
import { useErrorEntry } from '../../features/forms/use-error-entry.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import type { AddressBookActionData } from './address-book-action.ts'
import { AddressesOfType } from './addresses-of-type.tsx'
import { DeletedAddresses } from './deleted-addresses.tsx'
import { useAddressChanges } from './use-address-changes.ts'

export { action } from './address-book-action.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getAddresses', {}, request)
  return null
}

export function Component() {
  const t = useT('addresses')
  const toErrorEntry = useErrorEntry()
  const { data } = useGetAddressesQuery({})
  const { error, removed, restore, ...changes } = useAddressChanges(useActionData<AddressBookActionData>())
  // From the first deletion on, the page speaks of that instead of the address that was saved before.
  const [hasRemoved, setHasRemoved] = useState(false)
  if (removed.length > 0 && !hasRemoved) setHasRemoved(true)
  usePageMeta({ title: t('common:titlePattern', { title: t('title') }), noindex: true, hasErrors: error !== undefined })
  if (!data) return null

  const { addresses } = data
  const isFull = addresses.length >= maxAddresses
  const newAddressLink = isFull ? (
    <p>{t('full', { maximum: maxAddresses })}</p>
  ) : (
    <div>
      <ButtonLink variant="solid" to="/account/address-book/new">
        {t('new')}
      </ButtonLink>
    </div>
  )
  return (
    <AccountLayout
      title={t('title')}
      lead={t('lead')}
      crumbs={[{ children: t('title'), href: '/account/address-book' }]}
    >
      {hasRemoved ? null : <SuccessAlertFromUrl messages={{ saved: t('saved') }} />}
      <FormStack>
        <ErrorSummary title={t('common:thereIsAProblem')} errors={error ? [toErrorEntry(error)] : []} />
        <DeletedAddresses addresses={addresses} removed={removed} onRestore={(address) => void restore(address)} />
        {addresses.length > 0 ? newAddressLink : null}
      </FormStack>
      {addresses.length > 0 ? (
        addressTypes.map((type) => <AddressesOfType key={type} type={type} addresses={addresses} changes={changes} />)
      ) : (
        <EmptyState title={t('emptyTitle')} action={newAddressLink}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
    </AccountLayout>
  )
}
