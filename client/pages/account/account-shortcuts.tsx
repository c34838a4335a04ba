import { useT } from '../../i18n/i18n.ts'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { Link } from '../../ui/actions/link.tsx'
import styles from './account-shortcuts.module.css'

const ShortcutList = ({ items }: { items: { to: string; text: string; note: string }[] }) => (
  <ul className={styles.list}>
    {items.map(({ to, text, note }) => (
      <li key={to} className={styles.item}>
        <Link className={styles.link} to={to}>
          <span className={styles.name}>{text}</span>
          <span className="small-muted">{note}</span>
        </Link>
      </li>
    ))}
  </ul>
)

export function AccountShortcuts({ basketCount }: { basketCount: number }) {
  const t = useT('account')
  return (
    <section aria-labelledby="ways">
      <SectionHead id="ways" title={t('shortcuts.title')} />
      <ShortcutList
        items={[
          { to: '/basket', text: t('common:basket'), note: t('shortcuts.basket', { count: basketCount }) },
          { to: '/whats-on', text: t('common:whatsOn'), note: t('shortcuts.programme') },
          { to: '/account/address-book/new', text: t('addresses.new'), note: t('shortcuts.newAddress') },
        ]}
      />
    </section>
  )
}
