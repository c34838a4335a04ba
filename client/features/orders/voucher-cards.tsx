import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import styles from './voucher-cards.module.css'

type VoucherCardsProps = {
  label: string
  items: { code: string; value: string; note: string; details: string[]; image: Image | null }[]
}

/** Gift vouchers as cards; a click selects the whole code. */
export const VoucherCards = ({ label, items }: VoucherCardsProps) => (
  <ul className={styles.cards}>
    {items.map(({ code, value, note, details, image }) => (
      <TicketCard as="li" key={code} className={styles.card}>
        {image && (
          <span className={styles.art}>
            <OptimizedImage image={image} alt="" sizes="11rem" />
          </span>
        )}
        <TicketDivider vertical className={styles.divider} />
        <div className={styles.text}>
          <span className={styles.value}>{value}</span>
          {[note, ...details].map((line) => (
            <span key={line} className={styles.note}>
              {line}
            </span>
          ))}
        </div>
        <p className={styles.codeRow}>
          <span className={styles.label}>{label}</span>
          <span className={styles.code} translate="no">
            {code}
          </span>
        </p>
      </TicketCard>
    ))}
  </ul>
)
