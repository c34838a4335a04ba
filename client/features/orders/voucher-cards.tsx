import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import styles from './voucher-cards.module.css'

type VoucherCardsProps = { label: string; items: { code: string; value: string; note: string; details: string[] }[] }

/** Gift vouchers as cards; a click selects the whole code. */
export const VoucherCards = ({ label, items }: VoucherCardsProps) => (
  <ul className={styles.cards}>
    {items.map(({ code, value, note, details }) => (
      <TicketCard as="li" key={code} className={styles.card}>
        <span className={styles.value}>{value}</span>
        <span className={styles.label}>{label}</span>
        <span className={styles.code} translate="no">
          {code}
        </span>
        <span className={styles.note}>{note}</span>
        {details.map((detail) => (
          <span key={detail} className={styles.note}>
            {detail}
          </span>
        ))}
      </TicketCard>
    ))}
  </ul>
)
