import { useT } from '../../i18n/i18n.ts'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { Shortcuts } from './shortcuts.tsx'

export function AccountShortcuts({ basketCount }: { basketCount: number }) {
  const t = useT('account')
  return (
    <section aria-labelledby="ways">
      <SectionHead id="ways" title={t('shortcuts.title')} />
      <Shortcuts
        items={[
          { to: '/basket', text: t('common:basket'), note: t('shortcuts.basket', { count: basketCount }) },
          { to: '/whats-on', text: t('common:whatsOn'), note: t('shortcuts.programme') },
          { to: '/account/address-book/new', text: t('addresses.new'), note: t('shortcuts.newAddress') },
        ]}
      />
    </section>
  )
}
