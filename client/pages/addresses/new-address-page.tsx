import { useActionData, useSearchParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { createAddressDraft } from './address-draft.ts'
import { handleAddressForm, type AddressFormActionData } from './handle-address-form.ts'
import { AddressForm } from './address-form.tsx'
import { parseRequestedTypes } from './parse-requested-types.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getCountries', {}, request)
  return null
}

export const action = (args: ActionFunctionArgs) =>
  handleAddressForm(args.request, (draft) => runMutation(args.context, 'createAddress', draft))

export function Component() {
  const t = useT('addresses')
  const language = useLanguage()
  const { data: session } = useGetSessionQuery({})
  const actionData = useActionData<AddressFormActionData>()
  const types = parseRequestedTypes(useSearchParams()[0])

  return (
    <AccountLayout
      title={t('new')}
      crumbs={[
        { children: t('title'), href: '/account/address-book' },
        { children: t('new'), href: '/account/address-book/new' },
      ]}
    >
      <AddressForm
        title={t('new')}
        {...(actionData ?? { draft: createAddressDraft(language, types, session ?? {}) })}
      />
    </AccountLayout>
  )
}
